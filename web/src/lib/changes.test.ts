import { expect, test } from 'vitest'
import { applyChanges } from './changes'

test('values are set, taken away and lists are continued', () => {
  const before = {
    ply: 3,
    views: { '0': { towns: [{ cells: [1, 2] }, { cells: [] }] } },
    legal: { '0': [4, 5, 6] },
    began: 2,
  }
  const after = applyChanges(before, [
    { at: ['ply'], set: 4 },
    { at: ['views', '0', 'towns', 0, 'cells'], keep: 1, add: [7] },
    { at: ['legal', '0'], keep: 0, add: [] },
    { at: ['began'] },
  ])
  expect(after).toEqual({ ply: 4, views: { '0': { towns: [{ cells: [1, 7] }, { cells: [] }] } }, legal: { '0': [] } })
  expect(before.views['0'].towns[0]?.cells).toEqual([1, 2])
  expect(after.views['0'].towns[1]).toBe(before.views['0'].towns[1])
})

test('null is a value like any other', () => {
  expect(applyChanges({ lesson: { step: 1 } }, [{ at: ['lesson'], set: null }])).toEqual({ lesson: null })
})
