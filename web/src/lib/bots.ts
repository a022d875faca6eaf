import { botLevels } from '../generated/constants'
import type { Level } from './types'

/** From the weakest to the strongest. */
export const levels = botLevels as Level[]
