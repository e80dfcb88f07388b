import { csvTable } from '../../../csv-table'
import { csvAmount, unitInWords, type ReportAmount } from '../../report-files'
import type { AnalyticsReport } from './analytics-report'
import { STEP_WORDS } from './report-words'

const COLUMNS = ['Section', 'Name', 'By', 'Part', 'Value', 'Before', 'Unit', 'Definition']

/**
 * Writes a report as one CSV table, with the same columns in every row. Money is a decimal number with its
 * currency as the unit, percentages run from 0 to 100, and dates are `YYYY-MM-DD`.
 */
export function reportCsv({
  title,
  currency,
  about,
  figures,
  breakdowns,
  series,
}: AnalyticsReport): Uint8Array {
  const cell = (amount: ReportAmount | undefined) => csvAmount(amount, currency)
  const unitOf = ({ unit }: Pick<ReportAmount, 'unit'>) => unitInWords(unit, currency)
  const table = csvTable([
    COLUMNS,
    ...[['Analytics', title] as const, ...about].map(([name, words]) => aboutRow(name, words)),
    ...figures.map(({ label, value, previous, definition }) => [
      ...['Figures', label, null, null],
      ...[cell(value), cell(previous), unitOf(value), definition],
    ]),
    ...breakdowns.flatMap(({ label, dimension, definition, rows }) =>
      rows.map((row) => [
        ...['Breakdowns', label, dimension, row.label],
        ...[cell(row.value), cell(row.previous), unitOf(row.value), definition],
      ]),
    ),
    ...series.flatMap(({ step, columns, rows }) =>
      columns.flatMap((column, index) =>
        rows.map(({ date, values }) => [
          ...['Series', column.label, STEP_WORDS[step], date],
          ...[cell(values[index]), null, unitOf(column), null],
        ]),
      ),
    ),
  ])
  return new TextEncoder().encode(table)
}

const aboutRow = (name: string, words: string) => ['About', name, null, null, words, null, null, null]
