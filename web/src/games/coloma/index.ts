import type { GameRoom } from '../../lib/games'
import Cover from './Cover.svelte'
import { story } from './story'
import { actionName, advice, chainName, keys, opening, optionMatters, ownReveal, scoreLine } from './words'

export default {
  board: () => import('./Board.svelte'),
  cover: Cover,
  actionName,
  advice,
  chainName,
  opening,
  optionMatters,
  ownReveal,
  scoreLine,
  story,
  thumb: () => import('./Thumb.svelte'),
  pad: () => import('./Pad.svelte'),
  figure: () => import('./Figure.svelte'),
  mini: () => import('./Mini.svelte'),
  faceGroups: { card: 'buildings' },
  pictured: ['card', 'site', 'barrel', 'land', 'space', 'mill', 'row'],
  keys,
  aids: ['outlook', 'rides', 'rows'],
} satisfies GameRoom
