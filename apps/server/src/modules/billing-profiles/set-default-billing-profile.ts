import type * as api from '@oaklet/api/contract'
import type { BillingProfile } from '@oaklet/api/contract'
import { billingProfiles } from '../../db/schema/billing-profiles-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { lockBillingProfiles, profileAmong } from './lock-billing-profiles'
import { findBillingProfile, isProfile } from './select-billing-profiles'

/** Makes a billing profile the default one, and no other. The last call wins; no edit goes stale. */
export async function setDefaultBillingProfile(
  { params: key }: CallOf<typeof api.setDefaultBillingProfile>,
  work: Work,
): Promise<BillingProfile> {
  const { profile, others } = profileAmong(await lockBillingProfiles(work, key.practiceId), key.profileId)
  if (profile.isDefault) return profile
  for (const { id } of others.filter(({ isDefault }) => isDefault)) await setDefault(work, key, id, false)
  await setDefault(work, key, profile.id, true)
  return findBillingProfile(work, key)
}

async function setDefault(
  work: Work,
  { practiceId }: { practiceId: string },
  profileId: string,
  isDefault: boolean,
): Promise<void> {
  await work.tx
    .update(billingProfiles)
    .set({ isDefault, updatedAt: work.now() })
    .where(isProfile(work.actor, { practiceId, profileId }))
  const changed = ['isDefault']
  await recordAudit(work, { action: 'updated', resource: 'billing_profile', recordId: profileId, changed })
}
