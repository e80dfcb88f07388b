import type { Location } from '@oaklet/api/contract'
import { and, asc, desc, eq } from 'drizzle-orm'
import { requirePractice, type Actor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { locations } from './locations-table'

/** The practice's active locations: the primary one first, then by name. */
export function listActiveLocations(deps: Deps, actor: Actor, practiceId: string): Promise<Location[]> {
  requirePractice(actor, practiceId)
  return inTenant(deps.db, actor.organizationId, async (tx) => {
    const rows = await tx
      .select()
      .from(locations)
      .where(
        and(
          eq(locations.organizationId, actor.organizationId),
          eq(locations.practiceId, practiceId),
          eq(locations.isActive, true),
        ),
      )
      .orderBy(desc(locations.isPrimary), asc(locations.name), asc(locations.id))
    return rows.map(({ fax, createdAt, updatedAt, ...row }) => ({
      id: row.id,
      practiceId: row.practiceId,
      name: row.name,
      address: row.address,
      phone: row.phone,
      email: row.email,
      isPrimary: row.isPrimary,
      isActive: row.isActive,
      ...(fax === null ? {} : { fax }),
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    }))
  })
}
