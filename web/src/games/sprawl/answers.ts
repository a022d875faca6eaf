// The answers that the acting card itself offers: options, payments, kinds of points, tiles, players.

import type { Table } from '../../lib/table.svelte'
import { t } from '../../lib/text.svelte'
import type { Group } from './fx'
import { asked, sprawlFaces, viewOf, type Ask } from './view'

export interface Answer {
  action: number
  name: string
  text?: string
  groups?: Group[]
  seat?: number
  primary?: boolean
}

const CITY = ['place', 'building', 'block', 'marker', 'space', 'row', 'line']

/** Whether what is asked is answered in the city. */
export const asksPlace = (table: Table) =>
  table.legal.some((action) => CITY.includes(table.vocabulary.named(action).verb))

export function answers(table: Table): Answer[] {
  const ask = asked(table)
  // Where players, contracts or places are the answers too, passing stays in the action column.
  const own = table.legal.every((action) => OWN.includes(table.vocabulary.named(action).verb))
  return own ? table.legal.map((action) => answer(table, ask, action)) : []
}

const OWN = ['option', 'pay', 'pass', 'kind', 'split', 'choose']

function answer(table: Table, ask: Ask | null, action: number): Answer {
  const { verb, args, words } = table.vocabulary.named(action)
  switch (verb) {
    case 'option': {
      const place = (args.number ?? 1) - 1
      return { action, name: t('web-sprawl-option', { number: place + 1 }), text: optionText(table, place) }
    }
    case 'pay':
      return {
        action,
        name: t(ask?.kind === 'save' ? 'web-sprawl-keep' : 'web-sprawl-pay'),
        groups: [coins('−', ask?.wealth ?? 0, ask?.prestige ?? 0)],
        text: ask?.kind === 'offer' ? optionText(table, 0) : undefined,
        primary: true,
      }
    case 'pass':
      return { action, name: t(ask?.kind === 'save' ? 'web-sprawl-let-go' : 'web-sprawl-pass') }
    case 'kind': {
      const kind = words.kind === 'prestige' ? 'prestige' : 'wealth'
      const count = ask?.[kind] ?? 0
      const sign = ask?.paying ? '−' : '+'
      return {
        action,
        name: t(`web-sprawl-kind-${kind}`),
        groups: [coins(sign, kind === 'wealth' ? count : 0, kind === 'prestige' ? count : 0)],
        text: (ask?.left ?? 1) > 1 ? t('web-sprawl-payments-left', { left: ask?.left ?? 1 }) : undefined,
      }
    }
    case 'split': {
      const chosen = args.prestige ?? 0
      const [wealth, prestige] = shares(ask, chosen)
      return { action, name: splitName(ask, chosen), groups: [coins('+', wealth, prestige)] }
    }
    default: {
      const seat = args.player ?? 0
      return { action, name: table.name(seat), seat, text: standingText(ask, seat) }
    }
  }
}

/** The wealth and prestige that one's tiles pay if so many are taken as prestige. */
function shares(ask: Ask | null, chosen: number): [number, number] {
  const value = ask?.value ?? 1
  return [((ask?.tiles ?? 0) - chosen) * value, chosen * value]
}

/** "2 wealth and 1 prestige". */
export function splitName(ask: Ask | null, chosen: number): string {
  const [wealth, prestige] = shares(ask, chosen)
  const kind = wealth && prestige ? 'both' : prestige ? 'prestige' : 'wealth'
  return t(`sprawl-amount-${kind}`, { wealth, prestige })
}

function coins(sign: string, wealth: number, prestige: number): Group {
  return [
    ...(wealth ? [{ coin: 'wealth' as const, number: `${sign}${wealth}` }] : []),
    ...(prestige ? [{ coin: 'prestige' as const, number: `${sign}${prestige}` }] : []),
  ]
}

/** What an option of the acting effect does, or what an offer brings. */
function optionText(table: Table, place: number): string {
  const { effect } = viewOf(table)
  return sprawlFaces().faces.effects[effect ?? '']?.parts[place] ?? ''
}

// The words for what is compared; everything else is a number of buildings.
const MEASURES: Record<string, string> = {
  vocations: 'web-sprawl-standing-tiles',
  prestige: 'web-sprawl-standing-prestige',
  wealth: 'web-sprawl-standing-wealth',
  permits: 'web-sprawl-standing-permits',
}

/** What a tied player brings to the contest. */
function standingText(ask: Ask | null, seat: number): string | undefined {
  const own = ask?.standing?.[seat]
  if (own === undefined) return undefined
  if (Array.isArray(own)) return t('web-sprawl-standing-buildings', { value: own[0] ?? 0, count: own[1] ?? 0 })
  return t(MEASURES[ask?.measure ?? ''] ?? 'web-sprawl-buildings', { count: own })
}
