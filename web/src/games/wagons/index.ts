import type { GameRoom } from '../../lib/games'
import { sideParams } from '../../lib/compass'
import Cover from './Cover.svelte'
import Grounds from './Grounds.svelte'
import { t } from '../../lib/text.svelte'
import { actionName, actionRefs, opening, scoreLine } from './words'

export default {
  board: () => import('./Board.svelte'),
  cover: Cover,
  grounds: Grounds,
  actionName,
  actionRefs,
  opening,
  scoreLine,
  thumb: () => import('./Thumb.svelte'),
  pad: () => import('./Pad.svelte'),
  figure: () => import('./Figure.svelte'),
  mini: () => import('./Mini.svelte'),
  pictured: ['card'],
  numberedFaces: ['cards'],
  moreParams: sideParams,
  keys: () => [
    { key: '← ↑ ↓ →', text: t('web-key-move') },
    { key: 'R', text: t('web-key-turn') },
  ],
} satisfies GameRoom
