import { ADJUSTMENT_KINDS, type AdjustmentKind } from '@oaklet/api/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { ledgerEntries } from '../../db/schema/ledger-table'
import type { Work } from '../../work'
import { writeLedger, type NewLedgerEntry } from '../ledger'
import { practiceToday } from '../organization'
import type { InvoiceRow } from './lock-invoice'

/** An entry that lowers an invoice. */
export type Adjustment = typeof ledgerEntries.$inferSelect & { kind: AdjustmentKind }

/** What lowers an invoice now and was not taken back, the oldest first. */
export async function standingAdjustments(
  { tx }: Work,
  { organizationId, id }: Pick<InvoiceRow, 'organizationId' | 'id'>,
): Promise<Adjustment[]> {
  const entries = await tx
    .select()
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.organizationId, organizationId),
        eq(ledgerEntries.invoiceId, id),
        inArray(ledgerEntries.kind, [...ADJUSTMENT_KINDS]),
      ),
    )
    .orderBy(asc(ledgerEntries.seq))
  const reversed = new Set(entries.map(({ reversesId }) => reversesId))
  return entries.flatMap((entry) =>
    entry.reversesId === null && !reversed.has(entry.id)
      ? [{ ...entry, kind: entry.kind as AdjustmentKind }]
      : [],
  )
}

/** Takes entries that lower an invoice back, each by its opposite. */
export const takeBack = (work: Work, entries: readonly Adjustment[], postingId?: string): Promise<void> =>
  writeAgain(
    work,
    entries.map((entry) => ({ entry, cents: entry.amountCents, reversesId: entry.id, postingId })),
  )

/** Lowers an invoice once more for the reason of an earlier entry, by as much as is told. */
export const lowerAgain = (work: Work, entry: Adjustment, cents: number, postingId?: string): Promise<void> =>
  writeAgain(work, [{ entry, cents, postingId }])

async function writeAgain(
  work: Work,
  entries: readonly ({ entry: Adjustment; cents: number } & Pick<
    NewLedgerEntry,
    'reversesId' | 'postingId'
  >)[],
): Promise<void> {
  for (const { entry, cents, ...more } of entries) {
    const { organizationId, practiceId, clientId, invoiceId, kind, reasonCode, data } = entry
    const { today } = await practiceToday(work, practiceId)
    await writeLedger(work, [
      {
        ...{ organizationId, practiceId, clientId, invoiceId, paymentId: null, kind },
        ...{ data, ...(reasonCode !== null && { reasonCode }), occurredOn: today, ...more },
        amountCents: 0 - cents,
      },
    ])
  }
}
