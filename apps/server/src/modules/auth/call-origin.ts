import type { Origin } from '../../actor'
import type { AppContext } from '../../http/app-env'

/** Where a call came from, for the throttle, the audit and the list of devices. */
export interface CallOrigin extends Origin {
  /** What the browser calls itself. */
  userAgent: string | null
}

/** Longer ones than any browser's are cut. */
const MAX_USER_AGENT = 400

export const originOf = (c: AppContext): CallOrigin => ({
  requestId: c.get('requestId'),
  address: c.get('address'),
  userAgent: c.req.header('user-agent')?.slice(0, MAX_USER_AGENT) ?? null,
})
