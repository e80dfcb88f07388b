import type { CellObject } from 'write-excel-file/node'
import { currencyDigits, SUPPRESSED_WORD, type ReportAmount } from './report-amount'

/** A heading, the width of its column in characters, and the alignment of the heading. */
export type SheetColumn = readonly [heading: string, width: number, align?: 'left' | 'right']

/** The first sheet of a workbook: its title, and pairs of name and text about it. */
export const aboutSheet = (title: string, about: readonly (readonly [name: string, words: string])[]) => ({
  sheet: 'About',
  columns: [{ width: 18 }, { width: 48 }],
  data: [
    [{ ...textCell(title), fontWeight: 'bold' as const, fontSize: 16, height: 28 }],
    ...about.map(([name, words]) => [headingCell(name), textCell(words)]),
  ],
})

/** A sheet with one table, whose headings stay in sight. */
export const sheetOf = (sheet: string, columns: readonly SheetColumn[], rows: CellObject[][]) => ({
  sheet,
  stickyRowsCount: 1,
  columns: columns.map(([, width]) => ({ width })),
  data: [columns.map(columnHeading), ...rows],
})

const columnHeading = ([name, , align = 'left']: SheetColumn): CellObject => ({
  ...headingCell(name),
  ...{ align, backgroundColor: '#DAF1EC', textColor: '#12534A' },
})

/** A cell typed as text, so that a spreadsheet does not take it for a formula. */
export const textCell = (value: string): CellObject => ({
  ...{ value, type: String },
  ...{ wrap: true, alignVertical: 'top' },
})

const headingCell = (value: string): CellObject => ({ ...textCell(value), fontWeight: 'bold' })

/** A cell with a calendar date. */
export const dayCell = (date: string): CellObject => ({
  ...{ value: new Date(`${date}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' },
  ...{ align: 'left', alignVertical: 'top' },
})

/** A cell with a number in the look of its unit; empty for a missing value. */
export function amountCell({ value, unit, isSuppressed }: ReportAmount, currency: string): CellObject {
  const place = { align: 'right', alignVertical: 'top' } as const
  if (isSuppressed) return { ...textCell(SUPPRESSED_WORD), ...place }
  if (value === null) return {}
  return { value: cellValue(value, unit), type: Number, format: formatOf(value, unit, currency), ...place }
}

/** Returns money in whole units, and percentages as fractions of one. */
function cellValue(value: number, unit: ReportAmount['unit']): number {
  if (unit === 'cents') return value / 100
  return unit === 'percent' ? Math.round(value * 10) / 1000 : value
}

function formatOf(value: number, unit: ReportAmount['unit'], currency: string): string {
  if (unit === 'cents') return moneyFormat(currency)
  if (unit === 'percent') return '0.0%'
  return Number.isInteger(value) ? '#,##0' : '#,##0.0'
}

/** Returns the number format of a currency, with its sign and digits: `[$$]#,##0.00`. */
function moneyFormat(currency: string): string {
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency }).formatToParts(0)
  const sign = parts
    .slice(
      0,
      parts.findIndex(({ type }) => type === 'integer'),
    )
    .map(({ value }) => value)
  const digits = currencyDigits(currency)
  return `[$${sign.join('')}]#,##0${digits > 0 ? `.${'0'.repeat(digits)}` : ''}`
}
