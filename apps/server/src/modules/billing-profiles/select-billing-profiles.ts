import type { BillingProfile } from '@oaklet/api/contract'
import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import { folded } from '../../db/folded'
import { billingProfiles } from '../../db/schema/billing-profiles-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'

/** Names one billing profile of one practice, as the routes’ parameters do. */
export interface BillingProfileKey {
  practiceId: string
  profileId: string
}

/** The billing profiles of one practice. */
export const isProfileOfPractice = (actor: StaffActor, practiceId: string) =>
  and(eq(billingProfiles.organizationId, actor.organizationId), eq(billingProfiles.practiceId, practiceId))

/** The row that `key` names. */
export const isProfile = (actor: StaffActor, { practiceId, profileId }: BillingProfileKey) =>
  and(isProfileOfPractice(actor, practiceId), eq(billingProfiles.id, profileId))

/** Billing profiles as the contract shows them: the default one first, then by name. */
export async function selectBillingProfiles(tx: Tx, which: SQL | undefined): Promise<BillingProfile[]> {
  const { name, firstName, id, isDefault } = billingProfiles
  const rows = await tx
    .select()
    .from(billingProfiles)
    .where(which)
    .orderBy(desc(isDefault), folded(name), folded(firstName), asc(id))
  return rows.map(profileOf)
}

/** One billing profile; throws 404 when the practice has no such one. */
export async function findBillingProfile(
  { tx, actor }: Work,
  key: BillingProfileKey,
): Promise<BillingProfile> {
  const [profile] = await selectBillingProfiles(tx, isProfile(actor, key))
  if (profile === undefined) throw notFound()
  return profile
}

const profileOf = (row: typeof billingProfiles.$inferSelect): BillingProfile => ({
  id: row.id,
  practiceId: row.practiceId,
  name: row.name,
  firstName: row.firstName,
  entity: row.entity,
  npi: row.npi,
  taxIdKind: row.taxIdKind,
  taxId: row.taxId,
  taxonomyCode: row.taxonomyCode,
  address: row.address,
  payToAddress: row.payToAddress,
  phone: row.phone,
  isDefault: row.isDefault,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
