import type { LedgerEntry, Payment } from '@oaklet/api/contract'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { ledgerEntries } from '../../db/schema/ledger-table'
import { payments } from '../../db/schema/payments-table'
import type { Work } from '../../work'
import { lockPayableInvoices } from '../invoices'
import { creditOfClient, creditParts, lockCredit, paidParts, takeFrom } from '../ledger'

type Kinds = ReadonlySet<LedgerEntry['kind']>

/** The entries of the ledger whose sum is what was given back of a payment, and what the client's bank took of it. */
export const GIVEN_BACK: Kinds = new Set(['refunded', 'refund_returned'])
export const DISPUTED: Kinds = new Set(['disputed', 'dispute_won'])

interface ClientMoney {
  organizationId: string
  practiceId: string
  clientId: string
}

/** An amount in cents that stands on an invoice, or, for null, is the client's credit. */
export interface Part {
  invoiceId: string | null
  amountCents: number
}

/** What is taken from one place, and the session that it is or was held for there; null for none. */
interface TakenPart extends Part {
  appointmentId: string | null
}

/** Holds the invoices that the client ever paid anything on, and their credit, until the transaction ends. */
export async function lockMoney(work: Work<Actor>, of: ClientMoney): Promise<void> {
  await lockPayableInvoices(work.tx, of, [...(await paidByInvoice(work, of)).keys()])
  await lockCredit(work.tx, of)
}

/**
 * Where money that is gone is taken from: these invoices and, where null stands, the credit, then whatever else the
 * client has paid; at each place last what is or was held for sessions. The client's money must be locked.
 */
export async function takenFrom(
  work: Work<Actor>,
  of: ClientMoney,
  { amountCents, first }: { amountCents: number; first: readonly (string | null)[] },
): Promise<TakenPart[]> {
  const paid = await paidByInvoice(work, of)
  const credit = await creditOfClient(work.tx, of)
  const held = [...new Set([...first, null, ...paid.keys()])].map((invoiceId) => ({
    invoiceId,
    amountCents: invoiceId === null ? credit : (paid.get(invoiceId) ?? 0),
  }))
  const { parts, restCents } = shared(amountCents, held)
  // What all payments of a client come to is never less than what is left of one of them: a place was not locked.
  if (restCents > 0) throw new Error('The money of a client was moved meanwhile')
  const taken: TakenPart[] = []
  for (const { invoiceId, amountCents: cents } of parts) {
    const there =
      invoiceId === null
        ? await creditParts(work.tx, of)
        : await paidParts(work.tx, of.organizationId, invoiceId)
    for (const { appointmentId, cents: partCents } of takeFrom(there, cents)) {
      taken.push({ invoiceId, appointmentId, amountCents: partCents })
    }
  }
  return taken
}

/**
 * Where money that came back goes: to these places as far as they still take it, and the rest into the credit. It is held
 * for no session any more.
 */
export async function putBack(work: Work<Actor>, of: ClientMoney, places: readonly Part[]): Promise<Part[]> {
  const invoiceIds = places.flatMap(({ invoiceId }) => (invoiceId === null ? [] : [invoiceId]))
  const payable = await lockPayableInvoices(work.tx, of, invoiceIds)
  const onInvoices = [...new Set(invoiceIds)].flatMap((invoiceId) => {
    const taken = total(places.filter((place) => place.invoiceId === invoiceId))
    const amountCents = Math.min(taken, payable.get(invoiceId)?.balanceCents ?? 0)
    return amountCents > 0 ? [{ invoiceId, amountCents }] : []
  })
  const credit = total(places) - total(onInvoices)
  return credit > 0 ? [...onInvoices, { invoiceId: null, amountCents: credit }] : onInvoices
}

/** How much of an amount each place gives, one after another, and what none of them has. */
function shared(amountCents: number, held: readonly Part[]): { parts: Part[]; restCents: number } {
  let restCents = amountCents
  const parts = held.flatMap(({ invoiceId, amountCents: most }) => {
    const cents = Math.max(0, Math.min(restCents, most))
    restCents -= cents
    return cents > 0 ? [{ invoiceId, amountCents: cents }] : []
  })
  return { parts, restCents }
}

/** Says in the payment's status how much of it was given back, in cents. */
export async function setGivenBack(
  { tx, actor }: Work<Actor>,
  { id, amountCents }: Pick<Payment, 'id' | 'amountCents'>,
  refundedCents: number,
): Promise<void> {
  const part = refundedCents > 0 ? 'partially_refunded' : 'succeeded'
  await tx
    .update(payments)
    .set({ status: refundedCents >= amountCents ? 'refunded' : part })
    .where(and(eq(payments.organizationId, actor.organizationId), eq(payments.id, id)))
}

const total = (parts: readonly Part[]): number => parts.reduce((sum, part) => sum + part.amountCents, 0)

/** What is paid on each invoice that the client ever paid anything on, in cents, the first paid one first. */
async function paidByInvoice(
  { tx }: Work<Actor>,
  { organizationId, practiceId, clientId }: ClientMoney,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({
      invoiceId: ledgerEntries.invoiceId,
      cents: sql<number>`0 - sum(${ledgerEntries.amountCents})::float8`,
    })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.organizationId, organizationId),
        eq(ledgerEntries.practiceId, practiceId),
        eq(ledgerEntries.clientId, clientId),
        isNotNull(ledgerEntries.invoiceId),
        sql`oaklet_effect(${ledgerEntries.kind}) = 'payment'`,
      ),
    )
    .groupBy(ledgerEntries.invoiceId)
    .orderBy(sql`min(${ledgerEntries.seq})`)
  return new Map(rows.flatMap(({ invoiceId, cents }) => (invoiceId === null ? [] : [[invoiceId, cents]])))
}
