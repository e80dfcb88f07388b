import { isDeepStrictEqual } from 'node:util'
import {
  WEEKDAYS,
  type OpenRange,
  type OrganizationSettings,
  type SetBusinessHoursBody,
  type Weekday,
} from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { scopeOf, type StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { notFound } from '../../errors'
import { recordAudit } from '../audit'
import { findSettings, lockOrganization } from './find-settings'
import { organizations } from './organizations-table'
import { practices } from './practices-table'

/** Sets one weekday's hours. The last call wins, and no edit of the other settings goes stale. */
export function setBusinessHours(
  deps: Deps,
  actor: StaffActor,
  { day: named }: { day: string },
  { ranges }: SetBusinessHoursBody,
): Promise<OrganizationSettings> {
  scopeOf(actor, 'settings:edit')
  const day = WEEKDAYS.find((weekday) => weekday === named)
  if (day === undefined) throw notFound()
  const { organizationId } = actor
  return inTenant(deps.db, organizationId, async (tx) => {
    const { businessHours } = await lockOrganization(tx, actor)
    if (isDeepStrictEqual(businessHours[day], ranges)) return findSettings(tx, actor)
    const updatedAt = deps.clock.now()
    await tx
      .update(organizations)
      .set({ businessHours: { ...businessHours, [day]: ranges }, updatedAt })
      .where(eq(organizations.organizationId, organizationId))
    await takePracticesAlong(tx, organizationId, day, businessHours[day], ranges, updatedAt)
    await recordAudit(tx, deps, actor, {
      action: 'updated',
      resource: 'organization',
      recordId: organizationId,
      changed: [`businessHours.${day}`],
    })
    return findSettings(tx, actor)
  })
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
