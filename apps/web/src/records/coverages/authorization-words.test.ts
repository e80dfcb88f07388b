import { anAuthorization } from '@oaklet/api/testing'
import { expect, it } from 'vitest'
import { authorizationWords } from './authorization-words'

const TODAY = '2026-11-17'

it.each([
  [9, '2026-12-31', 'good', '3 visits left'],
  [10, '2026-12-31', 'wait', '2 visits left'],
  [11, '2026-12-31', 'wait', '1 visit left'],
  [12, '2026-12-31', 'bad', 'Used up'],
  [14, '2026-12-31', 'bad', 'Used up'],
  [0, '2026-12-02', 'good', '12 visits left'],
  [0, '2026-12-01', 'wait', 'Ends in 14 days'],
  [0, '2026-11-18', 'wait', 'Ends tomorrow'],
  [0, '2026-11-17', 'wait', 'Ends today'],
  [10, '2026-11-26', 'wait', '2 visits left, ends in 9 days'],
  [0, '2026-11-16', 'neutral', 'Ended'],
  [12, '2026-11-16', 'neutral', 'Ended'],
] as const)('with %i of 12 visits used until %s it is %s: %s', (usedVisits, endsOn, tone, words) => {
  expect(authorizationWords(anAuthorization({ usedVisits, endsOn }), TODAY)).toEqual({ words, tone })
})

it('one that starts later says when', () => {
  expect(authorizationWords(anAuthorization({ usedVisits: 0, startsOn: '2026-12-01' }), TODAY)).toEqual({
    ...{ words: 'From Dec 1, 2026', tone: 'info' },
  })
})
