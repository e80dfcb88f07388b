import type { Autopay } from '@oaklet/api/contract'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { autopayChoices } from '../../db/schema/autopay-table'
import { clients } from '../../db/schema/clients-table'
import type { payments } from '../../db/schema/payments-table'
import { practices } from '../../db/schema/practices-table'
import type { ChargeFailure } from '../../payment-provider'
import type { Work } from '../../work'
import { mailNotice, permittedEmails } from '../billing-documents'

/** A card is tried on this many nights before Autopay is turned off. */
const NIGHTS = 3

/** Why Autopay was turned off; null where it wasn't. */
export type AutopayStop = Autopay['stopped']
type Payment = typeof payments.$inferSelect

/**
 * Counts a charge of Autopay that failed. The third one that is declined turns Autopay off, and one that the client has
 * to confirm at once: it would never go through without them. The client is told by mail. A charge that failed otherwise
 * says nothing of the card.
 */
export async function countAutopayFailure(
  work: Work<Actor>,
  payment: Payment,
  failure: ChargeFailure | null,
): Promise<AutopayStop> {
  if (failure !== 'declined' && failure !== 'confirmation_needed') return null
  // What was chosen since the charge began is another choice.
  const isChoice = and(
    isChoiceOf(payment),
    eq(autopayChoices.isOn, true),
    lte(autopayChoices.changedAt, payment.createdAt),
  )
  const [counted] = await work.tx
    .update(autopayChoices)
    .set({ declines: sql`${autopayChoices.declines} + 1` })
    .where(isChoice)
    .returning({ declines: autopayChoices.declines })
  if (counted === undefined || (failure === 'declined' && counted.declines < NIGHTS)) return null
  await work.tx
    .update(autopayChoices)
    .set({ isOn: false, changedById: null, changedAt: work.now(), stopped: failure })
    .where(isChoiceOf(payment))
  await tellClient(work, payment, failure)
  return failure
}

/** A charge that went through ends the count. */
export async function countAutopaySuccess({ tx }: Work<Actor>, payment: Payment): Promise<void> {
  await tx.update(autopayChoices).set({ declines: 0 }).where(isChoiceOf(payment))
}

const isChoiceOf = ({ organizationId, clientId }: Payment) =>
  and(eq(autopayChoices.organizationId, organizationId), eq(autopayChoices.clientId, clientId))

const REASONS: Readonly<Record<NonNullable<AutopayStop>, string>> = {
  declined: `Your bank declined the card that you left with us on ${NIGHTS} nights.`,
  confirmation_needed: 'Your bank asks you to confirm the payment with the card that you left with us.',
}

/** Writes to a client who permits e-mail; the mail says nothing of their treatment or of what they owe. */
async function tellClient(
  work: Work<Actor>,
  { organizationId, practiceId, clientId, id }: Payment,
  stopped: NonNullable<AutopayStop>,
): Promise<void> {
  const [known] = await work.tx
    .select({ contacts: clients.contacts, practice: practices.name })
    .from(clients)
    .innerJoin(
      practices,
      and(eq(practices.organizationId, clients.organizationId), eq(practices.id, practiceId)),
    )
    .where(and(eq(clients.organizationId, organizationId), eq(clients.id, clientId)))
  const [to] = known === undefined ? [] : permittedEmails(known.contacts)
  if (known === undefined || to === undefined) return
  await mailNotice(work, practiceId, {
    to,
    documentName: 'A mail about Autopay',
    link: `/billing/payments?payment=${id}`,
    subject: `Automatic payments to ${known.practice} are off`,
    text: [
      'Hello,',
      '',
      `${REASONS[stopped]} Automatic payments to ${known.practice} are turned off now.`,
      '',
      `Please call ${known.practice} to pay another way, or to leave another card.`,
      '',
      'If this mail is not for you, please delete it and tell the practice.',
    ].join('\n'),
  })
}
