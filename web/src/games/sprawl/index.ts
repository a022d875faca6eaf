import type { GameRoom } from '../../lib/games'
import Cover from './Cover.svelte'
import Grounds from './Grounds.svelte'

export default { cover: Cover, grounds: Grounds } satisfies GameRoom
