import type { GameRoom } from '../../lib/games'
import { sideParams } from '../../lib/compass'
import Cover from './Cover.svelte'
import Grounds from './Grounds.svelte'
import { actor, story } from './story'
import { t } from '../../lib/text.svelte'
import { actionName, actionRefs, advice, nameInSentence, opening, optionMatters, ownReveal, scoreLine } from './words'

export default {
  board: () => import('./Board.svelte'),
  cover: Cover,
  grounds: Grounds,
  actionName,
  actionRefs,
  actor,
  opening,
  ownReveal,
  advice,
  nameInSentence,
  scoreLine,
  story,
  aids: ['offers'],
  thumb: () => import('./Thumb.svelte'),
  pad: () => import('./Pad.svelte'),
  figure: () => import('./Figure.svelte'),
  mini: () => import('./Mini.svelte'),
  pictured: ['terrain', 'characters'],
  moreParams: sideParams,
  optionMatters,
  keys: () => [{ key: '← ↑ ↓ →', text: t('web-key-move') }],
} satisfies GameRoom
