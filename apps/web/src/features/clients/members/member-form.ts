import type { ClientMember, ClientMemberInput, FieldError, MemberRole } from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import type { PickedClient } from '../../../records/clients/ClientPicker'
import { comparedWords } from '../../../shared/forms/compared-words'

/** What each role is called. */
export const MEMBER_ROLE_WORDS: Readonly<Record<MemberRole, string>> = {
  partner: 'Partner',
  parent: 'Parent',
  child: 'Child',
  sibling: 'Sibling',
  grandparent: 'Grandparent',
  other: 'Other',
}

/** What the form holds; the name stays while “a client” is tried, and the client while “somebody else” is. */
export interface MemberValues {
  who: 'client' | 'other'
  client: PickedClient | null
  name: string
  role: MemberRole | null
  isIdentifiedPatient: boolean
}

/** What the form starts from; most members are clients themselves. */
export const memberValuesOf = (member: ClientMember | null): MemberValues => ({
  who: member !== null && member.recordId === null ? 'other' : 'client',
  client: member === null || member.recordId === null ? null : { id: member.recordId, name: member.name },
  name: member?.recordId === null ? member.name : '',
  role: member?.role ?? null,
  isIdentifiedPatient: member?.isIdentifiedPatient ?? false,
})

/** What is sent. */
export const memberBodyOf = (values: MemberValues): ClientMemberInput => ({
  recordId: values.who === 'client' ? (values.client?.id ?? null) : null,
  name: values.who === 'other' ? values.name.trim() : '',
  // What is missing is found before anything is sent.
  role: values.role ?? 'other',
  isIdentifiedPatient: values.isIdentifiedPatient,
})

/** What has to be put right before it is worth asking the server, in the order of the fields. */
export function memberErrors({ who, client, name, role }: MemberValues): FormError[] {
  const errors: FormError[] = []
  if (who === 'client' && client === null) errors.push({ path: 'recordId', message: 'Choose a client' })
  if (who === 'other' && name.trim() === '') errors.push({ path: 'name', message: 'Enter a name' })
  if (role === null) errors.push({ path: 'role', message: 'Choose what they are in it' })
  return errors
}

/** The server’s refusals at the field that is shown. */
export const memberRefusals = (refused: readonly FieldError[], { who }: MemberValues): FormError[] =>
  refused.map(({ path, message }) => ({
    path: path === 'name' && who === 'client' ? 'recordId' : path,
    message,
  }))

/** Both versions in words, for the person to choose from. */
export const memberVersions = (mine: MemberValues, theirs: ClientMember) =>
  comparedWords(wordsOf(mine), wordsOf(memberValuesOf(theirs)))

const wordsOf = ({ who, client, name, role, isIdentifiedPatient }: MemberValues): Record<string, string> => ({
  Member: who === 'client' ? (client?.name ?? '') : name.trim(),
  'In the couple or family': role === null ? '' : MEMBER_ROLE_WORDS[role],
  'Identified patient': isIdentifiedPatient ? 'Yes' : 'No',
})
