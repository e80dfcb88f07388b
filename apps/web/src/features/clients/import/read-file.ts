import { MAX_IMPORT_ROWS } from '@oaklet/api/contract'
import { countOf } from '../../../shared/count-of'
import { type CsvFile, readCsv } from './read-csv'
import { isWorkbook, textOf } from './text-of-file'

/** A chosen file as it was read, null where it can't be; `flaw` says what has to be put right before it is imported. */
export async function readFile(file: File): Promise<{ csv: CsvFile | null; flaw: string }> {
  try {
    const bytes = await file.arrayBuffer()
    if (isWorkbook(bytes)) return { csv: null, flaw: 'This file is a workbook. Save it as CSV, please.' }
    const csv = readCsv(textOf(bytes))
    return { csv, flaw: flawOf(csv) }
  } catch {
    return { csv: null, flaw: 'This file can’t be read. Choose it again.' }
  }
}

function flawOf({ headings, rows, brokenLine, longLine }: CsvFile): string {
  if (brokenLine !== null) {
    return `A quotation mark in line ${brokenLine} is never closed, or stands inside a cell. Correct it, please.`
  }
  if (headings.length === 0) return 'This file is empty.'
  if (rows.length === 0) return 'This file has no row below its headings.'
  if (longLine !== null) {
    return `Line ${longLine} has more cells than there are headings. Put a cell that holds what separates the cells in quotation marks, or name each column.`
  }
  return rows.length > MAX_IMPORT_ROWS
    ? `This file has more than ${countOf(MAX_IMPORT_ROWS, 'row', 'rows')}. Split it, please.`
    : ''
}
