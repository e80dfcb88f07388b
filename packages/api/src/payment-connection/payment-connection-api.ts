import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'

/** A practice’s account with the provider of card payments. */
export interface PaymentConnectionApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: few screens ask for the payment provider. */
const contract = once(() => import('./payment-connection-contract'))

const callsOf = (call: Call) => {
  const { forward } = forwarding(call)
  return {
    /** How the practice is connected, and whether cards can be charged. */
    get: forward(contract, 'getPaymentConnection', 'params'),
    /** The provider’s address to connect at; ApiError `transition_refused` where the practice is connected. */
    connect: forward(contract, 'connectPayments', 'params'),
    /** Gives up the account; what was paid stays. */
    disconnect: forward(contract, 'disconnectPayments', 'params'),
    /** Takes what the provider sent the browser back with. */
    takeCallback: forward(contract, 'takePaymentCallback', 'params', 'body'),
  }
}

export const createPaymentConnectionApi: (call: Call) => PaymentConnectionApi = callsOf
