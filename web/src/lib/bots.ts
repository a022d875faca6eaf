// The levels of the bots, from the weakest to the strongest, and what a bot is called.

import { botLevels } from '../generated/constants'
import { t } from './text.svelte'

export const levels = botLevels

/** A level in words; bots that the host of the server has added have their names. */
export const botName = (level: string): string => (levels.includes(level) ? t(`bot-${level}`) : level)

/** How a level plays, in one sentence; nothing is known about other bots. */
export const botWays = (level: string): string => (levels.includes(level) ? t(`bot-${level}-ways`) : '')
