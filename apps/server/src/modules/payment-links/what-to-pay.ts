import type { ChargeCardBody } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { ClientActor } from '../../actor'
import type { Tx } from '../../db/database'
import { invoices } from '../../db/schema/invoices-table'
import type { paymentLinks } from '../../db/schema/payment-links-table'
import type { Work } from '../../work'
import { disputesOfClient } from '../cards'
import { openInvoicesOf } from '../invoices'
import { creditParts, partFor } from '../ledger'
import { findChargingAccount } from '../payment-connection'
import { hasPendingCharge } from '../payments'
import { payablePractice } from './payable-practice'

export type LinkRow = typeof paymentLinks.$inferSelect

/** The least that the provider takes, in cents. */
const LEAST_CENTS = 50

/** Why nothing can be paid by a link. */
export type Closed = 'paid' | 'void' | 'expired' | 'disputed' | 'under_way' | 'too_little' | 'unavailable'

/** What a client finds behind their link: something to pay, or why there is nothing. */
export type ToPay = { practice: string } & (
  | { state: Closed }
  | {
      state: 'open'
      account: string
      amountCents: number
      currency: string
      allocations: ChargeCardBody['allocations']
    }
)

/** What is to be paid by a link now. */
export async function whatToPay(work: Work<ClientActor>, link: LinkRow): Promise<ToPay> {
  const { name: practice, currency } = await payablePractice(work, link.practiceId)
  const closed = (state: Closed) => ({ practice, state })
  if (await isWithdrawn(work, link)) return closed('void')
  const allocations = await owedBy(work.tx, link)
  const amountCents = allocations.reduce((sum, part) => sum + part.amountCents, 0)
  if (amountCents <= 0) return closed('paid')
  if (link.expiresAt <= work.now()) return closed('expired')
  if (await isDisputed(work, link)) return closed('disputed')
  if (await hasPendingCharge(work, link.clientId)) return closed('under_way')
  if (amountCents < LEAST_CENTS) return closed('too_little')
  const account = await findChargingAccount(work, link.practiceId)
  if (account === null) return closed('unavailable')
  return { practice, state: 'open', account, amountCents, currency, allocations }
}

async function isWithdrawn(work: Work<ClientActor>, { invoiceId }: LinkRow): Promise<boolean> {
  if (invoiceId === null) return false
  const [invoice] = await work.tx
    .select({ state: invoices.state })
    .from(invoices)
    .where(and(eq(invoices.organizationId, work.actor.organizationId), eq(invoices.id, invoiceId)))
  return invoice?.state !== 'issued'
}

/**
 * What the client owes on their open invoices, less the credit that is held for no session: the oldest is asked for
 * first, so that the credit is left for the newest. For a link to one invoice, it is the part that is for that one.
 */
export async function owedBy(
  tx: Tx,
  link: Pick<LinkRow, 'organizationId' | 'practiceId' | 'clientId' | 'invoiceId'>,
): Promise<ChargeCardBody['allocations']> {
  const open = await openInvoicesOf(tx, link)
  const credit = Math.max(0, partFor(await creditParts(tx, link), null))
  let leftCents = open.reduce((sum, { balanceCents }) => sum + balanceCents, 0) - credit
  return open.flatMap(({ id, balanceCents }) => {
    const amountCents = Math.min(balanceCents, Math.max(0, leftCents))
    leftCents -= amountCents
    const isAsked = amountCents > 0 && (link.invoiceId === null || link.invoiceId === id)
    return isAsked ? [{ invoiceId: id, amountCents }] : []
  })
}

/** Whether the client's bank has money of the client of which nothing is decided: they would pay twice. */
async function isDisputed(work: Work<ClientActor>, link: LinkRow): Promise<boolean> {
  const known = await disputesOfClient(work, link)
  return known.some(({ state }) => state === 'needs_response' || state === 'under_review')
}
