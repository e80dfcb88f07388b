import type * as api from '@oaklet/api/contract'
import type { PracticeDocument } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { setRetired } from './set-retired'

/** Sends a document to nobody any more. */
export const retireDocument = (
  { params: key }: CallOf<typeof api.retireDocument>,
  work: Work,
): Promise<PracticeDocument> => setRetired(work, key, true)
