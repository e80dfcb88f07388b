import { staffIdOf, type Actor } from '../../actor'
import { documentMail } from '../../db/schema/document-mail-table'
import type { Work } from '../../work'
import type { DocumentMail } from './mail-document'

/** Leaves a mail without a document to `sendDocumentMail`, in the transaction of what it tells. */
export async function mailNotice(
  work: Work<Actor>,
  practiceId: string,
  { to, id = work.newId(), ...mail }: Omit<DocumentMail, 'fileName' | 'pdf'> & { id?: string },
): Promise<void> {
  const { actor } = work
  const { organizationId } = actor
  await work.tx.insert(documentMail).values({
    ...{ organizationId, id, practiceId },
    sentById: staffIdOf(actor),
    ...{ ...mail, recipient: to, dueAt: work.now(), tries: 0 },
  })
}
