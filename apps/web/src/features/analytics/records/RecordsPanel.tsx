import { isApiError } from '@oaklet/api'
import type { AnalyticsRecords, AnalyticsType } from '@oaklet/api/contract'
import { EmptyState, LoadingRegion, Pager, Skeleton, Stack, Text } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useRef } from 'react'
import { useApi } from '../../../shared/use-api'
import { useKeptPages } from '../../../shared/lists/use-kept-pages'
import { usePermissions } from '../../../shared/use-session'
import { useShownPage } from '../../../shared/lists/use-shown-page'
import { analyticsQueries } from '../analytics-queries'
import { AnalyticsFailure } from '../AnalyticsFailure'
import { WrittenValue } from '../figures/WrittenValue'
import type { AnalyticsFilters } from '../filters/analytics-filters'
import { spanWords } from '../../../shared/dates/span-words'
import { aggregationWords } from './aggregation-words'
import { recordItem } from './record-item'
import { recordSource } from './record-sources'
import { RecordList } from './RecordList'
import { content } from './RecordsPanel.css'
import type { AskedRecords } from './use-records-url'

const PAGE_SIZE = 25

export interface RecordsPanelProps {
  practiceId: string
  type: AnalyticsType
  filters: AnalyticsFilters
  asked: AskedRecords
  /** The scope in words. */
  scope: string
  today: string
}

/** A number, how it is aggregated, and its records page by page. */
export function RecordsPanel({ practiceId, type, filters, asked, scope, today }: RecordsPanelProps) {
  const can = usePermissions()
  const pages = useKeptPages(JSON.stringify([practiceId, type, filters, asked]), PAGE_SIZE)
  const query = useQuery(analyticsQueries(useApi(), practiceId, type, filters).records(asked, pages.asked))
  const shown = useShownPage(query, pages)
  const source = recordSource(asked.figure)
  const contentRef = useRef<HTMLElement>(null)
  const retry = () => {
    // The retry button disappears; without this, the drawer would move the focus to its close button.
    contentRef.current?.focus()
    void query.refetch()
  }
  const { data } = query
  const isHere = data !== undefined && shown !== undefined
  return (
    <section ref={contentRef} tabIndex={-1} aria-label="Records behind the number" className={content}>
      {query.isError ? (
        <RecordsFailure error={query.error} onRetry={retry} />
      ) : (
        <LoadingRegion label="Loading the records" isLoading={!isHere || query.isPlaceholderData}>
          {isHere ? (
            <Stack gap="xl">
              <AggregationSummary records={data} scope={scope} />
              <Stack gap="l">
                {shown.total > PAGE_SIZE && <Pager label="Pages of records" {...shown.pager} />}
                <Fragment key={shown.page}>
                  <RecordList
                    records={shown.items}
                    itemOf={(record) => recordItem(record, { ...data, today, source, can })}
                    aggregation={data.aggregation}
                    isAllCounted={data.counted === data.total}
                  />
                </Fragment>
              </Stack>
            </Stack>
          ) : (
            <RecordsSkeleton />
          )}
        </LoadingRegion>
      )}
    </section>
  )
}

function AggregationSummary({ records, scope }: { records: AnalyticsRecords; scope: string }) {
  const { value, figure, currency, range } = records
  return (
    <Stack gap="s">
      {value !== null && (
        <Text as="div" size="2xl" weight="heading" isTabular>
          <WrittenValue value={value} measure={{ unit: figure.unit, currency }} />
        </Text>
      )}
      <Text isReading>{aggregationWords(records, recordSource(figure.id))}</Text>
      <Text tone="quiet" isReading>
        {figure.definition}
      </Text>
      <Text tone="quiet">{`${spanWords(range)} · ${scope}`}</Text>
    </Stack>
  )
}

/** The outline of a number with its records. */
export function RecordsSkeleton() {
  return (
    <Stack gap="xl">
      <Skeleton shape="line" width="40%" height="2rem" />
      <Skeleton shape="row" count={6} />
    </Stack>
  )
}

interface RecordsFailureProps {
  error: unknown
  onRetry: () => void
}

/** The reason why there are no records: no permission, an unknown number, or a failed call. */
function RecordsFailure({ error, onRetry }: RecordsFailureProps) {
  const status = isApiError(error) ? error.status : null
  if (status === 403) {
    return (
      <EmptyState title="Your role doesn’t show these records">
        Whoever manages roles in your organization can let you see them.
      </EmptyState>
    )
  }
  if (status === 404) {
    return (
      <EmptyState title="This number is no longer here">
        Its link may be old, or of another practice. Close this to see the figures as they are now.
      </EmptyState>
    )
  }
  return <AnalyticsFailure error={error} onRetry={onRetry} />
}
