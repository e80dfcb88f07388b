import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'

/** Names one fee schedule of one practice. */
export interface FeeSchedulePath {
  practiceId: string
  scheduleId: string
}

/** What payers allow for services by their contracts. */
export interface FeeSchedulesApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: only the settings ask for fee schedules. */
const contract = once(() => import('./fee-schedules-contract'))

const callsOf = (call: Call) => {
  const { forward, creation } = forwarding(call)
  return {
    /** The practice’s fee schedules, by payer and then the latest first. */
    list: forward(contract, 'listFeeSchedules', 'params'),
    /** Adds a schedule of a payer. */
    create: creation(contract, 'createFeeSchedule', 'params', 'body'),
    /** A stale `version` throws ApiError `stale_edit` with `current`. */
    update: forward(contract, 'updateFeeSchedule', 'params', 'body'),
    /** Deletes a schedule. */
    remove: forward(contract, 'deleteFeeSchedule', 'params'),
  }
}

export const createFeeSchedulesApi: (call: Call) => FeeSchedulesApi = callsOf
