import { type Call, type CallOptions, dataOf } from '../http/call'
import { once } from '../http/once'
import type { FileAnswer } from '../wire/file-answer'
import type { Page } from '../wire/envelope'
import { reportAuditEvent, type ClientAuditEvent } from './audit-contract'
import type { AuditEvent, AuditExportQuery, AuditQuery } from './audit-log-contract'

interface OrganizationPath {
  orgId: string
}

/** An export of the audit log, to be saved under its name. */
export interface AuditFile extends FileAnswer {
  fileName: string
}

/** The audit log: what only the client knows of is reported to it (spec §7); reading it needs `audit:view`. */
export interface AuditApi {
  /** Reports what only the client knows; it never rejects, as failures are ignored (spec §7). */
  report(event: ClientAuditEvent, options?: CallOptions): Promise<void>
  /** A page of events, the newest first; its `total` counts no further than `MAX_AUDIT_EVENTS_COUNTED`. */
  list(params: OrganizationPath, query?: AuditQuery, options?: CallOptions): Promise<Page<AuditEvent>>
  /** The events of a range as CSV; a range with too many is a field error of ApiError `validation_failed`. */
  export(params: OrganizationPath, query: AuditExportQuery, options?: CallOptions): Promise<AuditFile>
}

/** Loaded with the first call that reads: every screen of a chart reports. */
const contract = once(() => import('./audit-log-contract'))

export function createAuditApi(call: Call): AuditApi {
  return {
    report: async (body, options) => {
      await call(reportAuditEvent, { body, ...options }).catch(() => undefined)
    },
    list: (params, query = {}, options) =>
      dataOf(call(async () => (await contract()).listAuditEvents, { params, query, ...options })),
    export: async (params, query, options) => {
      const { fileName, ...file } = await call(async () => (await contract()).exportAuditEvents, {
        params,
        query,
        ...options,
      })
      return { ...file, fileName: fileName ?? `audit-${query.startDate}-to-${query.endDate}.csv` }
    },
  }
}
