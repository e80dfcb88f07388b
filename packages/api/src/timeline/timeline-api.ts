import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'

/** What has happened with clients. */
export interface TimelineApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: only one tab asks for it. */
const contract = once(() => import('./timeline-contract'))

const callsOf = (call: Call) => {
  const { forward } = forwarding(call)
  return {
    /** A page of what has happened with a client, the latest first. */
    list: forward(contract, 'listTimeline', 'params', 'query'),
  }
}

export const createTimelineApi: (call: Call) => TimelineApi = callsOf
