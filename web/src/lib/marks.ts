// Seats are told apart by a mark as well as by a colour.

const marks = ['hat', 'star', 'cactus', 'boot', 'horseshoe', 'cattle']

export const mark = (seat: number) => marks[seat % marks.length] ?? 'hat'
export const colour = (seat: number) => `var(--seat-${seat % marks.length})`
