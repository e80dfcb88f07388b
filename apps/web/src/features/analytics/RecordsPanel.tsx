import type { AnalyticsRecords, AnalyticsType } from '@oaklet/api/contract'
import { LoadingRegion, Pager, Skeleton, Stack, Text } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useRef } from 'react'
import { useApi } from '../../shared/use-api'
import { useKeptPages } from '../../shared/lists/use-kept-pages'
import { usePermissions } from '../../shared/use-session'
import { useShownPage } from '../../shared/lists/use-shown-page'
import type { AnalyticsFilters } from './analytics-filters'
import { analyticsQueries } from './analytics-queries'
import { spanWords } from './range-words'
import { aggregationWords } from './aggregation-words'
import { recordItem } from './record-item'
import { recordSource } from './record-sources'
import { RecordList } from './RecordList'
import { RecordsFailure } from './RecordsFailure'
import { content } from './RecordsPanel.css'
import type { AskedRecords } from './use-records-url'
import { WrittenValue } from './WrittenValue'

const PAGE_SIZE = 25

export interface RecordsPanelProps {
  practiceId: string
  type: AnalyticsType
  filters: AnalyticsFilters
  asked: AskedRecords
  /** Where and whose the records are, in words. */
  scope: string
  today: string
}

/** A number, how it is told, and the records that it is told from, page by page. */
export function RecordsPanel({ practiceId, type, filters, asked, scope, today }: RecordsPanelProps) {
  const can = usePermissions()
  const pages = useKeptPages(JSON.stringify([practiceId, type, filters, asked]), PAGE_SIZE)
  const query = useQuery(analyticsQueries(useApi(), practiceId, type, filters).records(asked, pages.asked))
  const shown = useShownPage(query, pages)
  const source = recordSource(asked.figure)
  const contentRef = useRef<HTMLElement>(null)
  const retry = () => {
    // Its button goes, and the drawer would lead the keyboard to the one that closes it.
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
