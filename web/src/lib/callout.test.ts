import { expect, test } from 'vitest'
import { boundsOf, beside, lineBetween } from './callout'

const screen = { width: 1000, height: 800 }
const note = { width: 300, height: 150 }

test('a note stands to the right of its target', () => {
  expect(beside({ left: 100, top: 300, right: 200, bottom: 400 }, note, screen)).toEqual({ left: 226, top: 275 })
})

test('a note stands to the left where the right has no room', () => {
  expect(beside({ left: 700, top: 300, right: 900, bottom: 400 }, note, screen)?.left).toBe(374)
})

test('a note stands below a wide target, and nowhere beside one that fills the screen', () => {
  expect(beside({ left: 50, top: 10, right: 950, bottom: 200 }, note, screen)).toEqual({ left: 350, top: 226 })
  expect(beside({ left: 50, top: 50, right: 950, bottom: 750 }, note, screen)).toBeNull()
})

test('a line leads from edge to edge', () => {
  const target = { left: 0, top: 0, right: 100, bottom: 100 }
  expect(lineBetween({ left: 200, top: 40, right: 300, bottom: 80 }, target)).toEqual({
    x1: 200,
    y1: 60,
    x2: 100,
    y2: 60,
  })
  expect(lineBetween({ left: 50, top: 50, right: 300, bottom: 80 }, target)).toBeNull()
})

test('several objects are pointed at as one', () => {
  const one = { left: 0, top: 5, right: 10, bottom: 15 }
  expect(boundsOf([one, { left: 20, top: 0, right: 30, bottom: 8 }])).toEqual({
    left: 0,
    top: 0,
    right: 30,
    bottom: 15,
  })
  expect(boundsOf([])).toBeNull()
})
