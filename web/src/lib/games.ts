// What each game brings to the browser, found by its folder: src/games/<id>/index.ts. A new game needs no list.

import type { Component } from 'svelte'
import { loadGame } from './api'
import { loadIcons } from './icons'
import type { Sheet } from './pad'
import type { Reading } from './reading.svelte'
import type { Beat } from './story'
import type { Table } from './table.svelte'
import type { GameFaces, LogEntry, OptionValue, Params, RulesFigure } from './types'

export interface BoardProps {
  /** The position, the legal actions, and how a decision is made. */
  table: Table
}

type Board = Component<BoardProps>

/** What an object of the board says, by its ref; null where the engine's faces say enough, or nothing. */
export type ReadObject = (table: Table, ref: string, element: Element) => Reading | null

interface BoardModule {
  default: Board
  read?: ReadObject
}

export type Thumb = Component<{ of: string }>
export interface MiniProps {
  view: unknown
  faces: GameFaces
  seat: number | null
}
export type Mini = Component<MiniProps>
export type FigureDrawing = Component<{ figure: RulesFigure; label: string }>

/** The default export of src/games/<id>/index.ts. Everything is optional. */
export interface GameRoom {
  /** Loads what draws the whole position and takes the decisions. Without it the board of the game's package does, or
   * the plain one. */
  board?: () => Promise<BoardModule>
  /** The picture on the game's box in the lobby. */
  cover?: Component
  /** SVG <pattern> elements for the ground of the board; their ids begin with "<game>-ground-". */
  grounds?: Component
  /** A readable name of an action; without it the action's notation is shown. */
  actionName?: (table: Table, action: number) => string
  /** The things an action is about, where its name alone does not tell them apart; each has a picture. */
  actionRefs?: (table: Table, action: number) => string[]
  /** What a sentence calls the face with this group and id; without it, the name on the face. */
  nameInSentence?: (group: string, id: string) => string | undefined
  /** What a sentence calls a value that only the notation uses, such as a place; without it, the value itself. */
  valueInSentence?: (parameter: string, value: string) => string | undefined
  /** What everybody must know besides the question, such as that the game is about to end. */
  warning?: (table: Table) => string | undefined
  /** Whether an action only leads to the next question, so that a preview without change says nothing of its worth. */
  opening?: (table: Table, action: number) => boolean
  /** What a chain does as a whole, where the name of its last action would say too little. */
  chainName?: (table: Table, steps: number[]) => string | undefined
  /** What an action leads to beyond its preview, as far as an aid knows it. */
  whatFollows?: (table: Table, action: number) => string | undefined
  /** What the question is about, in one sentence for a newcomer; it is said while nothing else is. */
  advice?: (table: Table) => string | undefined
  /** How the score sheet shows a line; whatever is left out comes from the catalogue. */
  scoreLine?: (table: Table, key: string) => ScoreLineLook
  /** Loads what draws a thing of the game as a small picture, by its ref ("card:7"); it draws nothing for others. */
  thumb?: () => Promise<{ default: Thumb }>
  /** The kinds of refs that have such a picture. */
  pictured?: readonly string[]
  /** The group of faces that a kind of refs is about, where it is not called like the kind ("card" or "cards"). */
  faceGroups?: Readonly<Record<string, string>>
  /** Loads what draws a small picture of a position, from what a seat sees. */
  mini?: () => Promise<{ default: Mini }>
  /** Groups of faces that are only parts of others, such as single effects of cards; the reference list has the whole. */
  partsOfFaces?: readonly string[]
  /** Groups of faces whose names are only numbers. */
  numberedFaces?: readonly string[]
  /** Loads the form in which the score sheet of a physical game is filled in. */
  pad?: () => Promise<{ default: Component<{ sheet: Sheet }, object, 'sheet'> }>
  /** Loads what draws the figures of the rules, with the parts of the board. */
  figure?: () => Promise<{ default: FigureDrawing }>
  /** Whether an action brings nothing to light but what its player knows, so that its preview is certain. */
  ownReveal?: (table: Table, action: number) => boolean
  /** Whether a preview that chance may change says nothing here, because it would show one draw of cards out of many. */
  certainPreviewsOnly?: boolean
  /** Further parameters for the browser's words of a message. */
  moreParams?: (params: Params) => Params
  /**
   * Who did what a line of the log tells, null for nobody; without it the seat that the line speaks of, else the one that
   * moved.
   */
  actor?: (table: Table, entry: LogEntry) => number | null
  /** What is told of events that have just happened, briefly where it is too much; without it nothing is. */
  story?: (table: Table, entries: LogEntry[], brief: boolean) => Beat[]
  /** The keys of this game's board. */
  keys?: () => KeyHelp[]
  /** Whether an option changes anything with this number of seats and these other options; without it, always. */
  optionMatters?: (name: string, seats: number, options: Record<string, OptionValue>) => boolean
  /** The aids that the board shows, by name. The message "web-<game>-aid-<name>" says what each of them does. */
  aids?: readonly string[]
}

