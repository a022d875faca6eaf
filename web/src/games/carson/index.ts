import type { GameRoom } from '../../lib/games'
import Board from './Board.svelte'
import Cover from './Cover.svelte'
import { label, spoken } from './words'

export default {
  board: Board,
  cover: Cover,
  label,
  spoken,
  lineIcon: (key) => (key === 'terrain' || key === 'characters' ? 'score' : `carson-${key.replace('character:', '')}`),
} satisfies GameRoom
