import type { ClientPath } from '../clients/clients-api'
import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'

/** Names one card of one client. */
export interface CardPath extends ClientPath {
  cardId: string
}

/** The cards that clients allow the practice to charge. Each change answers all cards, the default one first. */
export interface CardsApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: few screens ask for cards. */
const contract = once(() => import('./cards-contract'))

const callsOf = (call: Call) => {
  const { forward } = forwarding(call)
  return {
    /** A client’s cards, the default one first. */
    list: forward(contract, 'listCards', 'params'),
    /** The provider’s address where the client types a card; ApiError `transition_refused` while none can be charged. */
    start: forward(contract, 'startCard', 'params', 'body'),
    /** Keeps what was typed there; can be called again. */
    finish: forward(contract, 'finishCard', 'params', 'body'),
    /** Whether the default card is charged each night for what is due. */
    autopay: forward(contract, 'getAutopay', 'params'),
    /** Turns that on or off; ApiError `transition_refused` where it can’t be turned on. */
    setAutopay: forward(contract, 'setAutopay', 'params', 'body'),
    /** Makes a card the one that is offered first. */
    setDefault: forward(contract, 'setDefaultCard', 'params'),
    /** Takes a card away, here and with the provider. */
    remove: forward(contract, 'removeCard', 'params'),
  }
}

export const createCardsApi: (call: Call) => CardsApi = callsOf
