import type { GameRoom } from '../../lib/games'
import Cover from './Cover.svelte'
import Grounds from './Grounds.svelte'
import { actionName, scoreLine, warning } from './words'

export default {
  board: () => import('./Board.svelte'),
  cover: Cover,
  grounds: Grounds,
  actionName,
  scoreLine,
  warning,
} satisfies GameRoom
