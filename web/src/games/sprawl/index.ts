import type { GameRoom } from '../../lib/games'
import Cover from './Cover.svelte'
import Grounds from './Grounds.svelte'
import { story } from './story'
import { actionName, advice, keys, opening, scoreLine, valueInSentence, warning } from './words'

export default {
  board: () => import('./Board.svelte'),
  cover: Cover,
  grounds: Grounds,
  actionName,
  valueInSentence,
  warning,
  opening,
  advice,
  scoreLine,
  story,
  thumb: () => import('./Thumb.svelte'),
  pad: () => import('./Pad.svelte'),
  figure: () => import('./Figure.svelte'),
  pictured: ['card', 'office', 'tile'],
  keys,
  aids: ['sites', 'gain', 'forecast'],
} satisfies GameRoom
