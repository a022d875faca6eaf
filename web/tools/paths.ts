// Icons are drawn in a square of 512 units and shown at 96 pixels at most, so whole units are enough. Every point is
// rounded by itself, whatever the way to it, so that the errors of a long path do not add up.

type Point = [x: number, y: number]

const TOKENS = /[a-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi
// How many numbers each command takes.
const SIZES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

/** The icon with all its paths in whole units. */
export function inWholeUnits(body: string): string {
  return body.replaceAll(/ d="([^"]+)"/g, (_, path: string) => ` d="${rounded(path)}"`)
}

/** A path in whole units; all its commands become relative. */
export function rounded(path: string): string {
  const tokens = separated(path)
  let exact: Point = [0, 0]
  let drawn: Point = [0, 0]
  let start: { exact: Point; drawn: Point } = { exact, drawn }
  let text = ''
  let command = ''
  for (let at = 0; at < tokens.length;) {
    if (/[a-z]/i.test(tokens[at]!)) command = tokens[at++]!
    const kind = command.toLowerCase()
    const size = SIZES[kind] ?? 0
    const numbers = tokens.slice(at, at + size).map(Number)
    at += size
    if (kind === 'z') {
      text += 'z'
      ;({ exact, drawn } = start)
      continue
    }
    const origin: Point = command === kind ? exact : [0, 0]
    const written = numbers.map((number, place) => {
      const axis = axisOf(kind, place)
      if (axis === undefined) return number
      const goal = origin[axis] + number
      // The last point of a command is the one from which the next one goes on.
      if (place >= size - 2 || size === 1) exact = axis ? [exact[0], goal] : [goal, exact[1]]
      return Math.round(goal) - drawn[axis]
    })
    drawn = [Math.round(exact[0]), Math.round(exact[1])]
    text += kind + joined(written)
    if (kind === 'm') {
      start = { exact, drawn }
      // Further points after a first one are lines.
      command = command === 'm' ? 'l' : 'L'
    }
  }
  return text
}

/** Commands and numbers one by one. The two flags of an arc may be written without a space behind them. */
function separated(path: string): string[] {
  const tokens: string[] = []
  let command = ''
  let place = 0
  let rest = path
  while (rest) {
    const flag = command.toLowerCase() === 'a' && (place % 7 === 3 || place % 7 === 4)
    const found = (flag ? /[01]/ : new RegExp(TOKENS.source, 'i')).exec(rest)
    if (!found) break
    rest = rest.slice(found.index + found[0].length)
    tokens.push(found[0])
    if (/[a-z]/i.test(found[0])) [command, place] = [found[0], 0]
    else place += 1
  }
  return tokens
}

/** Whether a number of a command goes along x (0) or y (1), if it is part of a point. */
function axisOf(kind: string, place: number): 0 | 1 | undefined {
  if (kind === 'h') return 0
  if (kind === 'v') return 1
  if (kind === 'a') return place === 5 ? 0 : place === 6 ? 1 : undefined
  return place % 2 ? 1 : 0
}

const joined = (numbers: number[]) =>
  numbers.map((number, place) => (place && number >= 0 ? ` ${number}` : String(number))).join('')
