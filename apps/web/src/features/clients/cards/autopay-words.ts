import type { Autopay, AutopayWait } from '@oaklet/api/contract'
import { countOf } from '../../../shared/count-of'
import { dateInZone, formatMediumDate } from '../../../shared/format-date'

/** What keeps Autopay that is on from charging. */
export const WAITING_WORDS: Readonly<Record<AutopayWait, string>> = {
  practice: 'Nothing is charged: the practice has turned Autopay off.',
  connection: 'Nothing is charged while the practice isn’t connected with Stripe.',
  card: 'Nothing is charged: there is no card on file.',
  expired_card: 'Nothing is charged: the default card has expired.',
  dispute:
    'Nothing is charged because the bank disputes a payment. If the dispute is lost, turn Autopay off and on again to go on.',
}

/** Why Autopay can’t be turned on now. */
export const REFUSED_WORDS: Readonly<Record<AutopayWait, string>> = {
  practice: 'It can be turned on once the practice uses Autopay.',
  connection: 'It can be turned on once the practice is connected with Stripe.',
  card: 'It can be turned on once there is a card on file.',
  expired_card: 'It can be turned on once the default card is one that has not expired.',
  dispute: 'It can be turned on once the bank disputes no payment.',
}

const STOPPED_WORDS = {
  declined: 'The card was declined on three nights.',
  confirmation_needed: 'The bank asks for the client’s confirmation of each charge.',
}

/** Who turned it on or off and when, or why it was turned off by itself; null where nobody ever chose. */
export function changedWords(
  { isOn, changedBy, changedAt, stopped }: Autopay,
  timeZone: string,
): string | null {
  if (changedAt === null) return null
  const day = formatMediumDate(dateInZone(changedAt, timeZone))
  if (stopped !== null) return `Turned off by itself on ${day}. ${STOPPED_WORDS[stopped]}`
  const by = changedBy === null ? '' : ` by ${changedBy}`
  return `Turned ${isOn ? 'on' : 'off'}${by} on ${day}.`
}

/** What comes of a card that was declined; null where it wasn’t. */
export const declinedWords = ({ isOn, declines }: Autopay): string | null =>
  isOn && declines > 0
    ? `The card was declined on ${countOf(declines, 'night', 'nights')}. It is tried again the next night, and Autopay is turned off after the third.`
    : null
