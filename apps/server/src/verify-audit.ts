import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { organizationIds } from './db/accounts'
import type { Connection } from './db/database'
import { organizations } from './db/schema/organizations-table'
import { enterTenant } from './db/tenant'
import type { Env } from './env'
import { chainLines, verifyAuditChain } from './modules/audit'
import { StartError } from './StartError'

/** Throws {@link StartError} when the data folder holds no database: opening it would make one. */
export function requireDatabase({ databaseUrl, dataDir }: Env): void {
  if (databaseUrl === null && !existsSync(join(dataDir, 'database')))
    throw new StartError(`There is no database in ${dataDir}.`)
}

/** Checks the audit log of every organization, and prints what it found; whether all of them hold. */
export async function verifyAudit({ db }: Connection, print: (line: string) => void): Promise<boolean> {
  let hold = true
  for (const organizationId of await organizationIds(db)) {
    // One state throughout: on a PostgreSQL server, events may be added meanwhile.
    const found = await db.transaction(
      async (tx) => {
        await enterTenant(tx, organizationId)
        const [organization] = await tx
          .select({ name: organizations.name })
          .from(organizations)
          .where(eq(organizations.organizationId, organizationId))
        return {
          name: organization?.name ?? organizationId,
          report: await verifyAuditChain(tx, organizationId),
        }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    for (const line of chainLines(found.name, found.report)) print(line)
    hold &&= found.report.flaws.length === 0
  }
  return hold
}
