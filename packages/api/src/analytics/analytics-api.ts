import { type Call, type CallOptions, dataOf } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'
import type { Platform } from '../platform/Platform'
import type { FileAnswer } from '../wire/file-answer'
import type { Analytics, AnalyticsExportQuery, AnalyticsQuery, AnalyticsType } from './analytics-contract'
import { analyticsFileName } from './analytics-file-name'

/** An export to be saved under its name. */
export interface AnalyticsFile extends FileAnswer {
  /** `{type}-analytics-{date}.{format}`, with today's date in the practice's time zone. */
  fileName: string
}

/** Show failures with `analyticsMessage`. */
export interface AnalyticsApi extends ReturnType<typeof callsOf> {}

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

const callsOf = (call: Call, { now }: Pick<Platform, 'now'>) => {
  const { forward } = forwarding(call)
  return {
    /** The figures and series of one kind, for the last 30 days unless a range is given (spec §7). */
    get: (type: AnalyticsType, query: AnalyticsQuery = {}, options?: CallOptions): Promise<Analytics> =>
      dataOf(call(() => readingOf(type), { query, ...options })),
    /** A page of the records behind one number of what `get` answers. */
    records: forward(recordsContract, 'listAnalyticsRecords', 'query'),
    /** What `get` answers, as a file. */
    export: async (query: AnalyticsExportQuery, options?: CallOptions): Promise<AnalyticsFile> => {
      const { fileName, ...file } = await call(async () => (await contract()).exportAnalytics, {
        query,
        ...options,
      })
      const today = new Date(now()).toISOString().slice(0, 10)
      return { ...file, fileName: fileName ?? analyticsFileName(query.type, today, query.format) }
    },
  }
}

export const createAnalyticsApi: (...parts: Parameters<typeof callsOf>) => AnalyticsApi = callsOf
