import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { invoiceCounters } from '../../db/schema/invoices-table'

const FIRST_NUMBER = 1

/**
 * Takes the practice's next number. The counter's row stays locked until the transaction ends,
 * so a number that is rolled back is taken by the next one and no gap remains.
 */
export async function nextInvoiceNumber(tx: Tx, organizationId: string, practiceId: string): Promise<number> {
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ organizationId, practiceId, nextNumber: FIRST_NUMBER + 1 })
    .onConflictDoUpdate({
      target: [invoiceCounters.organizationId, invoiceCounters.practiceId],
      set: { nextNumber: sql`${invoiceCounters.nextNumber} + 1` },
    })
    .returning({ nextNumber: invoiceCounters.nextNumber })
  if (counter === undefined) throw new Error('The invoice counter gave no number')
  return counter.nextNumber - 1
}
