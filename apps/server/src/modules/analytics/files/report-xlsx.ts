import writeExcelFile from 'write-excel-file/node'
import {
  aboutSheet,
  amountCell,
  dayCell,
  sheetOf,
  textCell,
  unitInWords,
  type SheetColumn,
} from '../../report-files'
import type { AnalyticsReport, ReportSeries } from './analytics-report'
import { STEP_WORDS } from './report-words'

const DEFINITION = ['Definition', 72] as const
const AMOUNTS = [
  ['Value', 16, 'right'],
  ['Before', 16, 'right'],
  ['Unit', 12],
] as const

/** Writes a report as a workbook of typed cells: about, figures, breakdowns, and a sheet per step of series. */
export function reportXlsx(report: AnalyticsReport): Promise<Uint8Array> {
  const sheets = [
    aboutSheet(report.title, report.about),
    figuresSheet(report),
    breakdownsSheet(report),
    ...report.series.map((series) => seriesSheet(series, report.currency)),
  ]
  return writeExcelFile(sheets).toBuffer()
}

const figuresSheet = ({ figures, currency }: AnalyticsReport) =>
  sheetOf(
    'Figures',
    [['Figure', 32], ...AMOUNTS, DEFINITION],
    figures.map(({ label, value, previous, definition }) => [
      ...[textCell(label), amountCell(value, currency), amountCell(previous, currency)],
      ...[textCell(unitInWords(value.unit, currency)), textCell(definition)],
    ]),
  )

const breakdownsSheet = ({ breakdowns, currency }: AnalyticsReport) =>
  sheetOf(
    'Breakdowns',
    [['Breakdown', 32], ['By', 14], ['Part', 32], ...AMOUNTS, DEFINITION],
    breakdowns.flatMap(({ label, dimension, unit, definition, rows }) =>
      rows.map((row) => [
        ...[textCell(label), textCell(dimension), textCell(row.label)],
        ...[amountCell(row.value, currency), amountCell(row.previous, currency)],
        ...[textCell(unitInWords(unit, currency)), textCell(definition)],
      ]),
    ),
  )

const seriesSheet = ({ step, columns, rows }: ReportSeries, currency: string) =>
  sheetOf(
    `Series by ${step}`,
    [
      [STEP_WORDS[step], 14],
      ...columns.map(({ label, unit }): SheetColumn => [
        `${label} (${unitInWords(unit, currency)})`,
        24,
        'right',
      ]),
    ],
    rows.map(({ date, values }) => [dayCell(date), ...values.map((value) => amountCell(value, currency))]),
  )
