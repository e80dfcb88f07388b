import type * as api from '@oaklet/api/contract'
import type { ListedDocument } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { isDocumentOfPractice, selectDocuments } from './select-documents'

/** The documents that a practice has clients sign. */
export const listDocuments = (
  { actor, params: { practiceId } }: CallOf<typeof api.listDocuments>,
  work: Work,
): Promise<ListedDocument[]> => selectDocuments(work, isDocumentOfPractice(actor, practiceId))
