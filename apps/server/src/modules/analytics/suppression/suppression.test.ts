import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mustSuppress, withComplementarySuppression } from './suppression'

it.each([
  [0, 0, false],
  [3, 0, false],
  [1, 1, true],
  [4, 4, true],
  [9, 4, true],
  [5, 5, false],
])('of %i clients, %i of them invisible: suppressed is %s', (clients, invisible, suppressed) => {
  expect(mustSuppress({ clients, invisible })).toBe(suppressed)
})

type Counted = readonly [clients: number, invisible: number]

const partsOf = (counts: readonly Counted[], span = 0) =>
  counts.map(([clients, invisible], index) => ({
    span,
    key: String.fromCharCode(97 + index),
    clients,
    invisible,
  }))
const suppressedOf = (parts: Parameters<typeof withComplementarySuppression>[0]) =>
  withComplementarySuppression(parts)
    .filter(mustSuppress)
    .map(({ span, key }) => (span === 0 ? key : `${key}${span}`))

it.each([
  ['the smallest reported part complements the only one of few', [9, 3, 7], 'bc'],
  ['several that are together of few are complemented too', [9, 1, 2, 7], 'bcd'],
  ['several that are together of many need no complementary one', [9, 4, 4, 7], 'bc'],
  ['without another part there is none', [3], 'a'],
  ['a count of 0 is reported, and complements nothing', [0, 3, 6], 'bc'],
  ['of equal parts one is enough', [6, 6, 1], 'ac'],
  ['where all are of many, all are reported', [6, 5, 9], ''],
])('%s: %j', (_, counts, suppressed) => {
  expect(suppressedOf(partsOf(counts.map((count) => [count, count]))).join('')).toBe(suppressed)
})

it('a part of clients who are all seen complements nothing, as its number is known', () => {
  expect(
    suppressedOf(
      partsOf([
        [6, 0],
        [3, 2],
        [9, 8],
      ]),
    ),
  ).toEqual(['b', 'c'])
})

it('each span has a complementary suppression of its own', () => {
  const parts = [
    ...partsOf([
      [2, 2],
      [7, 7],
    ]),
    ...partsOf(
      [
        [8, 8],
        [1, 1],
      ],
      1,
    ),
    ...partsOf(
      [
        [8, 8],
        [9, 9],
      ],
      2,
    ),
  ]
  expect(suppressedOf(parts)).toEqual(['a', 'b', 'a1', 'b1'])
  expect(
    withComplementarySuppression(parts)
      .filter(({ isComplementary }) => isComplementary)
      .map(({ span, key }) => [span, key]),
  ).toEqual([
    [0, 'b'],
    [1, 'a'],
  ])
})

it('what is left of the whole without the reported parts is never of few, as long as any part may be suppressed for it', () => {
  const someone = fc
    .tuple(fc.nat(12), fc.nat(12))
    .map(([seen, invisible]) => [seen + invisible, invisible] as const)
  fc.assert(
    fc.property(fc.array(someone, { maxLength: 8 }), (counts) => {
      const parts = withComplementarySuppression(partsOf(counts))
      const left = parts.filter(mustSuppress).reduce((sum, { invisible }) => sum + invisible, 0)
      const mayComplement = parts.some((part) => part.invisible > 0 && !mustSuppress(part))
      if (left > 0 && mayComplement) expect(left).toBeGreaterThanOrEqual(5)
    }),
  )
})