export interface ScoreLineLook {
  name?: string
  /** What the line counts, in one sentence. */
  text?: string
  icon?: string
  /** The id of a ground pattern, where that says more than an icon. */
  ground?: string
}

export interface KeyHelp {
  key: string
  /** What the key does. */
  text: string
}

const modules = import.meta.glob<{ default: GameRoom }>('../games/*/index.ts', { eager: true })

/** By the id of the game. */
export const rooms: ReadonlyMap<string, GameRoom> = new Map(
  Object.entries(modules).map(([path, module]) => [path.split('/').at(-2) ?? '', module.default]),
)

export function room(game: string): GameRoom {
  return rooms.get(game) ?? {}
}

// What the boards that were loaded say of their objects, by game.
const readers = new Map<string, ReadObject>()

/** What a board that was loaded says of one of its objects. */
export const boardReading = (game: string, ...about: Parameters<ReadObject>): Reading | null =>
  readers.get(game)?.(...about) ?? null

/** The board of a game, if it has one, with the icons it draws. */
export async function loadBoard(game: string): Promise<Board | undefined> {
  const [module] = await Promise.all([(room(game).board ?? (() => packageBoard(game)))(), loadIcons(game)])
  if (module?.read) readers.set(game, module.read)
  return module?.default
}

/** What holds the board of a game that comes with a package of its own, if it has one. */
async function packageBoard(game: string): Promise<BoardModule | undefined> {
  return game && (await loadGame(game)).board ? import('../ui/PackageBoard.svelte') : undefined
}

// What draws small pictures, by game. Whoever asks again gets the same promise and need not draw anew.
const thumbs = new Map<string, Promise<Thumb | undefined>>()

/** What draws small pictures of a game's things, if it has any. */
export function loadThumb(game: string): Promise<Thumb | undefined> {
  const begun = thumbs.get(game)
  if (begun) return begun
  const loading = Promise.all([room(game).thumb?.(), loadIcons(game)]).then(([module]) => module?.default)
  thumbs.set(game, loading)
  // What failed is tried again the next time.
  loading.catch(() => thumbs.delete(game))
  return loading
}

/** The groups of faces in which a thing may be that a ref of this kind names. */
export const faceGroups = (game: string, kind: string): string[] => [room(game).faceGroups?.[kind] ?? `${kind}s`, kind]

/** The kind of refs that name things of a group of faces. */
export function refKind(game: string, group: string): string {
  const { faceGroups = {}, pictured = [] } = room(game)
  const kind = Object.keys(faceGroups).find((kind) => faceGroups[kind] === group)
  return kind ?? (pictured.includes(group) ? group : group.replace(/s$/, ''))
}

/** Whether an option changes anything, so that people should be asked about it. */
export const optionMatters = (
  game: string,
  name: string,
  seats: number,
  options: Record<string, OptionValue>,
): boolean => room(game).optionMatters?.(name, seats, options) ?? true

/** Those of these things that a game draws as small pictures, each once. */
export function picturedRefs(game: string, refs: readonly string[]): string[] {
  const kinds = room(game).pictured ?? []
  return [...new Set(refs)].filter((ref) => kinds.includes(ref.split(':')[0] ?? ''))
}
