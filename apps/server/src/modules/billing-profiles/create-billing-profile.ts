import type * as api from '@oaklet/api/contract'
import type { BillingProfile } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { insertBillingProfile } from './insert-billing-profile'
import { lockBillingProfiles } from './lock-billing-profiles'
import { findBillingProfile } from './select-billing-profiles'

/** Adds a billing profile to the practice; the first one is its default. */
export async function createBillingProfile(
  { actor: { organizationId }, params: { practiceId }, body: input }: CallOf<typeof api.createBillingProfile>,
  work: Work,
): Promise<BillingProfile> {
  const others = await lockBillingProfiles(work, practiceId)
  const id = work.newId()
  const isDefault = others.length === 0
  await insertBillingProfile(work.tx, work.deps, { ...input, organizationId, id, practiceId, isDefault })
  await recordAudit(work, {
    action: 'created',
    resource: 'billing_profile',
    recordId: id,
    changed: [...Object.keys(input), 'isDefault'],
  })
  return findBillingProfile(work, { practiceId, profileId: id })
}
