import type { BillingProfile } from '@oaklet/api/contract'
import { notFound } from '../../errors'
import type { Work } from '../../work'
import { lockPractice } from '../organization'
import { isProfileOfPractice, selectBillingProfiles } from './select-billing-profiles'

/**
 * The practice’s billing profiles, which no other call changes until the transaction ends: which one is the default
 * concerns them all.
 */
export async function lockBillingProfiles(work: Work, practiceId: string): Promise<BillingProfile[]> {
  await lockPractice(work, practiceId)
  return selectBillingProfiles(work.tx, isProfileOfPractice(work.actor, practiceId))
}

/** Takes one profile out of those that were locked; throws 404 when it isn’t among them. */
export function profileAmong(
  locked: readonly BillingProfile[],
  profileId: string,
): { profile: BillingProfile; others: BillingProfile[] } {
  const profile = locked.find(({ id }) => id === profileId)
  if (profile === undefined) throw notFound()
  return { profile, others: locked.filter(({ id }) => id !== profileId) }
}
