import type * as api from '@oaklet/api/contract'
import type { PracticeDocument } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { setRetired } from './set-retired'

/** Lets a retired document be sent again. */
export const restoreDocument = (
  { params: key }: CallOf<typeof api.restoreDocument>,
  work: Work,
): Promise<PracticeDocument> => setRetired(work, key, false)
