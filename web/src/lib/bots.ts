import type { Level } from './types'

/** From the weakest to the strongest. */
export const levels: Level[] = ['greenhorn', 'deputy', 'marshal']
