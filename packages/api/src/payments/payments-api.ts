import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'

/** Money received from clients, in whole cents. */
export interface PaymentsApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: only the screens of the billing ask for payments. */
const contract = once(() => import('./payments-contract'))
const cardPayments = once(() => import('./card-payments-contract'))
const holds = once(() => import('./holds-contract'))
const links = once(() => import('./payment-links-contract'))

const callsOf = (call: Call) => {
  const { forward, creation } = forwarding(call)
  return {
    /**
     * Records money that was received, and what it pays for; ApiError `validation_failed` for more than is left
     * to pay.
     */
    record: creation(contract, 'recordPayment', 'params', 'body'),
    /**
     * Charges a card on file: `succeeded`, or `pending` while nobody knows; ApiError `provider_refused` with the
     * provider’s words.
     */
    chargeCard: creation(cardPayments, 'chargeCard', 'params', 'body'),
    /** The sessions of a client that money is held for, or can be. */
    listHolds: forward(holds, 'listHolds', 'params'),
    /** What is held for one appointment, or can be, of each of its clients. */
    listHoldsOfAppointment: forward(holds, 'listHoldsOfAppointment', 'params'),
    /** Makes what is held for a session plain credit of the client. */
    releaseHold: creation(holds, 'releaseHold', 'params'),
    /** The links that the client was sent to pay an invoice online, and whether one can be sent. */
    listLinks: forward(links, 'listPaymentLinks', 'params'),
    /** Mails the client a link to pay what credit leaves of an invoice; ApiError `transition_refused` where that is nothing. */
    sendLink: creation(links, 'sendPaymentLink', 'params', 'body'),
    /** A page of payments, the newest first, and what all that match come to. */
    list: forward(contract, 'listPayments', 'params', 'query'),
    /** One payment as it was recorded, what of it was given back, and where the rest stands. */
    get: forward(contract, 'getPayment', 'params'),
    /** Records that money was given back: from the client’s credit first, the rest from one invoice. */
    refund: creation(contract, 'refundPayment', 'params', 'body'),
    /**
     * Gives money of a card payment back to the card: it is in the client’s book once the provider says so; ApiError
     * `provider_refused` with the provider’s words.
     */
    refundCard: creation(cardPayments, 'refundCard', 'params', 'body'),
    /** Says of a refund that was made in the provider’s own dashboard which invoice it is off. */
    assignCardRefund: creation(cardPayments, 'assignCardRefund', 'params', 'body'),
    /** Takes back a payment that was entered by mistake. */
    markError: creation(contract, 'markPaymentError', 'params'),
  }
}

export const createPaymentsApi: (call: Call) => PaymentsApi = callsOf
