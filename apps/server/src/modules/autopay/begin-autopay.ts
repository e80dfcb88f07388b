import { ChargeCardBody } from '@oaklet/api/contract'
import type { JobActor } from '../../actor'
import type { ChargeOrder } from '../../payment-provider'
import type { Work } from '../../work'
import { findAutopayCard, findAutopayChoice, lockCard, takesCopays } from '../cards'
import { findDueInvoiceIds, lockPayableInvoices } from '../invoices'
import { creditParts, lockCredit, partFor } from '../ledger'
import { beginCharge, findDueCopays, hasAutopayCharge, hasOpenCheckout, hasPendingCharge } from '../payments'
import { whatToCharge } from './what-to-charge'

/** Whom to charge, on which day. */
export interface ClientAndDay {
  practiceId: string
  clientId: string
  day: string
  /** The practice’s time zone. */
  timeZone: string
}

/**
 * Begins to charge a client’s default card for what is due and for copays, less the credit that is held for nothing.
 * `undecided` while an earlier charge of theirs is, or they may be paying by a link; null where nothing can be charged, or
 * was on that day already. Of several at once, one begins: the client is locked.
 */
export async function beginAutopay(
  work: Work<JobActor>,
  { day, timeZone, ...key }: ClientAndDay,
): Promise<ChargeOrder | 'undecided' | null> {
  const of = { organizationId: work.actor.organizationId, ...key }
  const due = await findDueInvoiceIds(work.tx, of, day)
  const payable = await lockPayableInvoices(work.tx, of, due)
  await lockCredit(work.tx, of)
  const choice = await findAutopayChoice(work, key)
  if (choice?.isOn !== true) return null
  if (await hasPendingCharge(work, key.clientId)) return 'undecided'
  const callKey = `autopay:${key.clientId}:${day}`
  if (await hasAutopayCharge(work, callKey)) return null
  const { card: found, account } = await findAutopayCard(work, key, choice.changedAt)
  if (found === null) return null
  if (await hasOpenCheckout(work, key)) return 'undecided'
  const card = await lockCard(work, { ...key, cardId: found.id })
  if (card === null) return null

  const night = { day, timeZone, since: choice.changedAt }
  const copays = takesCopays(choice, card) ? await findDueCopays(work, of, night) : []
  const charge = whatToCharge(
    due.map((invoiceId) => ({ invoiceId, balanceCents: payable.get(invoiceId)?.balanceCents ?? 0 })),
    partFor(await creditParts(work.tx, of), null),
    copays,
  )
  const isPossible = ChargeCardBody.safeParse({ ...key, cardId: card.id, ...charge }).success
  if (!isPossible) return null
  return beginCharge(work, {
    ...{ account, card, ...charge, callKey },
    chargedById: null,
    providerKey: callKey,
  })
}
