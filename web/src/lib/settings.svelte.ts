// The person's choices, kept in this browser only.

import { languages, preferredLanguage } from './languages'

export type Theme = 'auto' | 'light' | 'dark'

interface Settings {
  language: string
  theme: Theme
  sound: boolean
  /** Nothing moves by itself. */
  still: boolean
  /** A decision always takes two clicks. */
  confirm: boolean
  /** Between several people at one screen a curtain hides what the next one may not see. */
  curtain: boolean
  /** The browser shows a notice when it is the person's turn; null until they were asked. */
  notify: boolean | null
  /** The device vibrates when it is the person's turn, if it can. */
  vibrate: boolean
  /** The nickname at new tables. */
  name: string
  /** The level of the bot that the lobby begins a game with. */
  level: string
  /** False for every aid that is switched off: "<game>-<name>". */
  aids: Record<string, boolean>
}

const STORE = 'boomtown-settings'

function read(): Settings {
  const defaults: Settings = {
    language: preferredLanguage(navigator.languages),
    theme: 'auto',
    sound: false,
    still: false,
    confirm: false,
    curtain: true,
    notify: null,
    vibrate: true,
    name: '',
    level: 'deputy',
    aids: {},
  }
  try {
    const stored = { ...defaults, ...(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Settings>) }
    return languages.includes(stored.language) ? stored : { ...stored, language: defaults.language }
  } catch {
    return defaults
  }
}

export const settings = $state(read())

/** Stores the settings and applies them to the page. */
export function saveSettings(): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(settings))
  } catch {
    // Without storage the settings last as long as the page.
  }
  const root = document.documentElement
  root.lang = settings.language
  root.dataset.shade = dark() ? 'dark' : 'light'
  root.dataset.still = String(settings.still)
}

const night = matchMedia('(prefers-color-scheme: dark)')
night.addEventListener('change', () => saveSettings())

function dark(): boolean {
  return settings.theme === 'dark' || (settings.theme === 'auto' && night.matches)
}

/** Whether things may move: the person's choice here, or the system's. */
export function motionAllowed(): boolean {
  return !settings.still && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
