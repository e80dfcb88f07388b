import type { DocumentSending, DocumentSendingState } from '@oaklet/api/contract'

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

/** How each state of a sending is marked in a history. */
export const SENDING_TONES = {
  waiting: 'info',
  sent: 'good',
  failed: 'bad',
} as const satisfies Record<DocumentSendingState, string>

/** Who sent it, and what can be done where that failed. */
export const sentByWords = ({ state, sentByName }: Pick<DocumentSending, 'state' | 'sentByName'>): string =>
  state === 'failed' ? `by ${sentByName}. Send it again, or hand it over.` : `by ${sentByName}`
