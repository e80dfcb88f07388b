import type { AnalyticsExportFormat, AnalyticsType } from './analytics-contract'

/** How an export is called (spec §7); `date` is `YYYY-MM-DD`. */
export const analyticsFileName = (type: AnalyticsType, date: string, format: AnalyticsExportFormat): string =>
  `${type}-analytics-${date}.${format}`
