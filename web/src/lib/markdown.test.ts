import { expect, it } from 'vitest'
import { blocks, inline } from './markdown'

it('gives every numbered paragraph its anchor', () => {
  const found = blocks(
    '# Rules\n\nIntro.\n\n## 4. Placing\n\n**W4.2** Text with *stress*.\nSecond line.\n\n- one\n- two',
  )
  expect(found.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'heading', 'paragraph', 'item', 'item'])
  expect(found[3]).toMatchObject({ id: 'W4.2', number: 'W4.2' })
  expect(found[3]?.html).toContain('<em>stress</em>')
})

it('lets no markup through', () => {
  expect(inline('<script>"&"</script>')).toBe('&lt;script&gt;&quot;&amp;&quot;&lt;/script&gt;')
})

it('links to other paragraphs', () => {
  expect(inline('see W6.14')).toBe('see <a href="#W6.14">W6.14</a>')
})
