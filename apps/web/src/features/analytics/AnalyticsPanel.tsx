import type { Analytics, DateSpan } from '@oaklet/api/contract'
import { LoadingRegion, Stack, VisuallyHidden } from '@oaklet/design-system'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AnalyticsFailure } from './AnalyticsFailure'
import { results } from './AnalyticsPanel.css'
import { AnalyticsSkeleton } from './AnalyticsSkeleton'
import { FigureList } from './figures/FigureList'
import type { AnalyticsFilters } from './filters/analytics-filters'
import { AnalyticsFilterBar } from './filters/AnalyticsFilterBar'
import type { ScopeChoices } from './filters/use-scope-choices'
import { AnalyticsCharts } from './lazy-parts'
import { NothingHappened } from './NothingHappened'

interface AnalyticsPanelProps {
  query: UseQueryResult<Analytics>
  filters: AnalyticsFilters
  choices: ScopeChoices
  /** The range of the filters. */
  range: DateSpan
  today: string
  onFilter: (filters: AnalyticsFilters) => void
}

/** The filters, and below them the results; the previous results stay, dimmed, until the next have loaded. */
export function AnalyticsPanel({ query, filters, choices, range, today, onFilter }: AnalyticsPanelProps) {
  const { data, error, isPlaceholderData } = query
  return (
    <Stack gap="xl">
      <AnalyticsFilterBar filters={filters} range={range} choices={choices} onChange={onFilter} />
      {data === undefined && error !== null ? (
        <AnalyticsFailure error={error} onRetry={() => void query.refetch()} />
      ) : (
        <LoadingRegion label="Loading the figures" isLoading={data === undefined || isPlaceholderData}>
          {data === undefined ? (
            <AnalyticsSkeleton />
          ) : (
            <div className={results[isPlaceholderData ? 'old' : 'current']}>
              <AnalyticsResults
                analytics={data}
                emptyState={
                  <NothingHappened filters={filters} range={data.range} today={today} onFilter={onFilter} />
                }
              />
            </div>
          )}
        </LoadingRegion>
      )}
    </Stack>
  )
}

interface AnalyticsResultsProps {
  analytics: Analytics
  /** Replaces the charts of an empty range, and the figures too if none has a value. */
  emptyState: ReactNode
}

/** The figures of one kind of analytics, and below them their charts. */
function AnalyticsResults({ analytics, emptyState }: AnalyticsResultsProps) {
  const isEmpty = isEmptyRange(analytics)
  if (isEmpty && hasNoFigures(analytics)) return emptyState
  return (
    <Stack gap="2xl">
      <section aria-labelledby="analytics-figures">
        <VisuallyHidden as="h2" id="analytics-figures">
          Figures
        </VisuallyHidden>
        <FigureList analytics={analytics} />
      </section>
      {isEmpty ? emptyState : <AnalyticsCharts analytics={analytics} />}
    </Stack>
  )
}

const isNothing = (value: number | null): boolean => value === null || value === 0

/** Returns true when a range has no values; a suppressed value counts as one. */
function isEmptyRange({ figures, series, breakdowns }: Analytics): boolean {
  const points = series.flatMap((one) => one.points)
  const rows = breakdowns.flatMap((one) => one.rows)
  const hasSuppressed = [...figures, ...rows, ...points].some(({ isSuppressed }) => isSuppressed)
  return !hasSuppressed && [...points, ...rows].every(({ value }) => isNothing(value))
}

/** Returns true when no figure has a value either; money can be outstanding in an empty range. */
const hasNoFigures = ({ figures }: Analytics): boolean => figures.every(({ value }) => isNothing(value))
