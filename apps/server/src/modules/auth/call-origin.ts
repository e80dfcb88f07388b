import type { AppContext } from '../../http/app-env'

/** Where a call came from, for the throttle and the audit. */
export const originOf = (c: AppContext): { requestId: string; address: string } => ({
  requestId: c.get('requestId'),
  address: c.get('address'),
})
