import { documentMail } from '../../db/schema/document-mail-table'
import type { MailMessage } from '../../mail/mailer'
import type { Work } from '../../work'

/** A mail with one PDF, whose text says nothing clinical. */
export interface DocumentMail extends Pick<MailMessage, 'to' | 'subject' | 'text'> {
  /** What people call the document, such as `Superbill 12`: the sender reads it if the mail fails. */
  documentName: string
  /** Where the web application shows the document: a path that holds ids only. */
  link: string
  fileName: string
  pdf: Uint8Array
}

/** Names the row that keeps that a document was sent, and its practice. */
interface Sending {
  id: string
  practiceId: string
}

/** Leaves a mail to {@link sendDocumentMail}, in the transaction that keeps its sending. */
export async function mailDocument(
  work: Work,
  { id, practiceId }: Sending,
  { to, ...mail }: DocumentMail,
): Promise<void> {
  const { organizationId, staffId } = work.actor
  await work.tx.insert(documentMail).values({
    ...{ organizationId, id, practiceId, sentById: staffId },
    ...{ ...mail, recipient: to, dueAt: work.now(), tries: 0 },
  })
}
