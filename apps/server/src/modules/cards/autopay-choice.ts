import { type AutopayWait, CARD_CONSENT, type DisputeState } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { autopayChoices } from '../../db/schema/autopay-table'
import { cards } from '../../db/schema/cards-table'
import type { Work } from '../../work'
import { readBillingSettings } from '../billing-settings'
import type { ClientKey } from '../caseload'
import { practiceToday } from '../organization'
import { findChargingAccount } from '../payment-connection'
import { disputesOfClient } from './disputes-of-client'
import { type CardRow, isCardOf, isExpired } from './select-cards'

type AutopayChoice = typeof autopayChoices.$inferSelect

const isChoiceOf = ({ actor }: Work<Actor>, clientId: string) =>
  and(eq(autopayChoices.organizationId, actor.organizationId), eq(autopayChoices.clientId, clientId))

/** What was chosen for a client; null where nobody ever chose. */
export async function findAutopayChoice(
  work: Work<Actor>,
  { clientId }: ClientKey,
): Promise<AutopayChoice | null> {
  const [choice] = await work.tx.select().from(autopayChoices).where(isChoiceOf(work, clientId))
  return choice ?? null
}

/** Keeps whether Autopay is on, and that the actor said so; the client must be locked. */
export async function saveAutopayChoice(
  work: Work,
  { practiceId, clientId }: ClientKey,
  isOn: boolean,
): Promise<void> {
  const { organizationId, staffId } = work.actor
  const chosen = {
    ...{ isOn, takesCopays: isOn, changedById: staffId, changedAt: work.now() },
    ...{ stopped: null, declines: 0 },
  }
  await work.tx
    .insert(autopayChoices)
    .values({ organizationId, practiceId, clientId, ...chosen })
    .onConflictDoUpdate({ target: [autopayChoices.organizationId, autopayChoices.clientId], set: chosen })
}

/** The words that allow a charge for copays. Words that clients agreed to earlier allow one for what they owe alone. */
const COPAY_CONSENTS: ReadonlySet<string> = new Set([CARD_CONSENT])

/** Whether copays are charged to the card too, or would be if Autopay were turned on: choice and consent both say so. */
export const takesCopays = (
  choice: Pick<AutopayChoice, 'isOn' | 'takesCopays'> | null,
  card: Pick<CardRow, 'consentText'> | null,
): boolean =>
  card !== null && COPAY_CONSENTS.has(card.consentText) && (choice?.isOn !== true || choice.takesCopays)

/** What Autopay charges, or what keeps it from that. */
type AutopayCard =
  { card: CardRow; account: string; waitsFor: null } | { card: null; account: null; waitsFor: AutopayWait }

/** The card that Autopay charges; a dispute that was lost before `chosenAt` keeps it from nothing. */
export async function findAutopayCard(
  work: Work<Actor>,
  key: ClientKey,
  chosenAt: Date,
): Promise<AutopayCard> {
  const waiting = (waitsFor: AutopayWait): AutopayCard => ({ card: null, account: null, waitsFor })
  const place = { organizationId: work.actor.organizationId, practiceId: key.practiceId }
  const { isAutopayOn } = await readBillingSettings(work.tx, place)
  if (!isAutopayOn) return waiting('practice')
  const account = await findChargingAccount(work, key.practiceId)
  if (account === null) return waiting('connection')
  const [card] = await work.tx
    .select()
    .from(cards)
    .where(and(isCardOf(work, key, account), eq(cards.isDefault, true)))
  if (card === undefined) return waiting('card')
  const { today } = await practiceToday(work, key.practiceId)
  if (isExpired(card, today)) return waiting('expired_card')
  if (await isDisputed(work, key, chosenAt)) return waiting('dispute')
  return { card, account, waitsFor: null }
}

/** Whether the client’s bank asks about a payment or disputes it, or took one back since the client chose. */
async function isDisputed(work: Work<Actor>, key: ClientKey, chosenAt: Date): Promise<boolean> {
  const known = await disputesOfClient(work, key)
  return known.some(({ state, openedAt }) => (state === 'lost' ? openedAt >= chosenAt : ASKING.has(state)))
}

/** A bank in these states asks about a payment, or has its money and has not decided. */
const ASKING: ReadonlySet<DisputeState> = new Set(['inquiry', 'needs_response', 'under_review'])
