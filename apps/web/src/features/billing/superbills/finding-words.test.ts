import { SUPERBILL_FINDING_CODES } from '@oaklet/api/contract'
import { aSuperbill, aSuperbillFinding, fixtureId } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { findingHref, findingWords, missingWords } from './finding-words'

const session = { appointmentId: fixtureId(40), date: '2026-11-03' }
const everything = () => true
const nothing = () => false

test.each(SUPERBILL_FINDING_CODES)('%s has a sentence and a part of a list', (code) => {
  const finding = aSuperbillFinding({ code })
  expect(findingWords(finding)).toMatch(/^[A-Z].*\.$/)
  expect(missingWords([finding], 'warning')).not.toBe('')
})

test('what one session lacks is said with its day', () => {
  const finding = aSuperbillFinding({ code: 'diagnosis_missing', where: 'client', session })
  expect(findingWords(finding)).toBe('The session of Tue, Nov 3 has no diagnosis.')
})

test('what several sessions lack is listed once, the errors apart from the warnings', () => {
  const missing = [
    aSuperbillFinding({ code: 'no_billing_profile', level: 'error' }),
    aSuperbillFinding({ code: 'diagnosis_missing', session }),
    aSuperbillFinding({ code: 'diagnosis_missing', session: { ...session, appointmentId: fixtureId(41) } }),
    aSuperbillFinding({ code: 'client_address_missing' }),
  ]
  expect(missingWords(missing, 'error')).toBe('a billing profile')
  expect(missingWords(missing, 'warning')).toBe('a diagnosis and the address')
})

test.each([
  ['profile', null, '/billing/settings'],
  ['client', null, `/clients?client=${fixtureId(30)}`],
  ['clinician', null, `/company/staff?person=${fixtureId(20)}&section=profile`],
  ['session', session, `/calendar?date=2026-11-03&appointment=${fixtureId(40)}`],
  ['session', null, undefined],
] as const)('what is missing in the %s is filled in there by those who may', (where, of, href) => {
  const finding = aSuperbillFinding({ where, session: of })
  expect(findingHref(finding, aSuperbill(), everything)).toBe(href)
  expect(findingHref(finding, aSuperbill(), nothing)).toBeUndefined()
})
