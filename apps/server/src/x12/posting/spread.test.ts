import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumOf } from '../remittance/imbalances-of'
import { spread } from './spread'

const unadjusted = (...charges: number[]) =>
  charges.map((chargeCents) => ({ chargeCents, paidCents: chargeCents }))

describe('a sum spread over lines', () => {
  it.each<[number, number[], number[]]>([
    [1001, [2500, 18_500], [120, 881]],
    [2, [4, 1], [1, 1]],
    [20, [10, 10, 1], [9, 10, 1]],
    [-20, [-10, -10, -1], [-9, -10, -1]],
    [-5, [10, 10], [-2, -3]],
    [21, [10, 10], [10, 11]],
    [5, [0, 0], [0, 5]],
    [0, [10], [0]],
    [5, [], []],
  ])('of %i by charges of %j is %j', (cents, charges, parts) => {
    expect(spread(cents, unadjusted(...charges))).toEqual(parts)
  })

  it('takes nothing from a line for which nothing was paid', () => {
    const lines = [
      { chargeCents: 100, paidCents: 0 },
      { chargeCents: 50, paidCents: 50 },
    ]
    expect(spread(30, lines)).toEqual([0, 30])
  })

  it('comes to the sum, has its sign, and takes no more from a line than is there', () => {
    const paid = fc
      .nat(10_000)
      .chain((chargeCents) => fc.nat(chargeCents).map((paidCents) => ({ chargeCents, paidCents })))
    fc.assert(
      fc.property(fc.array(paid, { minLength: 1, maxLength: 6 }), fc.nat(1000), (lines, permille) => {
        const cents = Math.floor((sumOf(lines.map(({ paidCents }) => paidCents)) * permille) / 1000)
        const parts = spread(cents, lines)
        expect(sumOf(parts)).toBe(cents)
        for (const [at, part] of parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(lines[at]?.paidCents ?? 0)
        }
        const opposite = lines.map((line) => ({
          chargeCents: 0 - line.chargeCents,
          paidCents: 0 - line.paidCents,
        }))
        expect(spread(0 - cents, opposite)).toEqual(parts.map((part) => 0 - part))
      }),
    )
  })
})
