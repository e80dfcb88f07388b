import type * as api from '@oaklet/api/contract'
import { billingProfiles } from '../../db/schema/billing-profiles-table'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { lockBillingProfiles, profileAmong } from './lock-billing-profiles'
import { isProfile } from './select-billing-profiles'

/** Deletes a billing profile, but not the default one while there are others. */
export async function deleteBillingProfile(
  { actor, params: key }: CallOf<typeof api.deleteBillingProfile>,
  work: Work,
): Promise<null> {
  const locked = await lockBillingProfiles(work, key.practiceId)
  const { profile, others } = profileAmong(locked, key.profileId)
  if (profile.isDefault && others.length > 0) {
    throw new AppError(
      'transition_refused',
      'This is the default billing profile. Make another one the default before you delete it.',
    )
  }
  await work.tx.delete(billingProfiles).where(isProfile(actor, key))
  await recordAudit(work, { action: 'deleted', resource: 'billing_profile', recordId: key.profileId })
  return null
}
