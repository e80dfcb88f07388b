import type { DocumentSending } from '@oaklet/api/contract'

/** How a document was sent once, or is being sent. */
export function sendingWords({
  how,
  email,
  state,
}: Pick<DocumentSending, 'how' | 'email' | 'state'>): string {
  if (how === 'handed_over') return 'Handed over'
  return `${BY_EMAIL[state]} by e-mail to ${email ?? ''}`
}

const BY_EMAIL = { waiting: 'Being sent', sent: 'Sent', failed: 'Could not be sent' } as const
