import type { AnalyticsExportFormat, AnalyticsType } from './analytics-contract'

/** Returns the file name of an export (spec §7); `date` is `YYYY-MM-DD`. */
export const analyticsFileName = (type: AnalyticsType, date: string, format: AnalyticsExportFormat): string =>
  `${type}-analytics-${date}.${format}`
