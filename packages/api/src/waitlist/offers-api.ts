import { type Call, createCall } from '../http/call'
import type { Http } from '../http/create-http'
import { forwarding } from '../http/forward'
import { once } from '../http/once'

/**
 * Calls for a client who opened the link of an offered time. Each needs the link’s token; ApiError `link_unavailable`
 * means that the link is no longer good.
 */
export interface OffersApi extends ReturnType<typeof callsOf> {}

const contract = once(() => import('./offers-contract'))

const callsOf = (call: Call) => {
  const { forward } = forwarding(call)
  return {
    /** The time of the link. */
    open: forward(contract, 'openOffer', 'body'),
    /** Takes the time; answers how it stands, as somebody else may have been first. */
    accept: forward(contract, 'acceptOffer', 'body'),
    /** Says that the client doesn’t want it. */
    decline: forward(contract, 'declineOffer', 'body'),
  }
}

/** The client of a person who opened the link of an offered time; it needs no sign-in. */
export const createOffersApi = (http: Http): OffersApi => callsOf(createCall(http))
