import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'

/** Time that is blocked in the calendars of a practice; it asks before somebody books, and forbids nothing. */
export interface CalendarBlocksApi extends ReturnType<typeof callsOf> {}

const contract = once(() => import('./calendar-blocks-contract'))

const callsOf = (call: Call) => {
  const { forward, creation } = forwarding(call)
  return {
    /** The blocks of a range of days, with their times there. */
    list: forward(contract, 'listCalendarBlocks', 'params', 'query'),
    /** Blocks time; answers how many appointments are in it. */
    create: creation(contract, 'createCalendarBlock', 'params', 'body'),
    /** A stale `version` throws ApiError `stale_edit` with `current`. */
    update: forward(contract, 'updateCalendarBlock', 'params', 'body'),
    /** Deletes a block, one time of it, or that and all that follow. */
    remove: forward(contract, 'deleteCalendarBlock', 'params', 'query'),
    /** The appointments ahead in the times of a block. */
    met: forward(contract, 'listMetAppointments', 'params'),
    /** Cancels some of them, hands them to a colleague or moves them; answers which were left, and why. */
    handleMet: creation(contract, 'handleMetAppointments', 'params', 'body'),
  }
}

export const createCalendarBlocksApi: (call: Call) => CalendarBlocksApi = callsOf
