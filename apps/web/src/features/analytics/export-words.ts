import type { AnalyticsExportFormat } from '@oaklet/api/contract'

/** What each format is called where it is chosen. */
export const EXPORT_WORDS: Readonly<Record<AnalyticsExportFormat, { label: string; description: string }>> = {
  xlsx: { label: 'Excel workbook', description: 'Sheets with real numbers and dates' },
  pdf: { label: 'PDF', description: 'To print or to hand on' },
  csv: { label: 'CSV', description: 'A table for any spreadsheet' },
  json: { label: 'JSON', description: 'For a program of your own' },
}
