// What the end of the turn may bring, as the aid `forecast` estimates it from imagined worlds.

import type { Reading } from '../../lib/reading.svelte'
import type { Table } from '../../lib/table.svelte'
import { t, text } from '../../lib/text.svelte'
import { officeName } from './names'
import { offers, viewOf, type Forecast } from './view'

/** The forecast for the seat on the page, which is asked only while the turn can be ended. */
export function forecastOf(table: Table): Forecast | undefined {
  return offers(table, 'end') ? (table.aid('forecast') as Forecast | undefined) : undefined
}

const percent = (chance: number) => Math.round(100 * chance)
const rounded = (mean: number) => Math.round(10 * mean) / 10
const written = (value: number) => value.toLocaleString(text.language).replace('-', '−')

/** The chance that any office is voted on. */
export const ballotChance = (forecast: Forecast) => percent(Math.max(0, ...Object.values(forecast.ballots)))

export const specialChance = (forecast: Forecast) => percent(forecast.special)

/** How much of a good a seat gains on average. */
export const average = (forecast: Forecast, seat: number, kind: 'wealth' | 'prestige') =>
  rounded(forecast.seats[seat]?.[kind][0] ?? 0)

/** The forecast in sentences; `warning` is said first. */
export function forecastReading(table: Table, warning: string): Reading | null {
  const forecast = forecastOf(table)
  const notes = warning ? [warning] : []
  if (!forecast) return notes.length ? { title: t('web-sprawl-end'), lines: [], notes } : null
  const lines = [t('web-sprawl-forecast-turned', { cards: forecast.turned })]
  for (const [office, chance] of Object.entries(forecast.ballots)) {
    if (percent(chance) > 0) lines.push(electionLine(table, office, percent(chance)))
  }
  for (const seat of viewOf(table).players.keys()) {
    for (const kind of ['wealth', 'prestige'] as const) {
      const [mean, low, high] = forecast.seats[seat]?.[kind] ?? [0, 0, 0]
      if (low === 0 && high === 0) continue
      const range = { mean: written(rounded(mean)), low: written(low), high: written(high) }
      const params = { seat, kind: `@sprawl-kind-${kind}`, ...range }
      lines.push(t('web-sprawl-forecast-gain', params, table.name))
    }
  }
  if (percent(forecast.special) > 0) lines.push(t('web-sprawl-forecast-special', { chance: percent(forecast.special) }))
  return { title: t('web-sprawl-forecast'), lines, notes }
}

function electionLine(table: Table, office: string, chance: number): string {
  const params = { office: officeName(office), chance }
  const [first, ...tied] = viewOf(table).contests[office]?.seats ?? []
  if (first === undefined || tied.length) return t('web-sprawl-forecast-election', params)
  return t('web-sprawl-forecast-election-led', { ...params, seat: first }, table.name)
}
