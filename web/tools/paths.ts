// Whole numbers in the paths of icons: on their grid of 512 nobody sees the difference, and they take half the room.

// How many numbers a step of each command has.
const STEPS: Record<string, number> = { m: 2, l: 2, t: 2, h: 1, v: 1, s: 4, q: 4, c: 6, a: 7, z: 0 }

const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi
// The two flags of an arc may stand without a gap.
const ARC_FLAGS = /^(\s*(?:[-+]?(?:\d+\.?\d*|\.\d+)[\s,]*){3})([01])[\s,]*([01])/

interface Point {
  x: number
  y: number
}

/** A path with whole numbers. Each point is rounded from where it truly is, so that no error adds up. */
export function wholePath(path: string): string {
  let at: Point = { x: 0, y: 0 } // where the pen truly is
  let drawn: Point = { x: 0, y: 0 } // where the rounded one is
  let start = { at, drawn }
  const commands = [...path.matchAll(/([a-df-z])([^a-df-z]*)/gi)]
  const written = commands.map(([, letter = '', list = ''], place) => {
    const command = letter.toLowerCase()
    const relative = letter === command
    if (command === 'z') {
      at = start.at
      drawn = start.drawn
      return letter
    }
    const numbers = (command === 'a' ? spacedArcs(list) : list).match(NUMBER)?.map(Number) ?? []
    const size = STEPS[command] ?? 2
    const steps: number[][] = []
    for (let first = 0; first < numbers.length; first += size) {
      const step = numbers.slice(first, first + size)
      const fixed = command === 'a' ? step.splice(0, 5).map((value) => Math.round(value)) : []
      const whole = [...fixed]
      const from = { at, drawn }
      // A step ends where its last point is; the points before it only bend the line.
      for (const pair of points(command, step)) {
        const x = pair.x === undefined ? from.at.x : pair.x + (relative ? from.at.x : 0)
        const y = pair.y === undefined ? from.at.y : pair.y + (relative ? from.at.y : 0)
        at = { x, y }
        drawn = { x: Math.round(x), y: Math.round(y) }
        if (pair.x !== undefined) whole.push(relative ? drawn.x - from.drawn.x : drawn.x)
        if (pair.y !== undefined) whole.push(relative ? drawn.y - from.drawn.y : drawn.y)
      }
      steps.push(whole)
      if (command === 'm' && first === 0) start = { at, drawn }
    }
    // A smooth curve goes on as the one before it bends.
    const bends = commands[place + 1]?.[1]?.toLowerCase() === 's'
    return bends || !['c', 'l'].includes(letter) ? commandText(letter, steps.flat()) : shortened(letter, steps)
  })
  return written.join('')
}

const commandText = (letter: string, numbers: number[]) => letter + numbers.join(' ').replaceAll(' -', '-')

/** Rounded steps without those that no longer move; what has become straight along an axis is a line. */
function shortened(letter: string, steps: number[][]): string {
  const runs: { letter: string; numbers: number[] }[] = []
  const add = (name: string, numbers: number[]) => {
    const last = runs.at(-1)
    if (last?.letter === name) last.numbers.push(...numbers)
    else runs.push({ letter: name, numbers })
  }
  for (const step of steps) {
    const moves = [0, 1].map((axis) => step.some((value, place) => place % 2 === axis && value !== 0))
    if (moves[0] && moves[1]) add(letter, step)
    else if (moves[0]) add('h', step.slice(-2, -1))
    else if (moves[1]) add('v', step.slice(-1))
  }
  return runs.map((run) => commandText(run.letter, run.numbers)).join('')
}

function points(command: string, step: number[]): Partial<Point>[] {
  if (command === 'h') return [{ x: step[0] }]
  if (command === 'v') return [{ y: step[0] }]
  return step.flatMap((x, place) => (place % 2 ? [] : [{ x, y: step[place + 1] }]))
}

/** The numbers of arcs with gaps between their flags. */
function spacedArcs(list: string): string {
  let rest = list
  let spaced = ''
  for (let found = ARC_FLAGS.exec(rest); found; found = ARC_FLAGS.exec(rest)) {
    const [all, before, large, sweep] = found
    const end = /^[\s,]*(?:[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?[\s,]*){2}/i.exec(rest.slice(all.length))?.[0] ?? ''
    spaced += `${before} ${large} ${sweep} ${end} `
    rest = rest.slice(all.length + end.length)
    if (!end) break
  }
  return spaced
}

/** An icon with whole numbers in its paths. */
export const wholeIcon = (body: string) =>
  body.replaceAll(/ d="([^"]+)"/g, (_, path: string) => ` d="${wholePath(path)}"`)
