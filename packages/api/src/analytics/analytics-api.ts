import { type Call, type CallOptions, dataOf } from '../http/call'
import { once } from '../http/once'
import type { Platform } from '../platform/Platform'
import type { FileAnswer } from '../wire/file-answer'
import type { Analytics, AnalyticsExportQuery, AnalyticsQuery, AnalyticsType } from './analytics-contract'
import { analyticsFileName } from './analytics-file-name'
import type { AnalyticsRecords, AnalyticsRecordsQuery } from './analytics-records-contract'

/** An export to be saved under its name. */
export interface AnalyticsFile extends FileAnswer {
  /** `{type}-analytics-{date}.{format}`, with today's date in the practice's time zone. */
  fileName: string
}

/** Show failures with `analyticsMessage`. */
export interface AnalyticsApi {
  /** The figures and series of one kind, for the last 30 days unless a range is given (spec §7). */
  get(type: AnalyticsType, query?: AnalyticsQuery, options?: CallOptions): Promise<Analytics>
  /** A page of the records behind one number of what `get` answers. */
  records(query: AnalyticsRecordsQuery, options?: CallOptions): Promise<AnalyticsRecords>
  /** What `get` answers, as a file. */
  export(query: AnalyticsExportQuery, options?: CallOptions): Promise<AnalyticsFile>
}

/** Loaded with the first call: only the screens of the analytics ask for more than what is in them. */
const contract = once(() => import('./analytics-contract'))
const recordsContract = once(() => import('./analytics-records-contract'))

const readingOf = async (type: AnalyticsType) => {
  const { getPracticeAnalytics, getClinicalAnalytics, ...others } = await contract()
  const { getFinancialAnalytics, getOperationalAnalytics } = others
  const readings = {
    practice: getPracticeAnalytics,
    clinical: getClinicalAnalytics,
    financial: getFinancialAnalytics,
    operational: getOperationalAnalytics,
  } as const satisfies Record<AnalyticsType, unknown>
  return readings[type]
}

export function createAnalyticsApi(call: Call, { now }: Pick<Platform, 'now'>): AnalyticsApi {
  return {
    get: (type, query = {}, options) => dataOf(call(() => readingOf(type), { query, ...options })),
    records: (query, options) =>
      dataOf(call(async () => (await recordsContract()).listAnalyticsRecords, { query, ...options })),
    export: async (query, options) => {
      const { fileName, ...file } = await call(async () => (await contract()).exportAnalytics, {
        query,
        ...options,
      })
      const today = new Date(now()).toISOString().slice(0, 10)
      return { ...file, fileName: fileName ?? analyticsFileName(query.type, today, query.format) }
    },
  }
}
