import { organizationIds } from '../../db/accounts'
import type { Database } from '../../db/database'
import { inTenant } from '../../db/tenant'
import { verifyAuditChain } from '../../modules/audit'

type ChainReport = Awaited<ReturnType<typeof verifyAuditChain>>

/** Verifies the audit chain of every organization; what it found, by the organization's id. */
export async function auditChains(db: Database): Promise<Record<string, ChainReport>> {
  const found: Record<string, ChainReport> = {}
  for (const id of await organizationIds(db))
    found[id] = await inTenant(db, id, (tx) => verifyAuditChain(tx, id))
  return found
}
