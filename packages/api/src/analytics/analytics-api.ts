import { type Call, type CallOptions, dataOf } from '../http/call'
import type { Platform } from '../platform/Platform'
import type { FileAnswer } from '../wire/file-answer'
import * as contract from './analytics-contract'
import type { Analytics, AnalyticsExportQuery, AnalyticsQuery, AnalyticsType } from './analytics-contract'
import { analyticsFileName } from './analytics-file-name'

/** An export to be saved under its name. */
export interface AnalyticsFile extends FileAnswer {
  /** `{type}-analytics-{date}.{format}`, with today's date in the practice's time zone. */
  fileName: string
}

/** Show failures with `analyticsMessage`. */
export interface AnalyticsApi {
  /** The figures and series of one kind, for the last 30 days unless a range is given (spec §7). */
  get(type: AnalyticsType, query?: AnalyticsQuery, options?: CallOptions): Promise<Analytics>
  /** What `get` answers, as a file. */
  export(query: AnalyticsExportQuery, options?: CallOptions): Promise<AnalyticsFile>
}

const READINGS = {
  practice: contract.getPracticeAnalytics,
  clinical: contract.getClinicalAnalytics,
  financial: contract.getFinancialAnalytics,
  operational: contract.getOperationalAnalytics,
} as const satisfies Record<AnalyticsType, unknown>

export function createAnalyticsApi(call: Call, { now }: Pick<Platform, 'now'>): AnalyticsApi {
  return {
    get: (type, query = {}, options) => dataOf(call(READINGS[type], { query, ...options })),
    export: async (query, options) => {
      const { fileName, ...file } = await call(contract.exportAnalytics, { query, ...options })
      const today = new Date(now()).toISOString().slice(0, 10)
      return { ...file, fileName: fileName ?? analyticsFileName(query.type, today, query.format) }
    },
  }
}
