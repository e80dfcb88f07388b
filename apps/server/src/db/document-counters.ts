import type { NumberedDocument } from '@oaklet/api/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from './database'
import { FIRST_NUMBER } from './next-number'
import { estimateCounters } from './schema/estimates-table'
import { invoiceCounters } from './schema/invoices-table'
import { statementCounters } from './schema/statements-table'
import { superbillCounters } from './schema/superbills-table'

/** Where the next number of each kind is kept. */
const COUNTERS = {
  invoice: invoiceCounters,
  superbill: superbillCounters,
  statement: statementCounters,
  estimate: estimateCounters,
} satisfies Record<NumberedDocument, unknown>

interface Place {
  organizationId: string
  practiceId: string
}

/** The number that the practice's next one of a kind gets. */
export async function readNextNumber(
  tx: Tx,
  kind: NumberedDocument,
  { organizationId, practiceId }: Place,
): Promise<number> {
  const counters = COUNTERS[kind]
  const [counter] = await tx
    .select({ nextNumber: counters.nextNumber })
    .from(counters)
    .where(and(eq(counters.organizationId, organizationId), eq(counters.practiceId, practiceId)))
  return counter?.nextNumber ?? FIRST_NUMBER
}

/** Lets the next one of a kind get `number`, unless the count is beyond it; returns what the next one gets. */
export async function raiseNextNumber(
  tx: Tx,
  kind: NumberedDocument,
  { organizationId, practiceId }: Place,
  number: number,
): Promise<number> {
  const counters = COUNTERS[kind]
  const [counter] = await tx
    .insert(counters)
    .values({ organizationId, practiceId, nextNumber: number })
    .onConflictDoUpdate({
      target: [counters.organizationId, counters.practiceId],
      set: { nextNumber: sql`greatest(${counters.nextNumber}, ${number})` },
    })
    .returning({ nextNumber: counters.nextNumber })
  if (counter === undefined) throw new Error('The counter gave no number')
  return counter.nextNumber
}
