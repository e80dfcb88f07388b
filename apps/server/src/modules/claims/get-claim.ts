import type * as api from '@oaklet/api/contract'
import type { Claim } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { findClaim } from './find-claim'

/** One claim with its form, what stands in its way, its history, and when it was sent. */
export const getClaim = ({ params: key, scope }: CallOf<typeof api.getClaim>, work: Work): Promise<Claim> =>
  findClaim(work, key, scope)
