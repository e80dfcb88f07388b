import { fixtureId } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { firstNewEstimate, newEstimateBody, newEstimateErrors } from './new-estimate-form'

const filled = (today: string) => ({
  ...firstNewEstimate(today),
  client: { id: fixtureId(30), name: 'Mari Vega' },
  clinicianId: fixtureId(20),
})

test.each([
  ['2026-11-17', '2027-11-16'],
  ['2027-01-01', '2027-12-31'],
  ['2028-02-29', '2029-02-28'],
])('begins with twelve months from %s, which is the most: to %s', (today, to) => {
  expect(firstNewEstimate(today)).toMatchObject({ from: today, to, reason: 'requested', askedOn: today })
  expect(newEstimateErrors(filled(today))).toEqual([])
})

test('says who is missing', () => {
  expect(newEstimateErrors(firstNewEstimate('2026-11-17'))).toEqual([
    { path: 'clientId', message: 'Choose a client' },
    { path: 'clinicianId', message: 'Choose a clinician' },
  ])
})

test('says what is wrong with the period and the day of asking', () => {
  const values = filled('2026-11-17')
  expect(newEstimateErrors({ ...values, to: '2027-11-17', askedOn: null })).toEqual([
    { path: 'to', message: 'Choose 12 months at most' },
    { path: 'askedOn', message: 'Enter the day on which the client asked' },
  ])
})

test('the day of asking is sent only where the client asked', () => {
  expect(newEstimateBody({ ...filled('2026-11-17'), reason: 'scheduled' })).toMatchObject({
    ...{ clientId: fixtureId(30), clinicianId: fixtureId(20), askedOn: null },
  })
})
