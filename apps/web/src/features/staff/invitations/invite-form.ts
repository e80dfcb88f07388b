import type { InviteBody } from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { emailMessage } from '../../../shared/email-message'
import { assignmentErrors, type AssignmentValues } from '../assignments/assignment-form'

/** What is typed to invite a person. */
export interface InviteValues extends AssignmentValues {
  name: string
  email: string
  credentials: string
  isClinician: boolean
}

const MAX_NAME = 120
const MAX_CREDENTIALS = 60

/** An empty form; a person who works in one practice invites to it. */
export const newInviteValues = (assignedPractices: readonly string[]): InviteValues => ({
  name: '',
  email: '',
  credentials: '',
  isClinician: true,
  roleIds: [],
  practiceIds: assignedPractices.length === 1 ? assignedPractices : [],
})

/** What is sent. */
export const inviteBodyOf = ({ name, email, credentials, ...values }: InviteValues): InviteBody => ({
  name: name.trim(),
  email: email.trim(),
  credentials: credentials.trim(),
  isClinician: values.isClinician,
  roleIds: [...values.roleIds],
  practiceIds: [...values.practiceIds],
})

/** What has to be put right before it is worth asking the server, in the order of the fields. */
export function inviteErrors(values: InviteValues): FormError[] {
  const email = emailMessage(values.email)
  return [
    ...(values.name.trim() === '' ? [{ path: 'name', message: 'Enter a name' }] : []),
    ...tooLong('name', values.name, MAX_NAME),
    ...(email === null ? [] : [{ path: 'email', message: email }]),
    ...tooLong('credentials', values.credentials, MAX_CREDENTIALS),
    ...assignmentErrors(values),
  ]
}

const tooLong = (path: string, typed: string, max: number): FormError[] =>
  typed.trim().length > max ? [{ path, message: `Use at most ${max} characters` }] : []
