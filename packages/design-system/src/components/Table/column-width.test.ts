import { expect, test } from 'vitest'
import { columnWidth, leastWidth } from './column-width'

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
