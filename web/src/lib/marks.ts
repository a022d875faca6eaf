// Seats are told apart by a mark as well as by a colour, in every game. The marks are the pictures of Carson City's suits,
// whose seats have them in this order unless people choose; what a seat of that game plays is in its view.

const marks = ['hat', 'star', 'cactus', 'boot', 'horseshoe', 'cattle']

export const mark = (seat: number) => marks[seat % marks.length] ?? 'hat'
export const colour = (seat: number) => `var(--seat-${seat % marks.length})`
/** The colour of a piece on a ground that is light in both shades. */
export const pieceColour = (seat: number) => `var(--piece-${seat % marks.length})`

/** How many colours there are to choose from. */
export const COLOURS = marks.length
/** A colour as people choose it, whichever seat has it. */
export const tint = (number: number) => `var(--tint-${number % COLOURS})`

/** Gives each seat of the table on the page the colour that its person has chosen; without any, the usual ones. */
export function wearColours(chosen: readonly number[]): void {
  const { style } = document.documentElement
  for (let seat = 0; seat < COLOURS; seat += 1) {
    for (const [name, base] of [
      ['seat', 'tint'],
      ['piece', 'dye'],
    ]) {
      const colour = chosen[seat]
      if (colour === undefined || colour === seat) style.removeProperty(`--${name}-${seat}`)
      else style.setProperty(`--${name}-${seat}`, `var(--${base}-${colour % COLOURS})`)
    }
  }
}
