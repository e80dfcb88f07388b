import writeExcelFile, { type CellObject } from 'write-excel-file/node'
import type { AnalyticsReport, ReportSeries } from './analytics-report'
import { currencyDigits, unitInWords, SUPPRESSED_WORD, type ReportAmount } from './report-amount'
import { STEP_WORDS } from './report-words'

/** A heading, the width of its column in characters, and the alignment of the heading. */
type Column = readonly [heading: string, width: number, align?: 'left' | 'right']

const DEFINITION = ['Definition', 72] as const
const AMOUNTS = [
  ['Value', 16, 'right'],
  ['Before', 16, 'right'],
  ['Unit', 12],
] as const

/** Writes a report as a workbook of typed cells: about, figures, breakdowns, and a sheet per step of series. */
export function reportXlsx(report: AnalyticsReport): Promise<Uint8Array> {
  const sheets = [
    aboutSheet(report),
    figuresSheet(report),
    breakdownsSheet(report),
    ...report.series.map((series) => seriesSheet(series, report.currency)),
  ]
  return writeExcelFile(sheets).toBuffer()
}

const aboutSheet = ({ title, about }: AnalyticsReport) => ({
  sheet: 'About',
  columns: [{ width: 18 }, { width: 48 }],
  data: [
    [{ ...text(title), fontWeight: 'bold' as const, fontSize: 16, height: 28 }],
    ...about.map(([name, words]) => [heading(name), text(words)]),
  ],
})

const figuresSheet = ({ figures, currency }: AnalyticsReport) =>
  sheetOf(
    'Figures',
    [['Figure', 32], ...AMOUNTS, DEFINITION],
    figures.map(({ label, value, previous, definition }) => [
      ...[text(label), amount(value, currency), amount(previous, currency)],
      ...[text(unitInWords(value.unit, currency)), text(definition)],
    ]),
  )

const breakdownsSheet = ({ breakdowns, currency }: AnalyticsReport) =>
  sheetOf(
    'Breakdowns',
    [['Breakdown', 32], ['By', 14], ['Part', 32], ...AMOUNTS, DEFINITION],
    breakdowns.flatMap(({ label, dimension, unit, definition, rows }) =>
      rows.map((row) => [
        ...[text(label), text(dimension), text(row.label)],
        ...[amount(row.value, currency), amount(row.previous, currency)],
        ...[text(unitInWords(unit, currency)), text(definition)],
      ]),
    ),
  )

const seriesSheet = ({ step, columns, rows }: ReportSeries, currency: string) =>
  sheetOf(
    `Series by ${step}`,
    [
      [STEP_WORDS[step], 14],
      ...columns.map(({ label, unit }): Column => [`${label} (${unitInWords(unit, currency)})`, 24, 'right']),
    ],
    rows.map(({ date, values }) => [day(date), ...values.map((value) => amount(value, currency))]),
  )

const sheetOf = (sheet: string, columns: readonly Column[], rows: CellObject[][]) => ({
  sheet,
  stickyRowsCount: 1,
  columns: columns.map(([, width]) => ({ width })),
  data: [columns.map(columnHeading), ...rows],
})

const columnHeading = ([name, , align = 'left']: Column): CellObject => ({
  ...heading(name),
  ...{ align, backgroundColor: '#DAF1EC', textColor: '#12534A' },
})

/** A cell typed as text, so that a spreadsheet does not take it for a formula. */
const text = (value: string): CellObject => ({ value, type: String, wrap: true, alignVertical: 'top' })

const heading = (value: string): CellObject => ({ ...text(value), fontWeight: 'bold' })

const day = (date: string): CellObject => ({
  ...{ value: new Date(`${date}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' },
  ...{ align: 'left', alignVertical: 'top' },
})

function amount({ value, unit, isSuppressed }: ReportAmount, currency: string): CellObject {
  const place = { align: 'right', alignVertical: 'top' } as const
  if (isSuppressed) return { ...text(SUPPRESSED_WORD), ...place }
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
