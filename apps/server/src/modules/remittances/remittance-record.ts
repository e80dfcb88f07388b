import { accessScope } from '@oaklet/api/contract'
import { and, inArray } from 'drizzle-orm'
import { exportedPayerEntries, exportedPostingClaims, exportedPostings } from '../../db/schema/postings-table'
import { exportedRemittanceFiles, exportedRemittances, remittances } from '../../db/schema/remittances-table'
import { isOneOf, type RecordKind, type RecordName } from '../../record-kind'
import type { Work } from '../../work'
import { paymentWords } from './select-remittances'

export const remittanceRecord: RecordKind = {
  tables: [
    exportedRemittances,
    exportedRemittanceFiles,
    exportedPostings,
    exportedPostingClaims,
    exportedPayerEntries,
  ],
  names: { remittance: readNames },
}

/** A remittance is named by its payer and its number to those who may see all claims of its practice. */
async function readNames(work: Work, ids: readonly string[]): Promise<RecordName[]> {
  if (accessScope(work.actor.permissions, 'claims:view') !== 'all') return []
  const { id, payerName, traceNumber, practiceId } = remittances
  const rows = await work.tx
    .select({ id, payerName, traceNumber })
    .from(remittances)
    .where(and(isOneOf(work, remittances, id, ids), inArray(practiceId, [...work.actor.practiceIds])))
  return rows.map((row) => ({ id: row.id, name: paymentWords(row) }))
}
