import type { FieldError, ImportReport } from '@oaklet/api/contract'
import type { ImportedRow } from './client-of-row'

/** The report with each reason in the words of the file, where the contract speaks of what the file doesn't know. */
export const reportInWords = (report: ImportReport, rows: readonly ImportedRow[]): ImportReport => ({
  ...report,
  refused: report.refused.map(({ row, reasons }) => ({
    row,
    reasons: reasons.map((reason) => ({ ...reason, message: wordsOf(reason, rows[row]) })),
  })),
})

function wordsOf({ path, message }: FieldError, row: ImportedRow | undefined): string {
  if (path === 'primaryClinicianId') return notFound('clinician', row?.primaryClinicianId)
  if (path === 'locationId') return notFound('location', row?.locationId)
  return path.startsWith('people.') ? `Emergency contact: ${message}` : message
}

const notFound = (what: string, name: string | null = ''): string =>
  `No ${what} of this practice, or more than one, is called “${name ?? ''}”`
