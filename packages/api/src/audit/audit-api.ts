import type { Call, CallOptions } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'
import type { FileAnswer } from '../wire/file-answer'
import { reportAuditEvent, type ClientAuditEvent } from './audit-contract'
import type { AuditExportQuery } from './audit-log-contract'

interface OrganizationPath {
  orgId: string
}

/** An export of the audit log, to be saved under its name. */
export interface AuditFile extends FileAnswer {
  fileName: string
}

/** The audit log: what only the client knows of is reported to it (spec §7); reading it needs `audit:view`. */
export interface AuditApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call that reads: every screen of a chart reports. */
const contract = once(() => import('./audit-log-contract'))

const callsOf = (call: Call) => {
  const { forward } = forwarding(call)
  return {
    /** Reports what only the client knows; it never rejects, as failures are ignored (spec §7). */
    report: async (body: ClientAuditEvent, options?: CallOptions): Promise<void> => {
      await call(reportAuditEvent, { body, ...options }).catch(() => undefined)
    },
    /** A page of events, the newest first; its `total` counts no further than `MAX_AUDIT_EVENTS_COUNTED`. */
    list: forward(contract, 'listAuditEvents', 'params', 'query'),
    /** The events of a range as CSV; a range with too many is a field error of ApiError `validation_failed`. */
    export: async (
      params: OrganizationPath,
      query: AuditExportQuery,
      options?: CallOptions,
    ): Promise<AuditFile> => {
      const { fileName, ...file } = await call(async () => (await contract()).exportAuditEvents, {
        params,
        query,
        ...options,
      })
      return { ...file, fileName: fileName ?? `audit-${query.startDate}-to-${query.endDate}.csv` }
    },
  }
}

export const createAuditApi: (call: Call) => AuditApi = callsOf
