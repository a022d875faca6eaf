// The clocks of a table, which go on between two messages of the server.

import { spanText } from './absence'
import { t } from './text.svelte'
import type { ClockRules, SeatClock } from './types'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** With less than this many milliseconds a clock is shown as urgent. */
const URGENT = 30 * SECOND

/** By how much the time of the server is ahead of this device's. */
let serverAhead = 0
let time = $state(Date.now())
let watchers = 0
let timer: ReturnType<typeof setInterval> | undefined

export function noteServerTime(now: number): void {
  serverAhead = now - Date.now()
}

/** Lets the clocks go on for as long as somebody sees one; to be called in an effect. */
export function watchTime(): () => void {
  watchers += 1
  timer ??= setInterval(() => (time = Date.now()), 250)
  return () => {
    watchers -= 1
    if (watchers) return
    clearInterval(timer)
    timer = undefined
  }
}

export const timeLeft = (clock: SeatClock): number =>
  clock.until === null ? clock.left : Math.max(0, clock.until - time - serverAhead)

export const isUrgent = (left: number): boolean => left < URGENT

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** Days and hours, hours and minutes, or a clock with seconds; rounded up, so that 0:00 means that the time is up. */
export function timeText(left: number, kind: ClockRules['kind']): string {
  if (left <= 0) return t('web-clock-up')
  if (left >= DAY) return t('web-clock-days', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) })
  if (left >= HOUR && kind === 'turn') {
    return t('web-clock-hours', { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) })
  }
  const seconds = Math.ceil(left / SECOND)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}` : `${minutes}:${twoDigits(seconds % 60)}`
}

/** The rules of a table's clock, in one or two sentences. */
export function rulesText(clock: ClockRules): string {
  const span = spanText(clock.seconds)
  const rule =
    clock.kind === 'turn'
      ? t('web-clock-rule-turn', { span })
      : t(clock.increment ? 'web-clock-rule-more' : 'web-clock-rule-bank', { span, count: clock.increment })
  return `${rule} ${t(`web-clock-rule-${clock.at_zero}`)}`
}
