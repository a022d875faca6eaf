import type { GameRoom } from '../../lib/games'
import Board from './Board.svelte'
import Cover from './Cover.svelte'
import Grounds from './Grounds.svelte'
import { warning } from './words'

export default { board: Board, cover: Cover, grounds: Grounds, warning } satisfies GameRoom
