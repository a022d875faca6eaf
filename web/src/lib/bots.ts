import { botLevels } from '../generated/constants'

/** From the weakest to the strongest. */
export const levels = botLevels
