export const languages = ['en', 'it', 'de']

export const languageNames: Record<string, string> = { en: 'English', it: 'Italiano', de: 'Deutsch' }

/** The first of the browser's languages that we speak. */
export function preferred(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split('-')[0] ?? ''
    if (languages.includes(code)) return code
  }
  return 'en'
}
