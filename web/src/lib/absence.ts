// Whether the person of a seat is connected, as an icon and a word.

import { botName } from './bots'
import { t } from './text.svelte'
import type { SeatPresence } from './types'

/** The choices of a table's patience: seconds after which somebody who is away is gone. */
export const PATIENCES = [60, 120, 300, 900, 86_400, 259_200, 604_800]

export const spanText = (seconds: number): string =>
  seconds < 86_400
    ? t('web-span-minutes', { count: Math.round(seconds / 60) })
    : t('web-span-days', { count: Math.round(seconds / 86_400) })

/** Null for bots, free seats and whoever is connected. */
export function absenceOf(info: SeatPresence | undefined): { icon: string; text: string } | null {
  if (!info || info.kind === 'bot' || info.free) return null
  if (info.resigned) return { icon: 'bot', text: t('web-has-resigned') }
  if (info.bot) return { icon: 'bot', text: t('web-bot-plays-on', { bot: botName(info.bot) }) }
  if (info.present) return null
  return info.gone ? { icon: 'tumbleweed', text: t('web-gone') } : { icon: 'waiting', text: t('web-absent') }
}
