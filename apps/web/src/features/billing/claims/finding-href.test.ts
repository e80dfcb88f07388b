import { aClaimFinding, fixtureId } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { findingHref } from './finding-href'

const SOURCES = {
  client: { id: fixtureId(30) },
  clinician: { id: fixtureId(20) },
  lines: [
    { appointmentId: fixtureId(40), date: '2026-11-03' },
    { appointmentId: fixtureId(41), date: '2026-11-10' },
  ],
}
const all = () => true

test.each([
  ['client', 'client.address', `/clients?client=${fixtureId(30)}`],
  ['coverage', 'memberId', `/clients?client=${fixtureId(30)}&tab=insurance`],
  ['payer', 'payer.payerId', '/billing/settings?section=payers'],
  ['profile', 'billing.npi', '/billing/settings'],
  ['clinician', 'rendering.npi', `/company/staff?person=${fixtureId(20)}&section=profile`],
  ['location', 'facility.address', '/company/organization?section=locations'],
  ['session', 'lines.1.date', `/calendar?date=2026-11-10&appointment=${fixtureId(41)}`],
] as const)('what the %s lacks is put right there', (where, field, href) => {
  expect(findingHref(aClaimFinding({ where, field }), SOURCES, all)).toBe(href)
})

test('it leads nowhere for who may not put it right, and for the claim’s own fields', () => {
  expect(findingHref(aClaimFinding({ where: 'client' }), SOURCES, () => false)).toBeUndefined()
  expect(findingHref(aClaimFinding({ where: 'claim' }), SOURCES, all)).toBeUndefined()
})
