import type * as api from '@oaklet/api/contract'
import type { ClaimSettings } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { readClaimSettings } from './read-claim-settings'

/** Returns how the practice’s claims leave it. */
export const getClaimSettings = (
  { params: { practiceId } }: CallOf<typeof api.getClaimSettings>,
  work: Work,
): Promise<ClaimSettings> => readClaimSettings(work, practiceId)
