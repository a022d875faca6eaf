import { expect, test, vi } from 'vitest'
import { Lights } from './lights.svelte'

test('a line of the log lights its objects until it is left', () => {
  const lights = new Lights(() => [])
  lights.light(['card:saloon', 'seat:1'])
  expect(['card:saloon', 'seat:1', 'seat:2'].map((ref) => lights.lit(ref))).toEqual([true, true, false])
  lights.dim()
  expect(lights.lit('card:saloon')).toBe(false)
})

test('the story lights its objects too', () => {
  const lights = new Lights(() => ['site:3'])
  lights.light(['seat:1'])
  expect([lights.lit('site:3'), lights.lit('seat:1')]).toEqual([true, true])
})

test('what somebody was led to stays lit for a while', () => {
  vi.useFakeTimers()
  const lights = new Lights(() => [])
  lights.seek(['site:3'])
  lights.dim()
  expect(lights.sought).toEqual(['site:3'])
  vi.advanceTimersByTime(3000)
  expect(lights.lit('site:3')).toBe(true)
  vi.advanceTimersByTime(3000)
  expect(lights.lit('site:3')).toBe(false)
  vi.useRealTimers()
})
