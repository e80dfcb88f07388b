import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mountedRows, OVERSCAN_ROWS } from './use-mounted-rows'

test('keeps the row with the keyboard, wherever the reader has scrolled', () => {
  expect(mountedRows({ first: 500, last: 501 }, 100_000, [3])[0]).toBe(3)
  expect(mountedRows({ first: 500, last: 501 }, 100_000, [99_999]).at(-1)).toBe(99_999)
})

test('mounts no row that does not exist', () => {
  expect(mountedRows({ first: 0, last: 12 }, 0, [-1])).toEqual([])
  expect(mountedRows({ first: 0, last: 12 }, 2, [7])).toEqual([0, 1])
})

test('holds all in sight, in order, each once, and never many more', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200_000 }),
      fc.nat(200_000),
      fc.nat(40),
      fc.array(fc.integer({ min: -1, max: 200_000 }), { maxLength: 2 }),
      (rowCount, at, length, kept) => {
        const first = Math.min(at, rowCount - 1)
        const last = Math.min(first + length, rowCount - 1)
        const rows = mountedRows({ first, last }, rowCount, kept)
        expect(rows).toEqual([...new Set(rows)].sort((a, b) => a - b))
        for (let row = first; row <= last; row += 1) expect(rows).toContain(row)
        expect(rows.length).toBeLessThanOrEqual(last - first + 1 + kept.length + 2 * OVERSCAN_ROWS)
      },
    ),
  )
})
