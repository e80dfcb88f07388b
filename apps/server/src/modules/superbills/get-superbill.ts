import type * as api from '@oaklet/api/contract'
import type { Superbill } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { findSuperbill } from './find-superbill'

/** One superbill with what it says, what it lacks, and when it was sent. */
export const getSuperbill = (
  { params: key }: CallOf<typeof api.getSuperbill>,
  work: Work,
): Promise<Superbill> => findSuperbill(work, key)
