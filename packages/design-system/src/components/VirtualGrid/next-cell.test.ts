import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clampCell, GRID_STEPS, HEADER_ROW, nextCell, type GridBounds } from './next-cell'

const bounds: GridBounds = { rowCount: 100, columnCount: 5, pageRows: 10 }
const at = (row: number, column: number) => ({ row, column })

test.each([
  ['up', at(4, 2), at(3, 2)],
  ['up', at(0, 2), at(HEADER_ROW, 2)],
  ['up', at(HEADER_ROW, 2), at(HEADER_ROW, 2)],
  ['down', at(HEADER_ROW, 2), at(0, 2)],
  ['down', at(99, 2), at(99, 2)],
  ['previous', at(4, 0), at(4, 0)],
  ['next', at(4, 4), at(4, 4)],
  ['rowStart', at(4, 3), at(4, 0)],
  ['rowEnd', at(4, 1), at(4, 4)],
  ['gridStart', at(50, 3), at(0, 0)],
  ['gridEnd', at(50, 3), at(99, 4)],
  ['pageUp', at(50, 3), at(40, 3)],
  ['pageUp', at(5, 3), at(0, 3)],
  ['pageUp', at(HEADER_ROW, 3), at(HEADER_ROW, 3)],
  ['pageDown', at(50, 3), at(60, 3)],
  ['pageDown', at(95, 3), at(99, 3)],
] as const)('%s from %o leads to %o', (step, from, to) => {
  expect(nextCell(bounds, from, step)).toEqual(to)
})

test.each(GRID_STEPS)('%s stays in the header while there are no rows', (step) => {
  expect(nextCell({ ...bounds, rowCount: 0 }, at(HEADER_ROW, 1), step).row).toBe(HEADER_ROW)
})

describe('for any size and place', () => {
  const anyBounds = fc.record({
    rowCount: fc.nat(200_000),
    columnCount: fc.integer({ min: 1, max: 40 }),
    pageRows: fc.nat(60),
  })
  const anyCell = fc.record({ row: fc.integer(), column: fc.integer() })
  const anyStep = fc.constantFrom(...GRID_STEPS)

  test('every step leads to a cell that exists', () => {
    fc.assert(
      fc.property(anyBounds, anyCell, anyStep, (some, from, step) => {
        const to = nextCell(some, from, step)
        expect(clampCell(some, to)).toEqual(to)
      }),
    )
  })

  test.each([
    ['down', 'up'],
    ['next', 'previous'],
  ] as const)('%s, then %s comes back, unless there was nowhere to go', (there, back) => {
    fc.assert(
      fc.property(anyBounds, anyCell, (some, place) => {
        const from = clampCell(some, place)
        const to = nextCell(some, from, there)
        fc.pre(to.row !== from.row || to.column !== from.column)
        expect(nextCell(some, to, back)).toEqual(from)
      }),
    )
  })

  test('pages reach the last row in as many steps as there are pages', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2000 }),
        fc.integer({ min: 1, max: 60 }),
        (rowCount, pageRows) => {
          const some = { rowCount, pageRows, columnCount: 3 }
          let cell = at(0, 1)
          for (let page = 0; page < Math.ceil(rowCount / pageRows); page += 1)
            cell = nextCell(some, cell, 'pageDown')
          expect(cell).toEqual(at(rowCount - 1, 1))
        },
      ),
    )
  })
})
