import type { Call, CallOptions } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'
import type { Platform } from '../platform/Platform'
import type { FileAnswer } from '../wire/file-answer'
import { billingReportFileName } from './billing-report-file-name'
import type { BillingReportName } from './billing-report-kinds'
import type { BillingReportFileQuery } from './billing-reports-contract'

/** A report to be saved under its name. */
export interface BillingReportFile extends FileAnswer {
  /** `billing-{report}-{date}.{format}`, with today's date in the practice's time zone. */
  fileName: string
}

/** Which report of which practice. */
export interface BillingReportPath {
  practiceId: string
  report: BillingReportName
}

/** The reports of a practice’s billing, in whole cents. */
export interface BillingReportsApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: only the screen of the reports asks for it. */
const contract = once(() => import('./billing-reports-contract'))

const callsOf = (call: Call, { now }: Pick<Platform, 'now'>) => {
  const { forward } = forwarding(call)
  return {
    /** One report, for this month so far unless days are given. */
    get: forward(contract, 'getBillingReport', 'params', 'query'),
    /** What `get` answers, as a file. */
    export: async (
      params: BillingReportPath,
      query: BillingReportFileQuery,
      options?: CallOptions,
    ): Promise<BillingReportFile> => {
      const { fileName, ...file } = await call(async () => (await contract()).exportBillingReport, {
        params: { ...params },
        query,
        ...options,
      })
      const today = new Date(now()).toISOString().slice(0, 10)
      return { ...file, fileName: fileName ?? billingReportFileName(params.report, today, query.format) }
    },
  }
}

export const createBillingReportsApi: (...parts: Parameters<typeof callsOf>) => BillingReportsApi = callsOf
