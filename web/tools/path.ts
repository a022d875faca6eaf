// Writes the outline of an icon on whole units of its 512 by 512 grid, which no eye can tell at the size of an icon and
// which takes half the bytes. Rounding goes by the true place of every point, so that mistakes do not add up.

const COMMANDS = /([a-z])([^a-z]*)/gi
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/y
const FLAG = /[01]/y

// How many numbers a command takes; of an arc the fourth and the fifth are flags, which may stand without spaces.
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

function numbers(text: string, command: string): number[] {
  const found: number[] = []
  for (let at = 0; at < text.length;) {
    const place = found.length % 7
    const pattern = command === 'a' && (place === 3 || place === 4) ? FLAG : NUMBER
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match) found.push(Number(match[0]))
    at = match ? pattern.lastIndex : at + 1
  }
  return found
}

export function wholeUnits(d: string): string {
  let written = ''
  let last = ''
  // Where the pen is: truly, and as it is written; and where the outline under way began.
  let [x, y, wx, wy, sx, sy] = [0, 0, 0, 0, 0, 0]

  function write(command: string, values: number[]): void {
    const text = values.map((value, index) => (index && value >= 0 ? ` ${value}` : `${value}`)).join('')
    const again = command === last || (last === 'm' && command === 'l')
    written += again && command !== 'm' ? (values[0]! < 0 ? text : ` ${text}`) : command + text
    last = command
  }

  for (const [, letter = '', rest = ''] of d.matchAll(COMMANDS)) {
    let command = letter.toLowerCase()
    const relative = letter === command
    const values = numbers(rest, command)
    const takes = TAKES[command] ?? 0
    if (takes === 0) {
      write('z', [])
      ;[x, y, wx, wy] = [sx, sy, Math.round(sx), Math.round(sy)]
      continue
    }
    for (let start = 0; start + takes <= values.length; start += takes) {
      const part = values.slice(start, start + takes)
      const [fromX, fromY] = relative ? [x, y] : [0, 0]
      if (command === 'h') {
        x = fromX + part[0]!
        write('h', [Math.round(x) - wx])
      } else if (command === 'v') {
        y = fromY + part[0]!
        write('v', [Math.round(y) - wy])
      } else if (command === 'a') {
        const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, endX = 0, endY = 0] = part
        x = fromX + endX
        y = fromY + endY
        const round = (value: number) => Math.round(value * 10) / 10
        write('a', [round(rx), round(ry), round(turn), large, sweep, Math.round(x) - wx, Math.round(y) - wy])
      } else {
        const points = part.map(
          (value, index) => Math.round(value + (index % 2 ? fromY : fromX)) - (index % 2 ? wy : wx),
        )
        x = fromX + part[takes - 2]!
        y = fromY + part[takes - 1]!
        write(command, points)
      }
      wx = Math.round(x)
      wy = Math.round(y)
      if (command === 'm') {
        ;[sx, sy] = [x, y]
        command = 'l'
      }
    }
  }
  return written
}
