import type { AnalyticsExportFormat } from '@oaklet/api/contract'

/** A format in which figures can be saved. */
export type FileFormat = AnalyticsExportFormat

/** The label and description of each format. */
export const FILE_FORMAT_WORDS: Readonly<Record<FileFormat, { label: string; description: string }>> = {
  xlsx: { label: 'Excel workbook', description: 'Sheets with real numbers and dates' },
  pdf: { label: 'PDF', description: 'To print or to hand on' },
  csv: { label: 'CSV', description: 'A table for any spreadsheet' },
  json: { label: 'JSON', description: 'For a program of your own' },
}
