import type { GameRoom } from '../../lib/games'
import Cover from './Cover.svelte'
import { actionName, scoreLine } from './words'

export default { board: () => import('./Board.svelte'), cover: Cover, actionName, scoreLine } satisfies GameRoom
