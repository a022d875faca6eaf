import type { GameRoom } from '../../lib/games'
import Board from './Board.svelte'
import Cover from './Cover.svelte'
import { actionName, scoreLine } from './words'

export default { board: Board, cover: Cover, actionName, scoreLine } satisfies GameRoom
