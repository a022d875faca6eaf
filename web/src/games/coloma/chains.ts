// What one click plays at once: a half of the site, and what the person wants from it.

import type { Table } from '../../lib/table.svelte'
import type { Fx } from './fx'
import { action, asked, colomaFaces, legal, menuState, viewOf } from './view'

/** By tool, the half of the site on the menu that builds, surveys or works with it. */
export function openers(table: Table, kind: 'build' | 'works' | 'workday'): Map<string, number> {
  const ask = asked(table)
  if (ask?.kind !== 'menu') return new Map()
  const { sites } = colomaFaces().faces
  const halves: [number | undefined, Fx][] = [
    [legal(table, 'common', 'action'), (sites[String(ask.site)]?.common ?? []).slice(0, 1)],
    [legal(table, 'boom'), sites[String(ask.boom_of)]?.boom ?? []],
  ]
  const openings = halves.flatMap(([item, fx]) =>
    item === undefined
      ? []
      : fx.filter((effect) => effect.do === kind).map((effect): [string, number] => [String(effect.tool), item]),
  )
  return new Map(openings)
}

/** Whether something of a half on the menu can be done and paid. */
export function useful(table: Table, half: number): boolean {
  const { verb, words } = table.vocabulary.named(half)
  return menuState(table, [verb, ...Object.values(words)].join(' ')) !== 'useless'
}

/** Whether something of the menu is on the own board. */
export function ownBoardOffers(table: Table): boolean {
  if (asked(table)?.kind !== 'menu') return false
  const halves = [...openers(table, 'build').values(), ...openers(table, 'works').values()]
  return (
    halves.some((half) => useful(table, half)) ||
    legal(table, 'common', 'guests') !== undefined ||
    table.legal.some((action) => ['mill', 'use', 'open', 'specialty'].includes(table.vocabulary.named(action).verb))
  )
}

/** What "Collect all" plays: the workdays that are open, and everything of theirs that only gives. */
export function collectable(table: Table): number[] {
  if (asked(table)?.kind !== 'menu' || table.seat === null) return []
  const { buildings, mill } = colomaFaces().faces
  const view = viewOf(table)
  const days = openers(table, 'workday')
  const onlyGives = (fx: unknown) => (fx as Fx).every((effect) => effect.do === 'gain')
  // What is on the menu now, or comes to it with a workday that is opened first.
  const reach = (tool: string, verb: string, id: string) => {
    const now = legal(table, verb, id)
    const later = days.has(tool) && menuState(table, `${verb} ${id}`) !== 'used' ? action(table, verb, id) : null
    return now ?? later ?? undefined
  }
  const built = view.players[table.seat]?.built.filter((id) => !view.turn.fresh.includes(id)) ?? []
  const items = [
    ...Object.entries(mill).map(([tool, face]) => (onlyGives(face.fx) ? reach(tool, 'mill', tool) : undefined)),
    ...built.map((id) => {
      const face = buildings[id]
      return face && onlyGives(face.fx) ? reach(face.when, 'use', id) : undefined
    }),
  ]
  return [...days.values(), ...items.filter((item) => item !== undefined)]
}
