import type { OrganizationSettings } from '@oaklet/api/contract'
import { eq } from 'drizzle-orm'
import { organizations } from '../../db/schema/organizations-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'
import { holidaysOfPractices } from '../holidays'

type OrganizationRow = typeof organizations.$inferSelect

/** The organization's row, held until the transaction ends. */
export async function lockOrganization(work: Work): Promise<OrganizationRow> {
  const [row] = await work.tx
    .select()
    .from(organizations)
    .where(eq(organizations.organizationId, work.actor.organizationId))
    .for('update')
  if (row === undefined) throw notFound()
  return row
}

/** The organization's settings as the contract shows them, with the holidays of the actor's practices. */
export async function findSettings(work: Work): Promise<OrganizationSettings> {
  const { organizationId, practiceIds } = work.actor
  const [row] = await work.tx
    .select()
    .from(organizations)
    .where(eq(organizations.organizationId, organizationId))
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
      holidays: await holidaysOfPractices(work.tx, organizationId, practiceIds),
    },
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
