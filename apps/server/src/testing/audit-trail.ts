import { eq } from 'drizzle-orm'
import { auditEvents } from '../db/schema/audit-table'
import { inTenant } from '../db/tenant'
import type { TestPractice } from './a-practice'
import type { TestApp } from './create-test-app'

/** What the organization's audit says about a kind of record, or about one of them, oldest first. */
export async function auditTrail(
  { deps }: TestApp,
  { organizationId }: Pick<TestPractice, 'organizationId'>,
  resource: string,
  recordId?: string,
) {
  const events = await inTenant(deps.db, organizationId, (tx) =>
    tx.select().from(auditEvents).where(eq(auditEvents.resource, resource)).orderBy(auditEvents.seq),
  )
  return events
    .filter((event) => recordId === undefined || event.recordId === recordId)
    .map(({ action, changed, userId }) => ({ action, changed, userId }))
}
