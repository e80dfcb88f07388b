import type { AuditEvent } from '@oaklet/api/contract'
import { APPOINTMENT_WORDS } from '../../../records/appointments/appointment-words'
import { ACTION_WORDS } from './action-words'
import { RESOURCE_WORDS } from './resource-words'

type Happened = Pick<AuditEvent, 'action' | 'resource' | 'recordName'>

const wordOf = <Words extends object>(words: Words, key: string): Words[keyof Words] | undefined =>
  Object.hasOwn(words, key) ? words[key as keyof Words] : undefined

/** A word that this version doesn't know, as plainly as can be. */
const plain = (word: string): string => word.replaceAll('_', ' ')

/** What browsers report (spec §3), as the verbs of the server. */
const REPORTED: Readonly<Record<string, string>> = {
  access: 'viewed',
  create: 'created',
  delete: 'deleted',
  login: 'signed_in',
  logout: 'signed_out',
}
const VERBS = {
  created: 'Added',
  updated: 'Changed',
  deleted: 'Deleted',
  exported: 'Exported',
  printed: 'Printed',
  viewed: 'Opened',
  imported: 'Imported',
  downloaded: 'Downloaded',
  restored: 'Restored',
  purged: 'Deleted for good:',
  taken_over: 'Accepted',
  left_out: 'Did not accept',
}
/** Verbs about a person, and the words around their name. */
const ABOUT_SOMEBODY: Readonly<Record<string, (name: string) => string>> = {
  invited: (name) => `Invited ${name}`,
  invitation_resent: (name) => `Sent ${name} the invitation again`,
  invitation_revoked: (name) => `Took the invitation of ${name} back`,
  access_changed: (name) => `Changed the roles or practices of ${name}`,
  deactivated: (name) => `Deactivated ${name}`,
  reactivated: (name) => `Reactivated ${name}`,
}

/** What is billed, which is called by its number. */
const BILLS = new Set(['invoice', 'superbill', 'statement', 'estimate', 'claim', 'claim_batch'])

/** Verbs about one of these, and the words around it. */
const ABOUT_A_BILL: Readonly<Record<string, (bill: string) => string>> = {
  issued: (bill) => `Issued ${bill}`,
  sent: (bill) => `Sent ${bill}`,
  voided: (bill) => `Voided ${bill}`,
  accepted: (bill) => `Noted that ${bill} was accepted`,
  rejected: (bill) => `Noted that ${bill} was rejected`,
  credit_applied: (bill) => `Applied credit to ${bill}`,
  payment_unapplied: (bill) => `Moved what was paid on ${bill} to credit`,
  credited: (bill) => `Reduced the charge of ${bill}`,
  written_off: (bill) => `Wrote a part of ${bill} off`,
  given_to_client: (bill) => `Gave the rest of ${bill} to the client`,
  adjustment_reversed: (bill) => `Took an adjustment of ${bill} back`,
}

/** Verbs about a measure, and the words around it. */
const ABOUT_A_MEASURE: Readonly<Record<string, (measure: string) => string>> = {
  created: (measure) => `Recorded ${measure}`,
  entered_in_error: (measure) => `Marked ${measure} as entered in error`,
  acknowledged: (measure) => `Closed the safety alert of ${measure}`,
}

/** What happened, as one would say it of the person: "Opened the chart of Ana Ruiz". */
export function eventWords({ action, resource, recordName }: Happened): string {
  const verb = REPORTED[action] ?? action
  const status = wordOf(APPOINTMENT_WORDS, verb)
  if (status && resource === 'appointment') return `Marked an appointment as ${status.word.toLowerCase()}`
  const isClient = resource === 'client' || resource === 'patient'
  if (verb === 'viewed' && isClient) return `Opened the chart of ${recordName ?? 'a client'}`
  const ofBill = wordOf(ABOUT_A_BILL, verb)
  if (ofBill && BILLS.has(resource)) return ofBill(recordWords(resource, recordName))
  const ofMeasure = wordOf(ABOUT_A_MEASURE, verb)
  if (ofMeasure && resource === 'measure') {
    return ofMeasure(recordName === null ? 'a measure' : `the ${recordName}`)
  }
  const about = wordOf(ABOUT_SOMEBODY, verb)
  if (about) return about(recordName ?? 'somebody')
  const plainVerb = wordOf(VERBS, verb)
  if (plainVerb) return `${plainVerb} ${recordWords(resource, recordName)}`
  return wordOf(ACTION_WORDS, verb) ?? `${plain(action)}: ${plain(resource)}`
}

function recordWords(resource: string, name: string | null): string {
  const words = wordOf(RESOURCE_WORDS, resource)
  const one = words?.one ?? plain(resource)
  if (name === null) return one
  return `${one.replace(/^an? /, BILLS.has(resource) ? '' : 'the ')} ${name}`
}

/** `primaryClinicianId` as `primary clinician`. */
export const fieldWords = (field: string): string =>
  plain(field)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/ ids?$/, '')
