import fc from 'fast-check'
import { it } from 'vitest'
import { numbersBeginning } from './numbers-beginning'

const holds = (digits: string, number: number) =>
  numbersBeginning(digits).some(({ from, below }) => number >= from && number < below)

it('holds exactly the numbers that are written with these digits first', () => {
  const number = fc.integer({ min: 1, max: 2_000_000_000 })
  const digits = fc.integer({ min: 1, max: 999_999_999 }).map(String)
  fc.assert(fc.property(number, digits, (n, d) => holds(d, n) === String(n).startsWith(d)))
})

it('holds the number itself and what is longer', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 199_999_999 }), fc.integer({ min: 0, max: 9 }), (n, digit) =>
      [n, n * 10 + digit].every((one) => holds(String(n), one)),
    ),
  )
})
