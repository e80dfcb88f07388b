import { expect, test } from 'vitest'
import { columnWidth, leastWidth, shareWidths } from './column-width'

test.each([
  ['120px', 120],
  ['7.5rem', 120],
  ['25%', '25%'],
  ['2fr', '2fr'],
  [undefined, '1fr'],
  ['max-content', '1fr'],
  ['0px', '1fr'],
])('a column of %s can be dragged from %s', (width, start) => {
  expect(columnWidth(width)).toBe(start)
})

test('a column never gets narrower than its word needs, unless it starts there', () => {
  expect(leastWidth({ width: '2fr' })).toBe(88)
  expect(leastWidth({ width: '60px' })).toBe(60)
})

const shared = (widths: (string | undefined)[], room: number, set: [string, number][] = []) => {
  const columns = widths.map((width, index) => ({ id: String(index), width }))
  return [...shareWidths(columns, new Map(set), room).values()]
}

test('the room is shared, down to the last pixel', () => {
  expect(shared(['1fr', '1fr', '1fr'], 1000)).toEqual([333, 334, 333])
  expect(shared(['200px', '25%', '1fr', '2fr'], 1000)).toEqual([200, 250, 183, 367])
})

test('nobody gets less than the least, and the others share what is left', () => {
  expect(shared(['1fr', '9fr', '10fr'], 400)).toEqual([88, 148, 164])
  expect(shared(['1fr', '1fr'], 0)).toEqual([88, 88])
})

test('a width that was set holds, whatever there is room for', () => {
  expect(shared(['1fr', '1fr'], 600, [['0', 400]])).toEqual([400, 200])
})
