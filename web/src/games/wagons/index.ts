import type { GameRoom } from '../../lib/games'
import Cover from './Cover.svelte'
import Grounds from './Grounds.svelte'
import { t } from '../../lib/text.svelte'
import { actionName, scoreLine } from './words'

export default {
  board: () => import('./Board.svelte'),
  cover: Cover,
  grounds: Grounds,
  actionName,
  scoreLine,
  keys: () => [
    { key: '← ↑ ↓ →', text: t('web-key-move') },
    { key: 'R', text: t('web-key-turn') },
  ],
} satisfies GameRoom
