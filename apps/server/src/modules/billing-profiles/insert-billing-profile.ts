import type * as api from '@oaklet/api/contract'
import type * as z from 'zod/mini'
import type { Tx } from '../../db/database'
import { billingProfiles } from '../../db/schema/billing-profiles-table'
import type { Deps } from '../../deps'

/** What a person typed about a billing profile, after parsing, and whose it is. */
export interface NewBillingProfile extends z.infer<typeof api.BillingProfileInput> {
  organizationId: string
  id: string
  practiceId: string
  isDefault: boolean
}

/** Adds a billing profile to a practice. */
export async function insertBillingProfile(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  profile: NewBillingProfile,
): Promise<void> {
  const now = clock.now()
  await tx.insert(billingProfiles).values({ ...profile, createdAt: now, updatedAt: now })
}
