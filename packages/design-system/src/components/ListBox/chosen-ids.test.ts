import { expect, test } from 'vitest'
import { chosenIds } from './chosen-ids'

const ITEMS = [{ id: 'a' }, { id: 'b', isDisabled: true }, { id: 'c' }] as const

test('all is all that can be chosen', () => {
  expect([...chosenIds(ITEMS, 'all')]).toEqual(['a', 'c'])
})

test('keeps the very set that knows where a range began', () => {
  const chosen = new Set(['b', 'c'])
  expect(chosenIds(ITEMS, chosen)).toBe(chosen)
})
