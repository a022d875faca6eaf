import type { GameRoom } from '../../lib/games'
import Cover from './Cover.svelte'

export default { cover: Cover } satisfies GameRoom
