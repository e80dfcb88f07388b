import type * as api from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { organizations } from '../../db/schema/organizations-table'
import { practices } from '../../db/schema/practices-table'
import { staleEdit, validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { changedFields, recordAudit } from '../audit'
import { findSettings, lockOrganization } from './find-settings'
import { hasLedger } from '../ledger'

type Shared = Pick<typeof organizations.$inferSelect, 'name' | 'timezone' | 'currency'>

/** Saves the organization's settings, unless someone else has changed them since `version`. */
export async function updateOrganizationSettings(
  { actor, body: { version, settings, ...rest } }: CallOf<typeof api.updateOrganizationSettings>,
  work: Work,
): Promise<api.OrganizationSettings> {
  const { organizationId } = actor

  const before = await lockOrganization(work)
  if (before.version !== version) throw staleEdit(await findSettings(work))
  if (settings.currency !== before.currency) await requireNoMoney(work.tx, organizationId)
  const after = { ...rest, ...settings }
  const updatedAt = work.now()
  await work.tx
    .update(organizations)
    .set({ ...after, version: version + 1, updatedAt })
    .where(eq(organizations.organizationId, organizationId))
  await takePracticesAlong(work.tx, organizationId, before, after, updatedAt)
  await recordAudit(work, {
    action: 'updated',
    resource: 'organization',
    recordId: organizationId,
    changed: changedFields(before, after),
  })
  return findSettings(work)
}

/** Amounts are kept without a currency of their own: another one would change what was paid. */
async function requireNoMoney(tx: Tx, organizationId: string): Promise<void> {
  if (!(await hasLedger(tx, organizationId))) return
  const message = 'The currency can’t change once something was invoiced or paid'
  throw validationFailed([{ path: 'settings.currency', message }])
}

/** A practice that had the organization's name, time zone or currency so far has the new one too. */
async function takePracticesAlong(
  tx: Tx,
  organizationId: string,
  before: Shared,
  { name, timezone, currency }: Shared,
  updatedAt: Date,
): Promise<void> {
  const mine = eq(practices.organizationId, organizationId)
  await tx
    .update(practices)
    .set({ name, updatedAt })
    .where(and(mine, eq(practices.name, before.name)))
  await tx
    .update(practices)
    .set({ timeZone: timezone, updatedAt })
    .where(and(mine, eq(practices.timeZone, before.timezone)))
  await tx
    .update(practices)
    .set({ currency, updatedAt })
    .where(and(mine, eq(practices.currency, before.currency)))
}
