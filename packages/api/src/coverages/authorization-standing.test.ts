import { expect, it } from 'vitest'
import { authorizationStanding } from './authorization-standing'
import { anAuthorization } from './coverages-fixtures'

const TODAY = '2026-11-17'
const standing = (changes: Parameters<typeof anAuthorization>[0]) =>
  authorizationStanding(anAuthorization({ visits: 12, startsOn: '2026-09-01', ...changes }), TODAY)

it.each([
  [9, '2026-12-31', 'current', 3, 44],
  [10, '2026-12-31', 'low', 2, 44],
  [11, '2026-12-31', 'low', 1, 44],
  [12, '2026-12-31', 'used_up', 0, 44],
  [14, '2026-12-31', 'used_up', -2, 44],
  [0, '2026-12-02', 'current', 12, 15],
  [0, '2026-12-01', 'low', 12, 14],
  [0, '2026-11-17', 'low', 12, 0],
  [0, '2026-11-16', 'ended', 12, -1],
  [12, '2026-11-16', 'ended', 0, -1],
] as const)(
  'with %i of 12 visits used until %s it is %s',
  (usedVisits, endsOn, state, visitsLeft, daysLeft) => {
    expect(standing({ usedVisits, endsOn })).toMatchObject({ state, visitsLeft, daysLeft })
  },
)

it.each([
  [10, '2026-12-31', true, false],
  [0, '2026-12-01', false, true],
  [10, '2026-12-01', true, true],
  [9, '2026-12-02', false, false],
  [12, '2026-12-01', false, false],
  [10, '2026-11-16', false, false],
] as const)('with %i of 12 visits used until %s it says why it is low', (usedVisits, endsOn, few, soon) => {
  expect(standing({ usedVisits, endsOn })).toMatchObject({ hasFewVisits: few, endsSoon: soon })
})

it.each([
  ['2026-11-17', 'low'],
  ['2026-11-18', 'coming'],
] as const)('one with few visits that starts on %s is %s', (startsOn, state) => {
  expect(standing({ usedVisits: 10, startsOn })).toMatchObject({ state, hasFewVisits: state === 'low' })
})
