import { addDays } from '../calendar-day'
import { demoId } from './demo-id'
import { DOWNTOWN } from './demo-organizations'

/** The practice of the demonstration that charges cards; the others show how it is without. */
export const CARD_PRACTICE_ID = DOWNTOWN.id
/** Its account with the test provider. */
export const CARD_ACCOUNT_ID = 'acct_demo_downtown'

/** How long the practice has charged cards. */
const CONNECTED_DAYS = 300

/** The day on which the practice was connected. */
export const connectedOn = (today: string): string => addDays(today, -CONNECTED_DAYS)

/** Whether who pays by card in a practice is charged on a day. */
export const isChargedOn = (day: string, practiceId: string, today: string): boolean =>
  practiceId === CARD_PRACTICE_ID && day > connectedOn(today)

/** The refund of a payment by card. */
export const cardRefundId = (paymentId: string): string => demoId(`card refund ${paymentId}`)

/** The provider's id of something, by its kind, such as `pi` for a charge, and our own id of it. */
export const providerIdOf = (kind: string, id: string): string => `${kind}_demo_${id.replaceAll('-', '')}`
