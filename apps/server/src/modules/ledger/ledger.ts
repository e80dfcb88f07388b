import type { LedgerEntry } from '@oaklet/api/contract'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { staffIdOf, type Actor } from '../../actor'
import type { Tx } from '../../db/database'
import { insertRows } from '../../db/insert-rows'
import { cardPayments } from '../../db/schema/card-payments-table'
import { clients } from '../../db/schema/clients-table'
import {
  INSURER_TOOK_BACK,
  ledgerEntries,
  type LedgerData,
  type LedgerReason,
} from '../../db/schema/ledger-table'
import type { Work } from '../../work'
import { entryWords } from './entry-words'

/** An entry to write; balances are derived from entries. Charges are positive, payments negative. */
export interface NewLedgerEntry {
  organizationId: string
  practiceId: string
  clientId: string
  /** Null is the client's credit. */
  invoiceId: string | null
  paymentId: string | null
  /** The session that the money is held for, or was held for before it was put on the invoice. */
  appointmentId?: string | null
  kind: LedgerEntry['kind']
  /** What it says beside its amount; `entryWords` puts it into words. */
  data: LedgerData
  amountCents: number
  occurredOn: string
  /** Why, where the kind of entry asks for a reason. */
  reasonCode?: LedgerReason | undefined
  /** The earlier entry that it takes back. */
  reversesId?: string | undefined
  /** The posting that writes it; none for what people and providers do. */
  postingId?: string | undefined
}

/**
 * Adds entries, in this order. They are never changed and never removed. What nobody of the staff writes is of the one
 * who began it, `recordedById`.
 */
export async function writeLedger(
  work: Work<Actor>,
  entries: readonly NewLedgerEntry[],
  recordedById = staffIdOf(work.actor),
): Promise<void> {
  const written = { recordedById, createdAt: work.now() }
  await insertRows(
    work.tx,
    ledgerEntries,
    entries.map((entry) => ({ ...entry, ...written, id: work.newId() })),
  )
}

/** One invoice's entries in the order in which they were written, each with the balance after it. */
export async function explainBalance(
  tx: Tx,
  organizationId: string,
  invoiceId: string,
): Promise<LedgerEntry[]> {
  const rows = await tx
    .select({ entry: ledgerEntries, chargedId: cardPayments.paymentId })
    .from(ledgerEntries)
    .leftJoin(
      cardPayments,
      and(
        eq(cardPayments.organizationId, ledgerEntries.organizationId),
        eq(cardPayments.paymentId, ledgerEntries.paymentId),
      ),
    )
    .where(and(eq(ledgerEntries.organizationId, organizationId), eq(ledgerEntries.invoiceId, invoiceId)))
    .orderBy(asc(ledgerEntries.seq))
  let balanceAfterCents = 0
  return rows.map(({ entry, chargedId }) => {
    const { id, kind, occurredOn, amountCents, paymentId, reversesId } = entry
    balanceAfterCents += amountCents
    return {
      ...{ id, kind, occurredOn, amountCents, balanceAfterCents, paymentId, reversesId },
      description: entryWords(entry),
      isCardCharge: chargedId !== null,
      isInsurerTakeback: entry.reasonCode === INSURER_TOOK_BACK,
    }
  })
}

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

/**
 * Holds the client's credit until the transaction ends, so that two calls can't use the same cents. Who adds to it
 * needs no lock, and isn't kept waiting.
 */
export const lockCredit = (
  tx: Tx,
  { organizationId, clientId }: Pick<NewLedgerEntry, 'organizationId' | 'clientId'>,
): Promise<void> => lockCredits(tx, { organizationId, clientIds: [clientId] })

/** Holds the credit of several clients likewise, in one order, so that two calls do not wait for each other. */
export async function lockCredits(
  tx: Tx,
  { organizationId, clientIds }: { organizationId: string; clientIds: readonly string[] },
): Promise<void> {
  await tx
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.organizationId, organizationId), inArray(clients.id, [...clientIds])))
    .orderBy(asc(clients.id))
    .for('no key update')
}

/** Those of the clients that have credit in the practice. */
export async function clientsWithCredit(
  tx: Tx,
  of: { organizationId: string; practiceId: string; clientIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  const { clientId } = ledgerEntries
  const rows = await tx
    .select({ clientId })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.organizationId, of.organizationId),
        eq(ledgerEntries.practiceId, of.practiceId),
        inArray(clientId, [...of.clientIds]),
        isCredit,
      ),
    )
    .groupBy(clientId)
    .having(sql`${CREDIT_CENTS} <> 0`)
  return new Set(rows.map((row) => row.clientId))
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
