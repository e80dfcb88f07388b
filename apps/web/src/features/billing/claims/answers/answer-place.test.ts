import { aClaimForm } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { answerPlace } from './answer-place'

test.each([
  ['subscriber.memberId', 'coverage', 'subscriber.memberId'],
  ['memberId', 'coverage', 'memberId'],
  ['subscriber.lastName', 'client', 'subscriber.lastName'],
  ['client.dateOfBirth', 'client', 'client.dateOfBirth'],
  ['payer', 'payer', 'payer'],
  ['settings', 'profile', 'settings'],
  ['rendering.npi', 'clinician', 'rendering.npi'],
  ['facility.address', 'location', 'facility.address'],
  ['lines.date', 'session', 'lines.0.date'],
  ['lines.1.modifiers', 'claim', 'lines.1.modifiers'],
  ['lines.charge', 'claim', 'lines.0.chargeCents'],
  ['lines', 'claim', 'lines.0.code'],
  ['authorization', 'claim', 'authorizationNumber'],
  ['diagnoses', 'claim', 'diagnoses'],
])('%s is put right in the %s, at %s', (named, where, field) => {
  expect(answerPlace(named, aClaimForm({ relation: 'self' }))).toEqual({ where, field })
})

test('another policy holder is known by the coverage alone', () => {
  expect(answerPlace('subscriber.lastName', aClaimForm({ relation: 'child' })).where).toBe('coverage')
})
