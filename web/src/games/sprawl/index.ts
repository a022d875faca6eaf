import type { GameRoom } from '../../lib/games'
import Cover from './Cover.svelte'
import Grounds from './Grounds.svelte'
import { story } from './story'
import { actionName, advice, keys, opening, scoreLine, valueInSentence, warning, whatFollows } from './words'

export default {
  board: () => import('./Board.svelte'),
  cover: Cover,
  grounds: Grounds,
  actionName,
  valueInSentence,
  warning,
  opening,
  whatFollows,
  advice,
  scoreLine,
  story,
  certainPreviewsOnly: true,
  thumb: () => import('./Thumb.svelte'),
  pad: () => import('./Pad.svelte'),
  figure: () => import('./Figure.svelte'),
  mini: () => import('./Mini.svelte'),
  faceGroups: { tile: 'vocations' },
  pictured: ['card', 'office', 'tile'],
  partsOfFaces: ['effects'],
  keys,
  aids: ['sites', 'gain', 'forecast'],
} satisfies GameRoom
