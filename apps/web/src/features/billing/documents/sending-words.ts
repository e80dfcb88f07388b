import type { DocumentSending } from '@oaklet/api/contract'

/** How a document was sent once. */
export const sendingWords = ({ how, email }: Pick<DocumentSending, 'how' | 'email'>): string =>
  how === 'handed_over' ? 'Handed over' : `Sent by e-mail to ${email ?? ''}`
