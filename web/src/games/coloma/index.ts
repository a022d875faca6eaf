import type { GameRoom } from '../../lib/games'
import Cover from './Cover.svelte'
import { story } from './story'
import { actionName, keys, scoreLine } from './words'

export default {
  board: () => import('./Board.svelte'),
  cover: Cover,
  actionName,
  scoreLine,
  story,
  keys,
  aids: ['outlook', 'rides', 'rows'],
} satisfies GameRoom
