import type { Analytics, AnalyticsBreakdown } from '@oaklet/api/contract'
import { EmptyState } from '@oaklet/design-system'
import { BarFigure } from '../../../shared/charts/BarFigure'
import { AboutFigure } from '../figures/AboutFigure'
import { beforeWords, spokenValue, writtenValue } from '../figures/figure-words'
import { useRecordLinks } from '../records/use-record-links'
import { breakdownSummary } from './breakdown-summary'
import { tickWords } from './tick-words'

interface BreakdownChartProps {
  analytics: Pick<Analytics, 'previous' | 'currency'>
  breakdown: AnalyticsBreakdown
}

/** A bar chart of a figure by its parts, for the range and the span before it. */
export function BreakdownChart({ analytics: { previous, currency }, breakdown }: BreakdownChartProps) {
  const { label, unit, dimension, rows } = breakdown
  const measure = { unit, currency }
  const linkTo = useRecordLinks()
  const write = (value: number) => writtenValue(value, measure)
  const known = new Map(rows.map((row) => [row.id, row]))
  const isSuppressed = rows.some((row) => row.isSuppressed)
  const hasValues = rows.some((row) => row.value !== null || row.previous !== null)
  return (
    <BarFigure
      title={label}
      headingLevel={3}
      summary={breakdownSummary(breakdown, write)}
      actions={<AboutFigure figure={{ ...breakdown, isSuppressed }} previous={previous} />}
      series={[
        { id: 'value', label: 'This range' },
        { id: 'previous', label: capitalized(beforeWords(previous)) },
      ]}
      categoryHeader={dimension}
      categories={
        hasValues
          ? rows.map((row) => ({
              id: row.id,
              label: row.label,
              values: { value: row.value, previous: row.previous },
              missing: row.isSuppressed ? 'Withheld' : undefined,
            }))
          : []
      }
      formatValue={write}
      sayValue={(value) => spokenValue(value, measure)}
      tickOf={(id) => known.get(id)?.label ?? ''}
      noteOf={(id) => (known.get(id)?.isSuppressed === true ? 'Withheld' : '–')}
      linkOf={(id, series) => {
        const row = known.get(id)
        if (row === undefined) return undefined
        if (series === 'value') return row.value === null ? undefined : linkTo(breakdown, { row })
        return hadRowBefore(breakdown, row) ? linkTo(breakdown, { row, span: previous }) : undefined
      }}
      formatTick={(value) => tickWords(value, measure)}
      emptyState={
        <EmptyState title="Withheld">
          Each of these would tell of fewer than five clients, who could be recognized.
        </EmptyState>
      }
    />
  )
}

/** Returns true when the part had a row in the span before: a count of 0 has none, a rate of 0 has one. */
const hadRowBefore = (
  { unit }: AnalyticsBreakdown,
  { previous }: AnalyticsBreakdown['rows'][number],
): boolean => previous !== null && (previous !== 0 || unit === 'percent')

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
