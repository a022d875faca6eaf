// Where things lie on the wheel, in pixels from its middle. Angles are degrees, clockwise, 0 at three o'clock.

import type { Sign } from './fx'

export interface Spot {
  x: number
  y: number
}

/** The share of the radius at which each ring ends, from the middle outwards. */
export const HUB = 0.24
export const BOOM = 0.54
export const COMMON = 0.85

/** How wide a sector is. */
export const STEP = 72

/** The middle of the sector of a site; site 1 is at twelve o'clock. */
export const middle = (site: number) => -90 + (site - 1) * STEP

export function spot(radius: number, angle: number): Spot {
  const turn = (angle * Math.PI) / 180
  return { x: radius * Math.cos(turn), y: radius * Math.sin(turn) }
}

const at = ({ x, y }: Spot) => `${x.toFixed(2)} ${y.toFixed(2)}`

/** A piece of a ring. */
export function wedge(inner: number, outer: number, from: number, to: number): string {
  const out = `A${outer} ${outer} 0 0 1 ${at(spot(outer, to))}`
  const back = `A${inner} ${inner} 0 0 0 ${at(spot(inner, from))}`
  return `M${at(spot(outer, from))}${out}L${at(spot(inner, to))}${back}Z`
}

/** The piece of a ring in the sector of a site. */
export const sector = (site: number, inner: number, outer: number) =>
  wedge(inner, outer, middle(site) - STEP / 2, middle(site) + STEP / 2)

/** Whether things that lie along the arc of a site are read against the clock, because it is in the lower half. */
export const mirrored = (site: number) => Math.sin((middle(site) * Math.PI) / 180) > 0.4

/** Whether the sector of a site lies at the left or right, so that its rings run upwards. */
export const sideways = (site: number) => Math.abs(Math.cos((middle(site) * Math.PI) / 180)) > 0.8

/** The angle in which things along the arc of a site are read. */
export const tangent = (site: number) => middle(site) + (mirrored(site) ? -90 : 90)

/** The line on which the name of a site is written, upright in the lower half too. */
export function nameLine(site: number, radius: number, height: number): string {
  const half = STEP / 2 - 5
  const from = middle(site) - half
  const to = middle(site) + half
  if (!mirrored(site)) return `M${at(spot(radius, from))}A${radius} ${radius} 0 0 1 ${at(spot(radius, to))}`
  const low = radius + height
  return `M${at(spot(low, to))}A${low} ${low} 0 0 0 ${at(spot(low, from))}`
}

/** The places of things of these widths side by side along the arc of a site. */
export function alongArc(site: number, radius: number, widths: number[], gap = 0, off = 0): Spot[] {
  const length = widths.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, widths.length - 1)
  const sense = mirrored(site) ? -1 : 1
  let done = -length / 2
  return widths.map((width) => {
    const angle = middle(site) + off + (sense * (done + width / 2) * 180) / (Math.PI * radius)
    done += width + gap
    return spot(radius, angle)
  })
}

/** How wide a sign is drawn when icons have this size. */
export function signWidth(sign: Sign, size: number): number {
  if ('icon' in sign || 'disc' in sign) return size
  return sign.text.length * Math.max(13, size * 0.75) * 0.58 + 2
}

/** Places for this many discs on the arc of a site, off its middle; they overlap when there are many. */
export function discPlaces(site: number, radius: number, size: number, count: number, off = 0): Spot[] {
  const room = (radius * (STEP - 6) * Math.PI) / 180
  const step = count > 1 ? Math.min(size + 2, (room - size) / (count - 1)) : 0
  return alongArc(
    site,
    radius,
    Array.from({ length: count }, () => step || size),
    0,
    off,
  )
}
