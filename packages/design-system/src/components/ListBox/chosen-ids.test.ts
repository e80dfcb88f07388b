import { expect, test } from 'vitest'
import { chosenIds } from './chosen-ids'

const ITEMS = [{ id: 'a' }, { id: 'b', isDisabled: true }, { id: 'c' }] as const

test('all is all that can be chosen', () => {
  expect([...chosenIds(ITEMS, 'all')]).toEqual(['a', 'c'])
})

test('what was chosen stays so while it is disabled, and what is gone is left out', () => {
  expect([...chosenIds(ITEMS, new Set(['b', 'gone']))]).toEqual(['b'])
})
