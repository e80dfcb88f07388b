import { and } from 'drizzle-orm'
import { clients } from '../../db/schema/clients-table'
import { exportedFeeAgreements, feeAgreements } from '../../db/schema/fee-agreements-table'
import { isOneOf, type RecordKind, type RecordName } from '../../record-kind'
import type { Work } from '../../work'
import { displayName, isClientOf, isClientSeenWith } from '../caseload'

/** Named to those who may see the client. */
export const feeAgreementRecord: RecordKind = {
  tables: [exportedFeeAgreements],
  names: { fee_agreement: readNames },
}

async function readNames(work: Work, ids: readonly string[]): Promise<RecordName[]> {
  const rows = await work.tx
    .select({ id: feeAgreements.id, serviceCode: feeAgreements.serviceCode, client: clients })
    .from(feeAgreements)
    .innerJoin(clients, isClientOf(feeAgreements))
    .where(
      and(isOneOf(work, feeAgreements, feeAgreements.id, ids), isClientSeenWith(work.actor, 'clients:view')),
    )
  return rows.map(({ id, serviceCode, client }) => ({
    id,
    name: `${serviceCode ?? 'All services'} for ${displayName(client)}`,
  }))
}
