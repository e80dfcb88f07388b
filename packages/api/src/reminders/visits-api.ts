import { type Call, createCall } from '../http/call'
import type { Http } from '../http/create-http'
import { forwarding } from '../http/forward'
import { once } from '../http/once'

/**
 * Calls for a client who opened the link of a reminder. Each needs the link’s token; ApiError `link_unavailable` means
 * that the link is no longer good.
 */
export interface VisitsApi extends ReturnType<typeof callsOf> {}

const contract = once(() => import('./visits-contract'))

const callsOf = (call: Call) => {
  const { forward } = forwarding(call)
  return {
    /** The appointment of the link. */
    open: forward(contract, 'openVisit', 'body'),
    /** Says that the client comes. */
    confirm: forward(contract, 'confirmVisit', 'body'),
    /** Says that the client does not come. */
    cancel: forward(contract, 'cancelVisit', 'body'),
    /** Asks for another time. */
    ask: forward(contract, 'askVisit', 'body'),
    /** Stops the client’s reminders, or lets them go on. */
    setReminders: forward(contract, 'setVisitReminders', 'body'),
  }
}

/** The client of a person who opened the link of a reminder; it needs no sign-in. */
export const createVisitsApi = (http: Http): VisitsApi => callsOf(createCall(http))
