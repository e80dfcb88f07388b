import type { LedgerEntry } from '@oaklet/api/contract'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { ledgerEntries, PAYMENT_KINDS, type LedgerData } from '../../db/schema/ledger-table'
import type { Deps } from '../../deps'
import { entryWords } from './entry-words'

/** An entry to write; balances are derived from entries. Charges are positive, payments negative. */
export interface NewLedgerEntry {
  organizationId: string
  practiceId: string
  clientId: string
  /** Null is the client's credit. */
  invoiceId: string | null
  paymentId: string | null
  kind: LedgerEntry['kind']
  /** What it says beside its amount; `entryWords` puts it into words. */
  data: LedgerData
  amountCents: number
  occurredOn: string
}

/** Adds entries, in this order. They are never changed and never removed. */
export async function writeLedger(tx: Tx, deps: Deps, entries: readonly NewLedgerEntry[]): Promise<void> {
  const createdAt = deps.clock.now()
  for (const entry of entries) {
    await tx.insert(ledgerEntries).values({ ...entry, id: deps.newId(), createdAt })
  }
}

/** One invoice's entries in the order in which they were written, each with the balance after it. */
export async function explainBalance(
  tx: Tx,
  organizationId: string,
  invoiceId: string,
): Promise<LedgerEntry[]> {
  const rows = await tx
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.organizationId, organizationId), eq(ledgerEntries.invoiceId, invoiceId)))
    .orderBy(asc(ledgerEntries.seq))
  let balanceAfterCents = 0
  return rows.map((row) => {
    const { id, kind, occurredOn, amountCents } = row
    balanceAfterCents += amountCents
    return { id, kind, occurredOn, description: entryWords(row), amountCents, balanceAfterCents }
  })
}

/** What was paid on the invoice that the entries are of, by payments and by credit, in cents. */
export const paidBy = (ledger: readonly LedgerEntry[]): number =>
  ledger.reduce(
    (paid, { kind, amountCents }) => (PAYMENT_KINDS.includes(kind) ? paid - amountCents : paid),
    0,
  )

/** What was received and pays no invoice, as a sum over entries that `isCredit`; never null. */
export const CREDIT_CENTS = sql<number>`0 - coalesce(sum(${ledgerEntries.amountCents}), 0)::float8`

export const isCredit = isNull(ledgerEntries.invoiceId)

/** The client's credit in one practice, in cents: what was received and pays no invoice. */
export async function creditOfClient(
  tx: Tx,
  {
    organizationId,
    practiceId,
    clientId,
  }: Pick<NewLedgerEntry, 'organizationId' | 'practiceId' | 'clientId'>,
): Promise<number> {
  const [row] = await tx
    .select({ credit: CREDIT_CENTS })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.organizationId, organizationId),
        eq(ledgerEntries.practiceId, practiceId),
        eq(ledgerEntries.clientId, clientId),
        isCredit,
      ),
    )
  return row?.credit ?? 0
}

/** What is left to pay on one invoice, as the ledger says now. */
export async function balanceOfInvoice(tx: Tx, organizationId: string, invoiceId: string): Promise<number> {
  const [row] = await tx
    .select({ balance: sql<number>`coalesce(sum(${ledgerEntries.amountCents}), 0)::float8` })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.organizationId, organizationId), eq(ledgerEntries.invoiceId, invoiceId)))
  return row?.balance ?? 0
}

/** Whether the organization ever invoiced or was paid anything. */
export async function hasLedger(tx: Tx, organizationId: string): Promise<boolean> {
  const found = await tx
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.organizationId, organizationId))
    .limit(1)
  return found.length > 0
}
