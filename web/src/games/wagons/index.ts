import type { GameRoom } from '../../lib/games'
import Board from './Board.svelte'
import Cover from './Cover.svelte'
import { label } from './words'

const TERRAINS = ['desert', 'forest', 'mountain', 'plains', 'snow', 'water']

export default {
  board: Board,
  cover: Cover,
  label,
  lineGround: (key) => (TERRAINS.includes(key) ? key : undefined),
  lineIcon: () => 'wheel',
} satisfies GameRoom
