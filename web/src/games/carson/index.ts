import type { GameRoom } from '../../lib/games'
import Cover from './Cover.svelte'
import Grounds from './Grounds.svelte'
import { t } from '../../lib/text.svelte'
import { actionName, nameInSentence, scoreLine } from './words'

export default {
  board: () => import('./Board.svelte'),
  cover: Cover,
  grounds: Grounds,
  actionName,
  nameInSentence,
  scoreLine,
  keys: () => [{ key: '← ↑ ↓ →', text: t('web-key-move') }],
} satisfies GameRoom
