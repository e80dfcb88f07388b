import type { Analytics } from '@oaklet/api/contract'
import { EmptyState } from '@oaklet/design-system'
import { LineFigure } from '../../../shared/charts/LineFigure'
import { spokenValue, writtenValue } from '../figures/figure-words'
import { useRecordLinks } from '../records/use-record-links'
import type { ChartGroup } from './chart-groups'
import { partLabel, partsOf, partTick, type SeriesPart, STEP_WORDS, suppressedDates } from './series-parts'
import { seriesSummary } from './series-summary'
import { tickWords } from './tick-words'

interface SeriesChartProps {
  analytics: Pick<Analytics, 'range' | 'currency'>
  group: ChartGroup
}

/** A line chart of one or more series over the range. */
export function SeriesChart({ analytics: { range, currency }, group: { title, series } }: SeriesChartProps) {
  const [first] = series
  const measure = { unit: first.unit, currency }
  const write = (value: number) => writtenValue(value, measure)
  const parts = partsOf(first, range.end)
  const known = new Map(parts.map((part) => [part.start, part]))
  const suppressed = new Set(suppressedDates(series))
  const linkTo = useRecordLinks()
  const hasValues = series.some(({ points }) => points.some(({ value }) => value !== null))
  return (
    <LineFigure
      title={title}
      headingLevel={3}
      summary={seriesSummary(series, range.end, write)}
      series={series.map(({ id, label }) => ({ id, label }))}
      categoryHeader={STEP_WORDS[first.step]}
      categories={
        hasValues
          ? parts.map((part, index) => ({
              id: part.start,
              label: partLabel(part),
              values: Object.fromEntries(series.map(({ id, points }) => [id, points[index]?.value ?? null])),
              missing: suppressed.has(part.start) ? 'Withheld' : undefined,
            }))
          : []
      }
      formatValue={write}
      sayValue={(value) => spokenValue(value, measure)}
      linkOf={(start, id) => {
        const [one, part] = [series.find((each) => each.id === id), known.get(start)]
        const point = one?.points.find(({ date }) => date === start)
        if (one === undefined || part === undefined || typeof point?.value !== 'number') return undefined
        return linkTo(one, { span: part })
      }}
      tickOf={(start) => tickOf(known.get(start))}
      isCutShort={(start) => known.get(start)?.isWhole === false}
      formatTick={(value) => tickWords(value, measure)}
      emptyState={
        suppressed.size > 0 ? (
          <EmptyState title="Withheld">
            Each part of this range would tell of fewer than five clients, who could be recognized.
          </EmptyState>
        ) : (
          <EmptyState title="Nothing to draw">No part of this range has anything to tell it from.</EmptyState>
        )
      }
    />
  )
}

const tickOf = (part: SeriesPart | undefined): string => (part === undefined ? '' : partTick(part))
