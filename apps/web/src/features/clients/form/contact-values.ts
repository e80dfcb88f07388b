import { emailOf, sentPhone } from '@oaklet/api'
import type { ClientContact } from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { emailMessage } from '../../../shared/email-message'
import { phoneMessage } from '../../../shared/phone-message'

/** A contact while it is typed; `key` tells the lines apart. */
export interface ContactValues extends ClientContact {
  key: string
}

/** An empty line for one more contact; nothing is allowed until the person has said so. */
export const newContact = (kind: ClientContact['kind'], key: string): ContactValues => ({
  key,
  kind,
  value: '',
  mayEmail: false,
  mayText: false,
  mayVoicemail: false,
})

/** What the form shows of contacts that are known. */
export const contactValuesOf = (contacts: readonly ClientContact[]): ContactValues[] =>
  contacts.map((contact, index) => ({ ...contact, key: String(index) }))

/** What is sent: the lines that say something, with phones as they are stored. */
export const sentContacts = (contacts: readonly ContactValues[]): ClientContact[] =>
  filled(contacts).map(contactOf)

const filled = (contacts: readonly ContactValues[]) => contacts.filter(({ value }) => value.trim() !== '')

/** A number is agreed to be texted or called, an address to be written to; the rest doesn't apply. */
function contactOf({ kind, value, mayEmail, mayText, mayVoicemail }: ContactValues): ClientContact {
  if (kind === 'email') return { kind, value: emailOf(value), mayEmail, mayText: false, mayVoicemail: false }
  return { kind, value: sentPhone(value), mayEmail: false, mayText, mayVoicemail }
}

/** The name of a contact's box in the form. */
export const contactField = (key: string): string => `contact-${key}`

/** The box that `path` of what was sent is about; undefined where it is about no contact. */
export function contactFieldOf(contacts: readonly ContactValues[], path: string): string | undefined {
  const index = /^contacts\.(\d+)/.exec(path)?.[1]
  const contact = index === undefined ? undefined : filled(contacts)[Number(index)]
  return contact && contactField(contact.key)
}

/** What has to be put right in the lines that say something. */
export const contactErrors = (contacts: readonly ContactValues[]): FormError[] =>
  filled(contacts).flatMap(({ key, kind, value }) => {
    if (kind !== 'email') return phoneErrors(contactField(key), value)
    const message = emailMessage(value, 'name@mail.com')
    return message === null ? [] : [{ path: contactField(key), message }]
  })

/** What has to be put right in a phone, which may be empty. */
export function phoneErrors(path: string, typed: string): FormError[] {
  // What an older record holds is not written as it is sent.
  const message = phoneMessage(sentPhone(typed), true)
  return message === undefined ? [] : [{ path, message }]
}
