import { expect, test } from 'vitest'
import { countWords } from './count-words'

test.each([
  [0, 'client', '0 clients'],
  [1, 'client', '1 client'],
  [2, 'row', '2 rows'],
  [1_200, 'row', '1,200 rows'],
] as const)('%d of a %s are %s', (count, noun, words) => {
  expect(countWords(count, noun)).toBe(words)
})
