// Seats are told apart by a mark as well as by a colour, in every game. The marks are the pictures of Carson City's suits,
// whose seats have them in this order unless people choose; what a seat of that game plays is in its view.

const marks = ['hat', 'star', 'cactus', 'boot', 'horseshoe', 'cattle']

export const mark = (seat: number) => marks[seat % marks.length] ?? 'hat'
export const colour = (seat: number) => `var(--seat-${seat % marks.length})`
/** The colour of a piece on a ground that is light in both shades. */
export const pieceColour = (seat: number) => `var(--piece-${seat % marks.length})`
