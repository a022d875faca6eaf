import { expect, test } from 'vitest'
import { Aids } from './aids.svelte'

const question = { seat: 0, name: 'rides', args: { space: 'lotus' } }
const answer = { type: 'aid' as const, ...question, rewinds: 0 }

/** Aids over a connection that is open or not, and the names that were asked. */
function aidsOverLine() {
  const line = { open: true, asked: [] as string[] }
  const aids = new Aids(({ name }) => {
    if (line.open) line.asked.push(name)
    return line.open
  })
  return { line, aids }
}

test('a question is asked once, however often it is read', async () => {
  const { line, aids } = aidsOverLine()
  expect([aids.answer(question, 4), aids.answer({ ...question }, 4)]).toEqual([undefined, undefined])
  await Promise.resolve()
  expect(line.asked).toEqual(['rides'])
  aids.receive({ ...answer, ply: 4, result: [1] })
  expect(aids.answer(question, 4)).toEqual([1])
  expect(aids.answer({ ...question, args: { space: 'fort' } }, 4)).toBeUndefined()
})

test('an answer about an earlier position comes too late', () => {
  const { aids } = aidsOverLine()
  aids.answer(question, 4)
  aids.clear()
  aids.answer(question, 5)
  aids.receive({ ...answer, ply: 4, result: 'old' })
  expect(aids.answer(question, 5)).toBeUndefined()
  aids.receive({ ...answer, ply: 5, result: 'new' })
  expect(aids.answer(question, 5)).toBe('new')
})

test('an answer nobody asked for is not kept', () => {
  const { aids } = aidsOverLine()
  aids.receive({ ...answer, ply: 4, result: 'unasked' })
  expect(aids.answer(question, 4)).toBeUndefined()
})

test('what was asked over a lost connection is asked again', async () => {
  const { line, aids } = aidsOverLine()
  line.open = false
  aids.answer(question, 4)
  await Promise.resolve()
  line.open = true
  aids.answer(question, 4)
  await Promise.resolve()
  aids.askAgain()
  aids.answer(question, 4)
  await Promise.resolve()
  expect(line.asked).toEqual(['rides', 'rides'])
})
