import writeExcelFile from 'write-excel-file/node'
import { aboutSheet, amountCell, dayCell, sheetOf, textCell, type SheetColumn } from '../../report-files'
import { amountOf, type BillingTable } from './billing-table'

/** Writes a report as a workbook of typed cells: what it is of, and its table. */
export function billingXlsx(table: BillingTable): Promise<Uint8Array> {
  const { title, about, definition, rowHeading, columns, rows, currency } = table
  const headings = columns.map(({ heading, kind }): SheetColumn => [
    heading,
    20,
    kind === 'date' ? 'left' : 'right',
  ])
  return writeExcelFile([
    aboutSheet(title, [...about, ['Definition', definition]]),
    sheetOf(
      title,
      [[rowHeading, 32], ...headings],
      rows.map(({ label, cells }) => [
        textCell(label),
        ...columns.map(({ kind }, index) => {
          const cell = cells[index]
          if (kind !== 'date') return amountCell(amountOf(cell, kind), currency)
          return typeof cell === 'string' ? dayCell(cell) : {}
        }),
      ]),
    ),
  ]).toBuffer()
}
