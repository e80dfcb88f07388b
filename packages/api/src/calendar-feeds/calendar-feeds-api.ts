import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'

/** The addresses at which other calendar programs read a person’s own appointments. */
export interface CalendarFeedsApi extends ReturnType<typeof callsOf> {}

/** It is loaded with the first call: only the settings ask for it. */
const contract = once(() => import('./calendar-feeds-contract'))

const callsOf = (call: Call) => {
  const { forward } = forwarding(call)
  return {
    /** One’s own feeds in a practice. */
    list: forward(contract, 'listCalendarFeeds', 'params'),
    /** Makes one; the answer alone has its address. */
    create: forward(contract, 'createCalendarFeed', 'params', 'body'),
    /** Ends one at once. */
    revoke: forward(contract, 'revokeCalendarFeed', 'params'),
  }
}

export const createCalendarFeedsApi: (call: Call) => CalendarFeedsApi = callsOf
