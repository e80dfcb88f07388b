import type { LedgerEntry, Payment } from '@oaklet/api/contract'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { ledgerEntries } from '../../db/schema/ledger-table'
import { payments } from '../../db/schema/payments-table'
import { validationFailed } from '../../errors'
import type { Work } from '../../work'
import { lockPayableInvoices, type PayableInvoice } from '../invoices'
import {
  creditOfClient,
  creditParts,
  heldParts,
  lockCredit,
  paidParts,
  sumOfParts,
  takeFrom,
  type MoneyPart,
} from '../ledger'

type Kinds = ReadonlySet<LedgerEntry['kind']>

/** The entries of the ledger whose sum is what was given back of a payment, and what the client's bank took of it. */
export const GIVEN_BACK: Kinds = new Set(['refunded', 'refund_returned'])
export const DISPUTED: Kinds = new Set(['disputed', 'dispute_won'])

/** Whether an entry says what a person gave back outside of the provider, or takes that back. */
export const isGivenByHand = ({ kind, data }: Pick<typeof ledgerEntries.$inferSelect, 'kind' | 'data'>) =>
  GIVEN_BACK.has(kind) && data.refundId === undefined

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

/** Invoices and, where null stands, the client's credit. */
export type Places = readonly (string | null)[]

/**
 * Holds the invoices that the client ever paid anything on, these invoices and the client's credit until the transaction
 * ends. Returns the issued ones.
 */
export async function lockMoney(
  work: Work<Actor>,
  of: ClientMoney,
  places: Places = [],
): Promise<ReadonlyMap<string, PayableInvoice>> {
  const named = places.flatMap((invoiceId) => invoiceId ?? [])
  const lockInvoices = async () =>
    lockPayableInvoices(work.tx, of, [...new Set([...(await paidInvoices(work, of)), ...named])])
  await lockInvoices()
  await lockCredit(work.tx, of)
  // While this waited for the credit, some of it may have been put on an invoice that was not paid before.
  return lockInvoices()
}

/** Throws 422 unless the invoice is among these, the client's issued ones; with null there is none to look for. */
export function requireIssued(invoiceId: string | null, payable: ReadonlyMap<string, PayableInvoice>): void {
  if (invoiceId === null || payable.has(invoiceId)) return
  throw validationFailed([{ path: 'invoiceId', message: 'Choose an issued invoice of this client' }])
}

/** What the client's credit and the invoice, if any, hold together, in cents. */
export async function mostToGiveBack(
  { tx }: Work,
  of: ClientMoney,
  invoiceId: string | null,
): Promise<number> {
  const creditCents = await creditOfClient(tx, of)
  if (invoiceId === null) return creditCents
  return creditCents + sumOfParts(await paidParts(tx, of.organizationId, invoiceId))
}

/**
 * Where money that is gone is taken from: the first places, then the next ones, then whatever else the client has paid;
 * of the places that are named together, last what is or was held for sessions. It comes to less than the amount where
 * the client has no more. The client's money must be locked.
 */
export async function takenFrom(
  work: Work<Actor>,
  of: ClientMoney,
  amountCents: number,
  named: readonly Places[],
): Promise<TakenPart[]> {
  const all = [null, ...(await paidInvoices(work, of))]
  const left = new Set(all)
  const taken: TakenPart[] = []
  let restCents = amountCents
  for (const places of [...named, all]) {
    if (restCents <= 0) break
    const parts: (MoneyPart & Pick<Part, 'invoiceId'>)[] = []
    for (const invoiceId of places) {
      if (!left.delete(invoiceId)) continue
      parts.push(...(await partsAt(work, of, invoiceId)).map((part) => ({ ...part, invoiceId })))
    }
    const inOrder = [...parts.filter(({ appointmentId }) => appointmentId === null), ...heldParts(parts)]
    const found = takeFrom(inOrder, restCents)
    restCents -= sumOfParts(found)
    taken.push(...found.map(({ cents, ...place }) => ({ ...place, amountCents: cents })))
  }
  return taken
}

const partsAt = ({ tx }: Work<Actor>, of: ClientMoney, invoiceId: string | null): Promise<MoneyPart[]> =>
  invoiceId === null ? creditParts(tx, of) : paidParts(tx, of.organizationId, invoiceId)

/**
 * Where money that came back goes: to these places, as far as they gave it and still take it, and the rest into the
 * credit. It is held for no session any more.
 */
export async function putBack(
  work: Work<Actor>,
  of: ClientMoney,
  { places, amountCents }: { places: readonly Part[]; amountCents: number },
): Promise<Part[]> {
  const invoiceIds = [...new Set(places.flatMap(({ invoiceId }) => invoiceId ?? []))]
  const payable = await lockPayableInvoices(work.tx, of, invoiceIds)
  let restCents = amountCents
  const onInvoices = invoiceIds.flatMap((invoiceId) => {
    const given = total(places.filter((place) => place.invoiceId === invoiceId))
    const cents = Math.min(restCents, given, payable.get(invoiceId)?.balanceCents ?? 0)
    if (cents <= 0) return []
    restCents -= cents
    return [{ invoiceId, amountCents: cents }]
  })
  return restCents > 0 ? [...onInvoices, { invoiceId: null, amountCents: restCents }] : onInvoices
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

export const total = (parts: readonly { amountCents: number }[]): number =>
  parts.reduce((sum, part) => sum + part.amountCents, 0)

/** The invoices that the client ever paid anything on, the first paid one first. */
async function paidInvoices(
  { tx }: Work<Actor>,
  { organizationId, practiceId, clientId }: ClientMoney,
): Promise<string[]> {
  const rows = await tx
    .select({ invoiceId: ledgerEntries.invoiceId })
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
  return rows.flatMap(({ invoiceId }) => invoiceId ?? [])
}
