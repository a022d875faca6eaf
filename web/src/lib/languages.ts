import { languageNames as names } from '../generated/constants'

export const languageNames: Record<string, string> = names

export const languages = Object.keys(languageNames)

/** The first of the browser's languages that we speak. */
export function preferredLanguage(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split('-')[0] ?? ''
    if (languages.includes(code)) return code
  }
  return 'en'
}
