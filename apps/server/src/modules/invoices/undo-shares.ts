import { and, asc, eq, inArray } from 'drizzle-orm'
import { invoices } from '../../db/schema/invoices-table'
import { ledgerEntries } from '../../db/schema/ledger-table'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { balanceOfInvoice, creditParts, lockCredits, partFor, takeFrom, type MoneyPart } from '../ledger'
import { freeExcess } from './free-excess'
import type { InvoiceRow } from './lock-invoice'
import { moveCredit } from './move-credit'
import { lowerAgain, standingAdjustments, takeBack, type Adjustment } from './standing-adjustments'
import { voidShareInvoices } from './void-share-invoices'

interface PostingKey {
  practiceId: string
  postingId: string
}

type Entry = typeof ledgerEntries.$inferSelect

/**
 * Takes back what a posting did to the invoices of clients, so that all sums of clients and sessions are what they were.
 * The invoices that it issued become void, as what they charge for was never owed: nobody can pay them any more, and
 * lists, sums and statements know what to make of them. What it lowered is owed again, and paid with the money that it
 * took off, as far as that is still the client's credit.
 */
export async function undoShares(work: Work, { postingId }: PostingKey): Promise<void> {
  const touched = await lockTouchedInvoices(work, postingId)
  const { organizationId } = work.actor
  await lockCredits(work.tx, { organizationId, clientIds: touched.map(({ clientId }) => clientId) })
  await voidShareInvoices(
    work,
    touched.filter((one) => one.postingId === postingId),
  )
  for (const invoice of touched.filter((one) => one.postingId !== postingId)) {
    await raiseInvoice(work, invoice, await entriesOf(work, invoice, postingId))
  }
}

/** The issued invoices that entries of the posting stand on, held until the transaction ends. */
async function lockTouchedInvoices({ tx, actor }: Work, postingId: string): Promise<InvoiceRow[]> {
  const { organizationId } = actor
  const touched = tx
    .select({ id: ledgerEntries.invoiceId })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.organizationId, organizationId), eq(ledgerEntries.postingId, postingId)))
  return tx
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.organizationId, organizationId),
        eq(invoices.state, 'issued'),
        inArray(invoices.id, touched),
      ),
    )
    .orderBy(asc(invoices.id))
    .for('update')
}

const entriesOf = ({ tx }: Work, { organizationId, id }: InvoiceRow, postingId: string): Promise<Entry[]> =>
  tx
    .select()
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.organizationId, organizationId),
        eq(ledgerEntries.postingId, postingId),
        eq(ledgerEntries.invoiceId, id),
      ),
    )
    .orderBy(asc(ledgerEntries.seq))

/** What the posting took off an invoice is owed again, what it took back of people's doing is done again. */
async function raiseInvoice(work: Work, invoice: InvoiceRow, written: readonly Entry[]): Promise<void> {
  const standing = await standingAdjustments(work, invoice)
  const ids = new Set(written.map(({ id }) => id))
  await takeBack(
    work,
    standing.filter(({ id }) => ids.has(id)),
  )
  const undone = written.flatMap(({ reversesId }) => reversesId ?? [])
  for (const entry of await entriesNamed(work, invoice, undone)) {
    await lowerAgain(work, entry, 0 - entry.amountCents)
  }
  const moved = partsMoved(written)
  const credit = await creditParts(work.tx, invoice)
  const there = moved.map((part) => ({
    ...part,
    cents: Math.min(part.cents, partFor(credit, part.appointmentId)),
  }))
  const owed = await balanceOfInvoice(work.tx, invoice.organizationId, invoice.id)
  await moveCredit(work, invoice, takeFrom(there, owed), 'onto the invoice')
  await freeExcess(work, invoice)
  await recordAudit(work, { ...about(invoice), action: 'adjustment_reversed', changed: ['amountCents'] })
}

/** The entries with these ids, which lower the invoice. */
async function entriesNamed(
  { tx }: Work,
  { organizationId }: InvoiceRow,
  ids: readonly string[],
): Promise<Adjustment[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.organizationId, organizationId), inArray(ledgerEntries.id, [...ids])))
    .orderBy(asc(ledgerEntries.seq))
  return rows.map((entry) => ({ ...entry, kind: entry.kind as Adjustment['kind'] }))
}

/** The money that the posting took off an invoice, by the sessions that it was held for. */
function partsMoved(written: readonly Entry[]): MoneyPart[] {
  const sums = new Map<string | null, number>()
  for (const { kind, appointmentId, amountCents } of written) {
    if (kind === 'moved') sums.set(appointmentId, (sums.get(appointmentId) ?? 0) + amountCents)
  }
  return [...sums].map(([appointmentId, cents]) => ({ appointmentId, cents }))
}

const about = ({ id }: InvoiceRow) => ({ resource: 'invoice' as const, recordId: id })
