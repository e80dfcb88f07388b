import type * as api from '@oaklet/api/contract'
import type { Estimate } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { findEstimate } from './find-estimate'

/** One estimate with what it says, what it lacks, and when it was sent. */
export const getEstimate = (
  { scope, params: key }: CallOf<typeof api.getEstimate>,
  work: Work,
): Promise<Estimate> => findEstimate(work, key, scope)
