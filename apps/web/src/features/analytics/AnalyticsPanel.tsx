import type { Analytics, DateSpan } from '@oaklet/api/contract'
import { LoadingRegion, Stack } from '@oaklet/design-system'
import type { UseQueryResult } from '@tanstack/react-query'
import type { AnalyticsFilters } from './analytics-filters'
import { AnalyticsFailure } from './AnalyticsFailure'
import { AnalyticsFilterBar } from './AnalyticsFilterBar'
import { results } from './AnalyticsPanel.css'
import { AnalyticsResults } from './AnalyticsResults'
import { AnalyticsSkeleton } from './AnalyticsSkeleton'
import { NothingHappened } from './NothingHappened'
import type { ScopeChoices } from './use-scope-choices'

interface AnalyticsPanelProps {
  query: UseQueryResult<Analytics>
  filters: AnalyticsFilters
  choices: ScopeChoices
  /** The days that the filters mean. */
  range: DateSpan
  today: string
  onFilter: (filters: AnalyticsFilters) => void
}

/** What is asked for, and below it what is known; the figures before stay, dimmed, until the next have come. */
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
