// The part of Markdown that RULES.md uses: headings, paragraphs with a bold number, lists, emphasis, code.

export interface Block {
  kind: 'heading' | 'paragraph' | 'item'
  level: number
  id: string
  /** The number of a rules paragraph, "W4.2". */
  number: string
  html: string
}

const NUMBERED = /^\*\*([A-Z]+\d+(?:\.\d+)*)\*\*\s*/

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

export function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>')
    .replace(/\b([A-Z]\d{1,2}\.\d{1,2})\b/g, '<a href="#$1">$1</a>')
}

export function blocks(source: string): Block[] {
  const result: Block[] = []
  for (const chunk of source.split(/\n\s*\n/)) {
    const text = chunk.trim()
    if (!text) continue
    const heading = /^(#{1,4})\s+(.*)$/s.exec(text)
    if (heading) {
      const words = heading[2] ?? ''
      const id = 'section-' + words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')
      result.push({ kind: 'heading', level: heading[1]?.length ?? 1, id, number: '', html: inline(words) })
      continue
    }
    if (/^[-*]\s/.test(text)) {
      for (const item of text.split(/\n(?=[-*]\s)/)) {
        result.push({ kind: 'item', level: 0, id: '', number: '', html: inline(item.replace(/^[-*]\s+/, '')) })
      }
      continue
    }
    const number = NUMBERED.exec(text)?.[1] ?? ''
    const rest = number ? text.replace(NUMBERED, '') : text
    result.push({ kind: 'paragraph', level: 0, id: number, number, html: inline(rest) })
  }
  return result
}
