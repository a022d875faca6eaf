// How town and hand share the room beside the canyon: in two blocks of cards side by side, else in two rows.

/** The least width at which a card shows its name and ability, with prices and without. */
const CARD = 132
const TOWN_CARD = 130
/** The least width of a card in one of two lines, and the greatest width of any card. */
const LINE = 122
const WIDEST = 212
export const GAP = 6
/** Lower than this there is one row of cards, not two. */
const LOW = 140
/** The height of a line that has room for the ability as well, and what lies around the lines. */
const TALL = 51
const PADDING = 10

export interface OwnLayout {
  /** Whether town and hand stand side by side, each in columns, or the town above the hand. */
  side: boolean
  /** How wide the town is, in pixels, when they stand side by side. */
  town: number
  /** Whether the cards of the hand are lines, which leave out the ability unless they are tall. */
  compact: boolean
  tall: boolean
  /** In how many columns the cards of the hand stand. */
  columns: number
}

const wide = (columns: number, width: number) => columns * width + Math.max(0, columns - 1) * GAP

/** On a phone everything has the whole width. */
export const BELOW: OwnLayout = { side: false, town: 0, compact: false, tall: true, columns: 2 }

/** The layout for a room of this size, with this number of places in the town and cards in the hand. */
export function ownLayout(width: number, height: number, places: number, cards: number): OwnLayout {
  const rows = height < LOW ? 1 : 2
  const town = Math.ceil(places / rows)
  const full = Math.max(1, Math.ceil(cards / rows))
  const lines = Math.max(1, Math.ceil(cards / (2 * rows)))
  const each = (width - GAP * 2 - wide(town, 0) - wide(full, 0)) / (town + full)
  if (each >= CARD) {
    return { side: true, town: wide(town, Math.min(WIDEST, each)), compact: false, tall: true, columns: full }
  }
  const tight = (width - GAP * 2 - wide(town, TOWN_CARD) - wide(full, 0)) / full
  if (tight >= CARD) return { side: true, town: wide(town, TOWN_CARD), compact: false, tall: true, columns: full }
  const fits = (columns: number) => wide(town, TOWN_CARD) + GAP * 2 + wide(columns, LINE) <= width
  const isTall = (columns: number) => (height - PADDING + GAP) / Math.ceil(cards / columns) - GAP >= TALL
  if (rows > 1 && fits(lines)) {
    // One column more leaves room for the abilities.
    const columns = !isTall(lines) && isTall(lines + 1) && fits(lines + 1) ? lines + 1 : lines
    return { side: true, town: wide(town, TOWN_CARD), compact: true, tall: isTall(columns), columns }
  }
  const compact = wide(cards, CARD - GAP) > width
  return { side: false, town: width, compact, tall: !compact, columns: compact ? Math.ceil(cards / 2) : cards }
}
