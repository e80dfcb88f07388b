import type { AnalyticsRecords, AnalyticsType } from '@oaklet/api/contract'
import { LoadingRegion, Pager, Skeleton, Stack, Text } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useApi } from '../../shared/use-api'
import { useCursorPages } from '../../shared/use-cursor-pages'
import { usePermissions } from '../../shared/use-session'
import { useShownPage } from '../../shared/use-shown-page'
import type { AnalyticsFilters } from './analytics-filters'
import { analyticsQueries } from './analytics-queries'
import { spanWords } from './range-words'
import { reckoningWords } from './reckoning-words'
import { recordItem } from './record-item'
import { recordSource } from './record-sources'
import { RecordList } from './RecordList'
import { RecordsFailure } from './RecordsFailure'
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
  const pages = useCursorPages(JSON.stringify([type, filters, asked]), PAGE_SIZE)
  const queries = analyticsQueries(useApi(), practiceId, type, filters)
  const query = useQuery(queries.records(asked, pages.asked))
  const shown = useShownPage(query, pages)
  const { data } = query
  if (query.isError) return <RecordsFailure error={query.error} onRetry={() => void query.refetch()} />
  if (data === undefined || shown === undefined) {
    return (
      <LoadingRegion label="Loading the records" isLoading>
        <RecordsSkeleton />
      </LoadingRegion>
    )
  }
  return (
    <Stack gap="xl">
      <Reckoning records={data} scope={scope} />
      <LoadingRegion label="Loading the records" isLoading={query.isPlaceholderData}>
        <Stack gap="l">
          {shown.total > PAGE_SIZE && <Pager label="Pages of records" {...shown.pager} />}
          <Fragment key={shown.page}>
            <RecordList
              records={shown.items}
              itemOf={(record) => recordItem(record, { ...data, today, can })}
              reckoning={data.reckoning}
              isAllCounted={data.counted === data.total}
            />
          </Fragment>
        </Stack>
      </LoadingRegion>
    </Stack>
  )
}

function Reckoning({ records, scope }: { records: AnalyticsRecords; scope: string }) {
  const { value, figure, currency, range } = records
  return (
    <Stack gap="s">
      {value !== null && (
        <Text as="div" size="2xl" weight="heading" isTabular>
          <WrittenValue value={value} measure={{ unit: figure.unit, currency }} />
        </Text>
      )}
      <Text isReading>{reckoningWords(records, recordSource(figure.id))}</Text>
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
