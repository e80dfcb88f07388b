import type { Analytics, AnalyticsExportFormat } from '@oaklet/api/contract'
import { csvTable } from '../../csv-table'

const COLUMNS = [
  'kind',
  'id',
  'label',
  'unit',
  'currency',
  'from',
  'to',
  'value',
  'previous',
  'suppressed',
  'definition',
]

/** An answer as the text of a file: the answer itself, or a table of its figures and of its series' points. */
export const analyticsFile = (analytics: Analytics, format: AnalyticsExportFormat): string =>
  format === 'json' ? `${JSON.stringify(analytics, null, 2)}\n` : csvTable([COLUMNS, ...rowsOf(analytics)])

function rowsOf({ currency, range, figures, series }: Analytics) {
  const currencyOf = (unit: string) => (unit === 'cents' ? currency : '')
  return [
    ...figures.map(({ id, label, unit, value, previous, isSuppressed, definition }) => [
      'figure',
      id,
      label,
      unit,
      currencyOf(unit),
      range.start,
      range.end,
      value,
      previous,
      isSuppressed ? 'yes' : 'no',
      definition,
    ]),
    ...series.flatMap(({ id, label, unit, step, points }) =>
      points.map(({ date, value }) => [
        step,
        id,
        label,
        unit,
        currencyOf(unit),
        date,
        null,
        value,
        null,
        null,
        null,
      ]),
    ),
  ]
}
