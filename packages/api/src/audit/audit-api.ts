import type { Call, CallOptions } from '../http/call'
import * as contract from './audit-contract'
import type { ClientAuditEvent } from './audit-contract'

/** The audit events that only the client knows of (spec §7). */
export interface AuditApi {
  /** Reports what only the client knows; it never rejects, as failures are ignored (spec §7). */
  report(event: ClientAuditEvent, options?: CallOptions): Promise<void>
}

export function createAuditApi(call: Call): AuditApi {
  return {
    report: async (body, options) => {
      await call(contract.reportAuditEvent, { body, ...options }).catch(() => undefined)
    },
  }
}
