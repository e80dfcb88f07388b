import { ANALYTICS_FILE_TYPES, type Analytics, type AnalyticsExportFormat } from '@oaklet/api/contract'
import type { AnalyticsReport } from './analytics-report'

type ReportWriter = (report: AnalyticsReport) => Uint8Array | Promise<Uint8Array>

/** Loaded with the first file of a format, so that no start waits for it. */
const WRITERS: Readonly<Record<Exclude<AnalyticsExportFormat, 'json'>, () => Promise<ReportWriter>>> = {
  csv: async () => (await import('./report-csv')).reportCsv,
  xlsx: async () => (await import('./report-xlsx')).reportXlsx,
  pdf: async () => (await import('./report-pdf')).reportPdf,
}

/** The bytes of a file: the answer itself for programs, and its report for people. */
export async function analyticsFile(
  analytics: Analytics,
  report: AnalyticsReport,
  format: AnalyticsExportFormat,
): Promise<Uint8Array> {
  if (format === 'json') return new TextEncoder().encode(`${JSON.stringify(analytics, null, 2)}\n`)
  const write = await WRITERS[format]()
  return write(report)
}

/** The media type of a file, with what its text is written in. */
export const contentTypeOf = (format: AnalyticsExportFormat): string =>
  format === 'csv' || format === 'json'
    ? `${ANALYTICS_FILE_TYPES[format]}; charset=utf-8`
    : ANALYTICS_FILE_TYPES[format]
