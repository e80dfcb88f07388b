import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'

/** The clients of a practice who wait for a time, and what is offered to them. */
export interface WaitlistApi extends ReturnType<typeof callsOf> {}

/** It is loaded with the first call: few screens ask for it. */
const contract = once(() => import('./waitlist-contract'))

const callsOf = (call: Call) => {
  const { forward, creation } = forwarding(call)
  return {
    /** Who waits, or who doesn’t any more. */
    list: forward(contract, 'listWaitlist', 'params', 'query'),
    /** Puts a client on the waitlist. */
    create: creation(contract, 'createWaitlistEntry', 'params', 'body'),
    /** A stale `version` throws ApiError `stale_edit` with `current`. */
    update: forward(contract, 'updateWaitlistEntry', 'params', 'body'),
    /** Takes a client off, or puts them back. */
    setStatus: forward(contract, 'setWaitlistStatus', 'params', 'body'),
    /** Who waits for a time like this one. */
    matches: forward(contract, 'listWaitlistMatches', 'params', 'query'),
    /** The openings that suit a client who waits. */
    openings: forward(contract, 'listWaitlistOpenings', 'params', 'query'),
    /** Offers a time by mail; who accepts first has it. */
    offer: creation(contract, 'offerSlot', 'params', 'body'),
    /** Takes an offer back that nobody has answered. */
    withdrawOffer: forward(contract, 'withdrawOffer', 'params'),
  }
}

export const createWaitlistApi: (call: Call) => WaitlistApi = callsOf
