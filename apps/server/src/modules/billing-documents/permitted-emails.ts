import type { ClientContact } from '@oaklet/api/contract'
import { validationFailed } from '../../errors'

/** The addresses that a client may be written to by e-mail. */
export const permittedEmails = (contacts: readonly ClientContact[]): string[] => [
  ...new Set(contacts.flatMap(({ kind, mayEmail, value }) => (kind === 'email' && mayEmail ? [value] : []))),
]

/** Throws 422 at `email` unless the client permits e-mail to the address. */
export function requirePermittedEmail(contacts: readonly ClientContact[], email: string): void {
  const isPermitted = permittedEmails(contacts).some(
    (permitted) => permitted.toLowerCase() === email.toLowerCase(),
  )
  if (isPermitted) return
  throw validationFailed([
    { path: 'email', message: 'Choose an e-mail of the client that may be written to' },
  ])
}
