import { remittances } from '../../db/schema/remittances-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'
import { isRemittance, type RemittanceKey, type RemittanceRow } from './select-remittances'

/** The row to change, held until the transaction ends; 404 when there is none. */
export async function lockRemittance(work: Work, key: RemittanceKey): Promise<RemittanceRow> {
  const [locked] = await work.tx.select().from(remittances).where(isRemittance(work.actor, key)).for('update')
  if (locked === undefined) throw notFound()
  return locked
}
