import { LEDGER_ENTRY_KINDS } from '@oaklet/api/contract'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { LEDGER_EFFECTS, ledgerEntries } from '../../db/schema/ledger-table'
import { CREDIT_CENTS, isCredit, type NewLedgerEntry } from './ledger'

/** A part of a client’s money, in cents, and the session that it is or was held for; null for money held for none. */
export interface MoneyPart {
  appointmentId: string | null
  cents: number
}

/** What the client’s credit is made of: first what is held for no session, then each hold, the oldest first. */
export const creditParts = (
  tx: Tx,
  of: Pick<NewLedgerEntry, 'organizationId' | 'practiceId' | 'clientId'>,
): Promise<MoneyPart[]> =>
  partsOf(
    tx,
    and(
      eq(ledgerEntries.organizationId, of.organizationId),
      eq(ledgerEntries.practiceId, of.practiceId),
      eq(ledgerEntries.clientId, of.clientId),
      isCredit,
    ),
  )

const PAYING = LEDGER_ENTRY_KINDS.filter((kind) => LEDGER_EFFECTS[kind] === 'payment')

/** What is paid on an invoice: first what was held for no session, then what was held for each of its sessions. */
export const paidParts = (tx: Tx, organizationId: string, invoiceId: string): Promise<MoneyPart[]> =>
  partsOf(
    tx,
    and(
      eq(ledgerEntries.organizationId, organizationId),
      eq(ledgerEntries.invoiceId, invoiceId),
      inArray(ledgerEntries.kind, PAYING),
    ),
  )

async function partsOf(tx: Tx, where: SQL | undefined): Promise<MoneyPart[]> {
  const { appointmentId } = ledgerEntries
  return tx
    .select({ appointmentId, cents: CREDIT_CENTS })
    .from(ledgerEntries)
    .where(where)
    .groupBy(appointmentId)
    .having(sql`${CREDIT_CENTS} <> 0`)
    .orderBy(sql`${appointmentId} is not null`, sql`min(${ledgerEntries.seq})`)
}

/** The parts that an amount is taken from, the first ones first; all of them where they don’t come to it. */
export function takeFrom<Part extends MoneyPart>(parts: readonly Part[], amountCents: number): Part[] {
  let leftCents = Math.max(0, amountCents)
  return parts.flatMap((part) => {
    const taken = Math.max(0, Math.min(part.cents, leftCents))
    leftCents -= taken
    return taken > 0 ? [{ ...part, cents: taken }] : []
  })
}

/** What the parts come to, in cents. */
export const sumOfParts = (parts: readonly MoneyPart[]): number =>
  parts.reduce((sum, { cents }) => sum + cents, 0)

/** What of the money is held for the session, or with null for none, in cents. */
export const partFor = (parts: readonly MoneyPart[], appointmentId: string | null): number =>
  sumOfParts(parts.filter((part) => part.appointmentId === appointmentId))

/** What of the money is, or was, held for sessions. */
export const heldParts = <Part extends MoneyPart>(parts: readonly Part[]): Part[] =>
  parts.filter(({ appointmentId }) => appointmentId !== null)
