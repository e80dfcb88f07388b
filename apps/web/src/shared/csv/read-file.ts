import { countOf } from '../count-of'
import { type CsvFile, type IsKnownHeading, readCsv } from './read-csv'
import { isWorkbook, textOf } from './text-of-file'

/** What is asked of a file. */
interface FileLimits {
  isKnownHeading: IsKnownHeading
  maxRows: number
}

/** A chosen file as it was read, null where it can't be; `flaw` says what has to be put right before it is imported. */
export async function readFile(
  file: File,
  { isKnownHeading, maxRows }: FileLimits,
): Promise<{ csv: CsvFile | null; flaw: string }> {
  try {
    const bytes = await file.arrayBuffer()
    if (isWorkbook(bytes)) return { csv: null, flaw: 'This file is a workbook. Save it as CSV, please.' }
    const csv = readCsv(textOf(bytes), isKnownHeading)
    return { csv, flaw: flawOf(csv, maxRows) }
  } catch {
    return { csv: null, flaw: 'This file can’t be read. Choose it again.' }
  }
}

function flawOf({ headings, rows, brokenLine, longLine }: CsvFile, maxRows: number): string {
  if (brokenLine !== null) {
    return `A quotation mark in line ${brokenLine} is never closed, or stands inside a cell. Correct it, please.`
  }
  if (headings.length === 0) return 'This file is empty.'
  if (rows.length === 0) return 'This file has no row below its headings.'
  if (longLine !== null) {
    return `Line ${longLine} has more cells than there are headings. Put a cell that holds what separates the cells in quotation marks, or name each column.`
  }
  return rows.length > maxRows
    ? `This file has more than ${countOf(maxRows, 'row', 'rows')}. Split it, please.`
    : ''
}
