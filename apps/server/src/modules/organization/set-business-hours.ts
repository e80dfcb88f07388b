import { isDeepStrictEqual } from 'node:util'
import type * as api from '@oaklet/api/contract'
import { WEEKDAYS, type OpenRange, type OrganizationSettings, type Weekday } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { organizations } from '../../db/schema/organizations-table'
import { practices } from '../../db/schema/practices-table'
import { notFound } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { findSettings, lockOrganization } from './find-settings'

/** Sets one weekday's hours. The last call wins, and no edit of the other settings goes stale. */
export async function setBusinessHours(
  { actor, params: { day: named }, body: { ranges } }: CallOf<typeof api.setBusinessHours>,
  work: Work,
): Promise<OrganizationSettings> {
  const day = WEEKDAYS.find((weekday) => weekday === named)
  if (day === undefined) throw notFound()
  const { organizationId } = actor

  const { businessHours } = await lockOrganization(work)
  if (isDeepStrictEqual(businessHours[day], ranges)) return findSettings(work)
  const updatedAt = work.now()
  await work.tx
    .update(organizations)
    .set({ businessHours: { ...businessHours, [day]: ranges }, updatedAt })
    .where(eq(organizations.organizationId, organizationId))
  await takePracticesAlong(work.tx, organizationId, day, businessHours[day], ranges, updatedAt)
  await recordAudit(work, {
    action: 'updated',
    resource: 'organization',
    recordId: organizationId,
    changed: [`businessHours.${day}`],
  })
  return findSettings(work)
}

/** A practice that had the organization's hours that day so far has the new ones too. */
async function takePracticesAlong(
  tx: Tx,
  organizationId: string,
  day: Weekday,
  before: readonly OpenRange[],
  ranges: OpenRange[],
  updatedAt: Date,
): Promise<void> {
  const mine = eq(practices.organizationId, organizationId)
  const found = await tx.select().from(practices).where(mine).orderBy(practices.id).for('no key update')
  for (const { id, businessHours } of found) {
    if (!isDeepStrictEqual(businessHours[day], before)) continue
    await tx
      .update(practices)
      .set({ businessHours: { ...businessHours, [day]: ranges }, updatedAt })
      .where(and(mine, eq(practices.id, id)))
  }
}
