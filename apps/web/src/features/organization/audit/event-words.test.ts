import { AUDIT_ACTIONS, AUDIT_RESOURCES } from '@oaklet/api/contract'
import { describe, expect, it } from 'vitest'
import { eventWords, fieldWords } from './event-words'

const words = (action: string, resource: string, recordName: string | null = null) =>
  eventWords({ action, resource, recordName })

describe('an event in words', () => {
  it.each([
    ['viewed', 'client', 'Ana Ruiz', 'Opened the chart of Ana Ruiz'],
    ['viewed', 'client', null, 'Opened the chart of a client'],
    ['access', 'patient', 'Ana Ruiz', 'Opened the chart of Ana Ruiz'],
    ['updated', 'location', null, 'Changed a location'],
    ['updated', 'location', 'Annex', 'Changed the location Annex'],
    ['created', 'client', 'Ana Ruiz', 'Added the client Ana Ruiz'],
    ['updated', 'organization', null, 'Changed the organization’s settings'],
    ['deleted', 'role', null, 'Deleted a role'],
    ['exported', 'audit', null, 'Exported the audit log'],
    ['issued', 'invoice', '#12', 'Issued invoice #12'],
    ['voided', 'invoice', null, 'Voided an invoice'],
    ['issued', 'superbill', '1003', 'Issued superbill 1003'],
    ['sent', 'superbill', null, 'Sent a superbill'],
    ['sent', 'statement', '12', 'Sent statement 12'],
    ['updated', 'billing_settings', null, 'Changed the billing settings'],
    ['sent', 'estimate', '#7', 'Sent Good Faith Estimate #7'],
    ['deleted', 'estimate', null, 'Deleted a Good Faith Estimate'],
    ['credit_applied', 'invoice', '1042', 'Applied credit to invoice 1042'],
    ['payment_unapplied', 'invoice', '1042', 'Moved what was paid on invoice 1042 to credit'],
    ['deleted', 'invoice', null, 'Deleted an invoice'],
    ['late_cancelled', 'appointment', null, 'Marked an appointment as late cancellation'],
    ['created', 'measure', 'PHQ-9 of Ana Ruiz', 'Recorded the PHQ-9 of Ana Ruiz'],
    ['created', 'measure', null, 'Recorded a measure'],
    ['entered_in_error', 'measure', 'GAD-7 of Ana Ruiz', 'Marked the GAD-7 of Ana Ruiz as entered in error'],
    ['entered_in_error', 'measure', null, 'Marked a measure as entered in error'],
    ['acknowledged', 'measure', 'PHQ-9 of Ana Ruiz', 'Closed the safety alert of the PHQ-9 of Ana Ruiz'],
    ['moved', 'appointment', null, 'Moved an appointment'],
    ['archived', 'notification', null, 'Archived a notification'],
    ['access_changed', 'staff', 'Sam Lee', 'Changed the roles or practices of Sam Lee'],
    ['invited', 'staff', null, 'Invited somebody'],
    ['signed_in', 'session', null, 'Signed in'],
    ['logout', 'auth', null, 'Signed out'],
  ])('%s %s of %s', (action, resource, name, expected) => {
    expect(words(action, resource, name)).toBe(expected)
  })

  it('never shows a word of the machine, whatever was done to whatever', () => {
    for (const action of AUDIT_ACTIONS)
      for (const resource of AUDIT_RESOURCES) expect(words(action, resource)).toMatch(/^[A-Z][^_]+$/)
  })

  it('says what an event of another version holds as plainly as it can', () => {
    expect(words('sent_by_fax', 'lab_result')).toBe('sent by fax: lab result')
    expect(words('updated', 'lab_result')).toBe('Changed lab result')
    expect(words('toString', 'constructor')).toBe('toString: constructor')
  })
})

it.each([
  ['lastName', 'last name'],
  ['sortName', 'sort name'],
  ['primaryClinicianId', 'primary clinician'],
  ['referralSource', 'referral source'],
  ['roleIds', 'role'],
  ['notification_preferences', 'notification preferences'],
])('the field %s is called %s', (field, expected) => {
  expect(fieldWords(field)).toBe(expected)
})
