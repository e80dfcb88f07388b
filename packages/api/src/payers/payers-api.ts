import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'

/** The insurance companies that a practice deals with. */
export interface PayersApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: few screens ask for the payers. */
const contract = once(() => import('./payers-contract'))

const callsOf = (call: Call) => {
  const { forward } = forwarding(call)
  return {
    /** All payers by name, the inactive ones too. */
    list: forward(contract, 'listPayers', 'params'),
  }
}

export const createPayersApi: (call: Call) => PayersApi = callsOf
