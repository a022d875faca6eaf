// A seat is known by its brand mark as well as by its colour. The order is that of the suits in Carson City.

export const marks = ['hat', 'star', 'cactus', 'boot', 'horseshoe', 'cattle']

export const mark = (seat: number) => marks[seat % marks.length] ?? 'hat'
export const colour = (seat: number) => `var(--seat-${seat % marks.length})`
