import type * as api from '@oaklet/api/contract'
import type { PracticeDocument } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { findDocument } from './select-documents'

/** A document with one of its texts. */
export const getDocument = (
  { params: key, query: { number } }: CallOf<typeof api.getDocument>,
  work: Work,
): Promise<PracticeDocument> => findDocument(work, key, number)
