import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GRID_STEPS, HEADER_ROW, type GridStep } from '../../VirtualGrid/next-cell'
import { nextPlace, WHOLE_ROW } from './next-place'

const bounds = { rowCount: 10, columnCount: 3, pageRows: 4 }
const after = (row: number, column: number, step: GridStep) => {
  const next = nextPlace(bounds, { row, column }, step)
  return [next.row, next.column]
}

test.each<[string, [number, number], GridStep, [number, number]]>([
  ['Right goes from the row into its first cell', [2, WHOLE_ROW], 'next', [2, 0]],
  ['Right goes from the last cell to the row', [2, 2], 'next', [2, WHOLE_ROW]],
  ['Left goes from the row to its last cell', [2, WHOLE_ROW], 'previous', [2, 2]],
  ['Left goes from the first cell to the row', [2, 0], 'previous', [2, WHOLE_ROW]],
  ['Right goes round the headings', [HEADER_ROW, 2], 'next', [HEADER_ROW, 0]],
  ['Left goes round the headings', [HEADER_ROW, 0], 'previous', [HEADER_ROW, 2]],
  ['Up goes from the first row to the first heading', [0, WHOLE_ROW], 'up', [HEADER_ROW, 0]],
  ['Up goes from a cell to its own heading', [0, 2], 'up', [HEADER_ROW, 2]],
  ['Down goes from a heading to the cell under it', [HEADER_ROW, 1], 'down', [0, 1]],
  ['Down stays on the last row', [9, WHOLE_ROW], 'down', [9, WHOLE_ROW]],
  ['Home goes from a row to the first one', [5, WHOLE_ROW], 'rowStart', [0, WHOLE_ROW]],
  ['End goes from a row to the last one', [5, WHOLE_ROW], 'rowEnd', [9, WHOLE_ROW]],
  ['Home goes from a cell to the first of its row', [5, 2], 'rowStart', [5, 0]],
  ['Ctrl Home goes from a row to the first one', [5, WHOLE_ROW], 'gridStart', [0, WHOLE_ROW]],
  ['Ctrl Home goes from a cell to the first of all', [5, 2], 'gridStart', [0, 0]],
  ['Ctrl End goes from a cell to the last of all', [5, 1], 'gridEnd', [9, 2]],
  ['PageDown goes down by what is in sight', [1, WHOLE_ROW], 'pageDown', [5, WHOLE_ROW]],
  ['PageUp stops at the first row', [1, WHOLE_ROW], 'pageUp', [0, WHOLE_ROW]],
])('%s', (_, [row, column], step, expected) => {
  expect(after(row, column, step)).toEqual(expected)
})

test('no step leaves the table', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 1, max: 9 }),
      fc.array(fc.constantFrom(...GRID_STEPS), { maxLength: 40 }),
      (rowCount, columnCount, steps) => {
        let place = { row: 0, column: WHOLE_ROW }
        for (const step of steps) {
          place = nextPlace({ rowCount, columnCount, pageRows: 5 }, place, step)
          expect(place.row).toBeGreaterThanOrEqual(HEADER_ROW)
          expect(place.row).toBeLessThan(rowCount)
          expect(place.column).toBeGreaterThanOrEqual(place.row === HEADER_ROW ? 0 : WHOLE_ROW)
          expect(place.column).toBeLessThan(columnCount)
        }
      },
    ),
  )
})
