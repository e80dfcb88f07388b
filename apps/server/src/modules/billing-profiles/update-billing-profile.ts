import type * as api from '@oaklet/api/contract'
import type { BillingProfile } from '@oaklet/api/contract'
import { billingProfiles } from '../../db/schema/billing-profiles-table'
import { staleEdit } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { changedFields, recordAudit } from '../audit'
import { lockBillingProfiles, profileAmong } from './lock-billing-profiles'
import { findBillingProfile, isProfile } from './select-billing-profiles'

/** Changes a billing profile, unless someone else has changed it since `version`. */
export async function updateBillingProfile(
  { actor, params: key, body: { version, ...input } }: CallOf<typeof api.updateBillingProfile>,
  work: Work,
): Promise<BillingProfile> {
  const { profile } = profileAmong(await lockBillingProfiles(work, key.practiceId), key.profileId)
  if (profile.version !== version) throw staleEdit(profile)
  await work.tx
    .update(billingProfiles)
    .set({ ...input, version: version + 1, updatedAt: work.now() })
    .where(isProfile(actor, key))
  await recordAudit(work, {
    action: 'updated',
    resource: 'billing_profile',
    recordId: key.profileId,
    changed: changedFields(profile, input),
  })
  return findBillingProfile(work, key)
}
