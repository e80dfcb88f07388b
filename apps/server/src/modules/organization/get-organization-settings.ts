import type { OrganizationSettings } from '@oaklet/api/contract'
import { eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { notFound } from '../../errors'
import { organizations } from './organizations-table'

/** The settings of the actor's organization. */
export function getOrganizationSettings(deps: Deps, actor: Actor): Promise<OrganizationSettings> {
  return inTenant(deps.db, actor.organizationId, async (tx) => {
    const [row] = await tx
      .select()
      .from(organizations)
      .where(eq(organizations.organizationId, actor.organizationId))
    if (row === undefined) throw notFound()
    return {
      id: row.organizationId,
      name: row.name,
      email: row.email,
      phone: row.phone,
      address: row.address,
      status: row.status,
      settings: {
        timezone: row.timezone,
        businessHours: row.businessHours,
        currency: row.currency,
        dateFormat: row.dateFormat,
      },
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    }
  })
}
