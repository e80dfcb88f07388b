import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import * as contract from './services-contract'

/** What the practice bills for. */
export interface ServicesApi extends ReturnType<typeof callsOf> {}

const callsOf = (call: Call) => {
  const { forward } = forwarding(call)
  return {
    /** All services with their fees, in cents. */
    list: forward(contract.listServices),
  }
}

export const createServicesApi: (call: Call) => ServicesApi = callsOf
