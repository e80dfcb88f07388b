import type { FieldError, SendDocumentBody } from '@oaklet/api/contract'

/** What a document that can be sent has: the client’s addresses that may be written to, and its version. */
export interface SendableDocument {
  emails: readonly string[]
  version: number
}

/** The choice beside the client’s addresses. */
export const BY_HAND = 'handed_over'

/** What the form holds: one of the client’s addresses, or {@link BY_HAND}. */
export interface SendValues {
  to: string
}

/** By e-mail to the first address where there is one. */
export const firstWay = ({ emails }: Pick<SendableDocument, 'emails'>): SendValues => ({
  to: emails[0] ?? BY_HAND,
})

/** The ways in which it can reach the client. */
export const waysOf = ({ emails }: Pick<SendableDocument, 'emails'>) => [
  ...emails.map((email) => ({ id: email, label: `By e-mail to ${email}` })),
  { id: BY_HAND, label: 'Handed over', description: 'As a print, or as the saved PDF.' },
]

/** The body that sends it. */
export const sendBody = (
  { to }: SendValues,
  { version }: Pick<SendableDocument, 'version'>,
): SendDocumentBody =>
  to === BY_HAND ? { version, how: 'handed_over', email: null } : { version, how: 'email', email: to }

/** The server’s refusals, at the one field of the form. */
export const sendRefusals = (refused: readonly FieldError[]): FieldError[] =>
  refused.map(({ message }) => ({ path: 'to', message }))
