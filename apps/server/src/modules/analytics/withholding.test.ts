import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isWithheld, withCover } from './withholding'

it.each([
  [0, 0, false],
  [3, 0, false],
  [1, 1, true],
  [4, 4, true],
  [9, 4, true],
  [5, 5, false],
])('of %i clients, %i of them unseen: withheld is %s', (clients, unseen, withheld) => {
  expect(isWithheld({ clients, unseen })).toBe(withheld)
})

type Counted = readonly [clients: number, unseen: number]

const partsOf = (counts: readonly Counted[], span = 0) =>
  counts.map(([clients, unseen], index) => ({ span, key: String.fromCharCode(97 + index), clients, unseen }))
const withheldOf = (parts: Parameters<typeof withCover>[0]) =>
  withCover(parts)
    .filter(isWithheld)
    .map(({ span, key }) => (span === 0 ? key : `${key}${span}`))

it.each([
  ['the smallest told part covers the only one of few', [9, 3, 7], 'bc'],
  ['several that are together of few are covered too', [9, 1, 2, 7], 'bcd'],
  ['several that are together of many need no cover', [9, 4, 4, 7], 'bc'],
  ['without another part there is none', [3], 'a'],
  ['nobody is told, and covers nothing', [0, 3, 6], 'bc'],
  ['of equal parts one is enough', [6, 6, 1], 'ac'],
  ['where all are of many, all are told', [6, 5, 9], ''],
])('%s: %j', (_, counts, withheld) => {
  expect(withheldOf(partsOf(counts.map((count) => [count, count]))).join('')).toBe(withheld)
})

it('a part of clients who are all seen covers nothing, as its number is known', () => {
  expect(
    withheldOf(
      partsOf([
        [6, 0],
        [3, 2],
        [9, 8],
      ]),
    ),
  ).toEqual(['b', 'c'])
})

it('each span has a cover of its own', () => {
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
  expect(withheldOf(parts)).toEqual(['a', 'b', 'a1', 'b1'])
  expect(
    withCover(parts)
      .filter(({ isCover }) => isCover)
      .map(({ span, key }) => [span, key]),
  ).toEqual([
    [0, 'b'],
    [1, 'a'],
  ])
})

it('what is left of the whole without the told parts is never of few, as long as any part may cover it', () => {
  const someone = fc.tuple(fc.nat(12), fc.nat(12)).map(([seen, unseen]) => [seen + unseen, unseen] as const)
  fc.assert(
    fc.property(fc.array(someone, { maxLength: 8 }), (counts) => {
      const parts = withCover(partsOf(counts))
      const left = parts.filter(isWithheld).reduce((sum, { unseen }) => sum + unseen, 0)
      const mayCover = parts.some((part) => part.unseen > 0 && !isWithheld(part))
      if (left > 0 && mayCover) expect(left).toBeGreaterThanOrEqual(5)
    }),
  )
})
