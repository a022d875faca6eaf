import type { GameRoom } from '../../lib/games'
import Cover from './Cover.svelte'
import Grounds from './Grounds.svelte'
import { story } from './story'
import { actionName, keys, scoreLine, valueInSentence, warning } from './words'

export default {
  board: () => import('./Board.svelte'),
  cover: Cover,
  grounds: Grounds,
  actionName,
  valueInSentence,
  warning,
  scoreLine,
  story,
  keys,
  aids: ['sites', 'gain', 'forecast'],
} satisfies GameRoom
