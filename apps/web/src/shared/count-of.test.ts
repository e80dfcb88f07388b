import { expect, test } from 'vitest'
import { countOf } from './count-of'

test.each([
  [0, '0 clients'],
  [1, '1 client'],
  [2, '2 clients'],
  [1200, '1,200 clients'],
])('%d is %s', (count, words) => {
  expect(countOf(count, 'client', 'clients')).toBe(words)
})
