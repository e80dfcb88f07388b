import { and, eq } from 'drizzle-orm'
import { clients } from '../../db/schema/clients-table'
import {
  authorizations,
  coverages,
  exportedAuthorizations,
  exportedCoverages,
} from '../../db/schema/coverages-table'
import { payers } from '../../db/schema/payers-table'
import { isOneOf, type RecordKind, type RecordName } from '../../record-kind'
import type { Work } from '../../work'
import { displayName, isClientOf, isClientSeenWith } from '../caseload'

/** Both are named to those who may see the client. */
export const coverageRecord: RecordKind = {
  tables: [exportedCoverages, exportedAuthorizations],
  names: { coverage: readCoverageNames, authorization: readAuthorizationNames },
}

async function readCoverageNames(work: Work, ids: readonly string[]): Promise<RecordName[]> {
  const rows = await work.tx
    .select({ id: coverages.id, payerName: payers.name, client: clients })
    .from(coverages)
    .innerJoin(clients, isClientOf(coverages))
    .innerJoin(
      payers,
      and(eq(payers.organizationId, coverages.organizationId), eq(payers.id, coverages.payerId)),
    )
    .where(and(isOneOf(work, coverages, coverages.id, ids), isClientSeenWith(work.actor, 'clients:view')))
  return rows.map(({ id, payerName, client }) => ({ id, name: `${payerName} of ${displayName(client)}` }))
}

async function readAuthorizationNames(work: Work, ids: readonly string[]): Promise<RecordName[]> {
  const rows = await work.tx
    .select({ id: authorizations.id, number: authorizations.number, client: clients })
    .from(authorizations)
    .innerJoin(clients, isClientOf(authorizations))
    .where(
      and(
        isOneOf(work, authorizations, authorizations.id, ids),
        isClientSeenWith(work.actor, 'clients:view'),
      ),
    )
  return rows.map(({ id, number, client }) => ({ id, name: `${number} of ${displayName(client)}` }))
}
