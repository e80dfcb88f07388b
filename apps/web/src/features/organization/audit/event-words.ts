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
  viewed: 'Opened',
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

/** Verbs about an invoice, and the words around it. */
const ABOUT_AN_INVOICE: Readonly<Record<string, (invoice: string) => string>> = {
  issued: (invoice) => `Issued ${invoice}`,
  voided: (invoice) => `Voided ${invoice}`,
  credit_applied: (invoice) => `Applied credit to ${invoice}`,
  payment_unapplied: (invoice) => `Moved what was paid on ${invoice} to credit`,
  credited: (invoice) => `Reduced the charge of ${invoice}`,
  written_off: (invoice) => `Wrote a part of ${invoice} off`,
  adjustment_reversed: (invoice) => `Took an adjustment of ${invoice} back`,
}

/** What happened, as one would say it of the person: "Opened the chart of Ana Ruiz". */
export function eventWords({ action, resource, recordName }: Happened): string {
  const verb = REPORTED[action] ?? action
  const status = wordOf(APPOINTMENT_WORDS, verb)
  if (status && resource === 'appointment') return `Marked an appointment as ${status.word.toLowerCase()}`
  const isClient = resource === 'client' || resource === 'patient'
  if (verb === 'viewed' && isClient) return `Opened the chart of ${recordName ?? 'a client'}`
  const ofInvoice = wordOf(ABOUT_AN_INVOICE, verb)
  if (ofInvoice && resource === 'invoice') return ofInvoice(recordWords(resource, recordName))
  if (resource === 'measure' && (verb === 'created' || verb === 'entered_in_error')) {
    const one = recordName === null ? 'a measure' : `the ${recordName}`
    return verb === 'created' ? `Recorded ${one}` : `Marked ${one} as entered in error`
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
  return resource === 'invoice' ? `invoice ${name}` : `${one.replace(/^an? /, 'the ')} ${name}`
}

/** `primaryClinicianId` as `primary clinician`. */
export const fieldWords = (field: string): string =>
  plain(field)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/ ids?$/, '')
