import type { Authorization } from '@oaklet/api/contract'
import { anAuthorization, fixtureId } from '@oaklet/api/testing'
import { expect, it } from 'vitest'
import { authorizationIssues } from './authorization-issues'
import type { PlannedOccurrence } from './plan-occurrences'

const DAYS = ['2026-11-24', '2026-12-01', '2026-12-08']
const booking = { clientIds: [], clinicianId: '', locationId: null }
const planned = DAYS.map((date): PlannedOccurrence => {
  const startsAt = new Date(`${date}T15:00:00Z`)
  return {
    ...{ date, startsAt, endsAt: new Date(startsAt.getTime() + 3_000_000) },
    ...{ booking, movedTo: null, decided: null, isSkipped: false, isRepeated: false },
  }
})
const year = { startsOn: '2026-01-01', endsOn: '2026-12-31', usedVisits: 0 }
const saysOf = (found: Authorization[], dates = planned) =>
  authorizationIssues(found, dates, 'America/New_York').map((issue) =>
    issue?.kind === 'authorization' ? issue.reason : null,
  )

it('a client without any authorization needs none', () => {
  expect(saysOf([])).toEqual([null, null, null])
})

it('each date takes a visit, until none is left', () => {
  const two = anAuthorization({ ...year, visits: 5, usedVisits: 3 })
  expect(saysOf([two])).toEqual([null, null, 'used_up'])
  expect(saysOf([two, anAuthorization({ ...year, id: fixtureId(99), visits: 1 })])).toEqual([
    null,
    null,
    null,
  ])
})

it('a date that is skipped takes none', () => {
  const two = anAuthorization({ ...year, visits: 2 })
  const [first, ...rest] = planned
  const skipped = first === undefined ? [] : [{ ...first, decided: 'skip' as const }, ...rest]
  expect(saysOf([two], skipped)).toEqual([null, null, null])
})

it('a date outside of its days has no authorization', () => {
  const ending = anAuthorization({ ...year, endsOn: '2026-12-01', visits: 20 })
  expect(saysOf([ending])).toEqual([null, null, 'other_days'])
})

it('each of several clients needs their own', () => {
  const other = anAuthorization({ ...year, id: fixtureId(98), clientId: fixtureId(97), visits: 1 })
  expect(saysOf([anAuthorization({ ...year, visits: 20 }), other])).toEqual([null, 'used_up', 'used_up'])
})
