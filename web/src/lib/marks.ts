// Seats are told apart by a mark as well as by a colour.

const marks = ['hat', 'star', 'cactus', 'boot', 'horseshoe', 'cattle']

export const mark = (seat: number) => marks[seat % marks.length] ?? 'hat'
export const colour = (seat: number) => `var(--seat-${seat % marks.length})`
/** The colour of a piece on a ground that is light in both shades. */
export const pieceColour = (seat: number) => `var(--piece-${seat % marks.length})`
