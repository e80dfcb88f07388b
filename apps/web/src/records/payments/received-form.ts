import type { ChargeCardBody, FieldError, PaymentMethod } from '@oaklet/api/contract'

/** What was received, or which card is charged, as a form holds it while someone types. */
export interface ReceivedValues {
  amountCents: number | null
  method: PaymentMethod
  /** The client’s card that is charged; null for what was received already. */
  cardId: string | null
  /** `YYYY-MM-DD` */
  receivedOn: string | null
  reference: string
}

/** Money received today, whose amount is not known yet. */
export const newReceived = (today: string): ReceivedValues => ({
  amountCents: null,
  method: 'card',
  cardId: null,
  receivedOn: today,
  reference: '',
})

/** The least that a card is charged, in cents. */
const LEAST_CHARGE_CENTS = 50

/** What is missing, in the order of the fields. */
export function missingFromReceived({ amountCents, cardId, receivedOn }: ReceivedValues): FieldError[] {
  const isTooLittle = (amountCents ?? 0) < (cardId === null ? 1 : LEAST_CHARGE_CENTS)
  const least = cardId === null ? 'Enter an amount above zero' : 'A card is charged at least $0.50'
  return [
    ...(isTooLittle ? [{ path: 'amountCents', message: least }] : []),
    ...(receivedOn || cardId !== null
      ? []
      : [{ path: 'receivedOn', message: 'Enter the date you received it' }]),
  ]
}

/** The body that charges a card of a client, or null while something is missing or none is chosen. */
export const chargeBodyOf = (
  { amountCents, cardId }: ReceivedValues,
  clientId: string,
  allocations: ChargeCardBody['allocations'],
): ChargeCardBody | null =>
  amountCents === null || cardId === null ? null : { clientId, cardId, amountCents, allocations }
