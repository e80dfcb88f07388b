import { analyticsMessage } from '@oaklet/api'
import {
  type Analytics,
  ANALYTICS_EXPORT_FORMATS,
  ANALYTICS_TYPES,
  type AnalyticsType,
  type Practice,
  resolveDateRange,
} from '@oaklet/api/contract'
import { announce, PageHeader, Stack, Tabs } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ExportButton } from '../../shared/files/ExportButton'
import { useFileExport } from '../../shared/files/use-file-export'
import { dateInZone } from '../../shared/format-date'
import { LoadFailure } from '../../shared/LoadFailure'
import { useApi } from '../../shared/use-api'
import { useNow } from '../../shared/use-now'
import { usePermissions } from '../../shared/use-session'
import { analyticsQueries } from './analytics-queries'
import { AnalyticsPanel } from './AnalyticsPanel'
import type { AnalyticsFilters } from './filters/analytics-filters'
import { spanWords } from '../../shared/dates/span-words'
import { scopeWords, useScopeChoices } from './filters/use-scope-choices'
import { AnalyticsCharts } from './lazy-parts'
import { RecordsDrawer } from './records/RecordsDrawer'
import { useRecordsUrl, type AskedRecords } from './records/use-records-url'
import { TYPE_WORDS } from './type-words'

interface AnalyticsTabsProps {
  practice: Practice
  type: AnalyticsType
  filters: AnalyticsFilters
  showType: (type: AnalyticsType) => void
  filter: (filters: AnalyticsFilters) => void
}

/** The four kinds of analytics of the current practice. */
export function AnalyticsTabs({ practice, type, showType, filter, ...address }: AnalyticsTabsProps) {
  useEffect(() => AnalyticsCharts.preload(), [])
  const can = usePermissions()
  const today = dateInZone(useNow(), practice.timeZone)
  const { filters, choices, isPending } = useScopeChoices(practice.id, address.filters)
  const queries = analyticsQueries(useApi(), practice.id, type, filters)
  const query = useQuery({
    ...queries.figures(),
    enabled: !isPending,
  })
  const records = useRecordsUrl()
  const exporting = useFileExport(queries.export())
  useAnnouncedFigures(query.isPlaceholderData ? undefined : query.data)
  const { range, previous } = query.data ?? resolveDateRange(filters, today)
  const panel = (
    <AnalyticsPanel
      query={query}
      filters={filters}
      choices={choices}
      range={resolveDateRange(filters, today).range}
      today={today}
      onFilter={filter}
    />
  )
  return (
    <Stack gap="2xl">
      <PageHeader
        title={TYPE_WORDS[type].title}
        summary={`${spanWords(range)}, compared with ${spanWords(previous)}`}
        actions={
          can('data:export') && (
            <ExportButton
              formats={ANALYTICS_EXPORT_FORMATS}
              isPending={exporting.isPending}
              onExport={exporting.save}
            />
          )
        }
      />
      {exporting.failure !== null && (
        <LoadFailure
          error={null}
          fallback={analyticsMessage(exporting.failure, 'export')}
          onRetry={exporting.retry}
        />
      )}
      <Tabs<AnalyticsType>
        label="Analytics"
        tabs={ANALYTICS_TYPES.map((id) => ({
          id,
          label: TYPE_WORDS[id].tab,
          content: id === type && panel,
        }))}
        selectedKey={type}
        onSelectionChange={showType}
      />
      {records.asked !== null && !isPending && (
        <RecordsDrawer
          title={recordsTitle(query.data, records.asked)}
          practiceId={practice.id}
          type={type}
          filters={filters}
          asked={records.asked}
          scope={scopeWords(filters, choices)}
          today={today}
          onClose={records.close}
        />
      )}
    </Stack>
  )
}

/**
 * Returns the name of the number whose records are shown: "Sessions held", "No-show rate by weekday: Monday", or for
 * other days than the range "Sessions held: Oct 19 – 25, 2026".
 */
function recordsTitle(analytics: Analytics | undefined, { figure, part, span }: AskedRecords): string {
  const named = [...(analytics?.figures ?? []), ...(analytics?.breakdowns ?? [])].find(
    ({ id }) => id === figure,
  )
  if (named === undefined) return 'Records behind a number'
  const row = 'rows' in named ? named.rows.find(({ id }) => id === part) : undefined
  const of = [...(row ? [row.label] : []), ...(span ? [spanWords(span)] : [])]
  return of.length === 0 ? named.label : `${named.label}: ${of.join(', ')}`
}

/** Announces to screen readers that other figures have loaded, except the first ones. */
function useAnnouncedFigures(shown: Analytics | undefined): void {
  const before = useRef<Analytics | undefined>(undefined)
  useEffect(() => {
    if (shown === undefined) return
    if (before.current !== undefined && before.current !== shown) {
      announce(`${TYPE_WORDS[shown.type].title} of ${spanWords(shown.range)} are shown.`)
    }
    before.current = shown
  }, [shown])
}
