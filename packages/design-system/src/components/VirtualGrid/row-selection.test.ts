import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  EVERYTHING_SELECTED,
  isRowSelected,
  NOTHING_SELECTED,
  selectedCount,
  withRows,
  type RowSelection,
} from './row-selection'

const ROWS = Array.from({ length: 12 }, (_, index) => String(index))

test('all but one are one fewer than all, without naming the others', () => {
  const allButOne = withRows(EVERYTHING_SELECTED, ['7'], false)
  expect(allButOne.keys.size).toBe(1)
  expect(selectedCount(allButOne, 100_000)).toBe(99_999)
  expect(isRowSelected(allButOne, '7')).toBe(false)
  expect(isRowSelected(allButOne, '8')).toBe(true)
})

test('agrees with a plain list of the selected rows, whatever is done to it', () => {
  const anyChange = fc.record({ keys: fc.subarray(ROWS), isIn: fc.boolean() })
  fc.assert(
    fc.property(fc.boolean(), fc.array(anyChange), (startsFull, changes) => {
      let selection: RowSelection = startsFull ? EVERYTHING_SELECTED : NOTHING_SELECTED
      let plain = startsFull ? ROWS : []
      for (const { keys, isIn } of changes) {
        selection = withRows(selection, keys, isIn)
        plain = ROWS.filter((row) => (keys.includes(row) ? isIn : plain.includes(row)))
      }
      expect(ROWS.filter((row) => isRowSelected(selection, row))).toEqual(plain)
      expect(selectedCount(selection, ROWS.length)).toBe(plain.length)
    }),
  )
})
