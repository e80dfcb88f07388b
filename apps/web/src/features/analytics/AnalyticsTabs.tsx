import { analyticsMessage } from '@oaklet/api'
import { ANALYTICS_TYPES, type AnalyticsType, type Practice, resolveDateRange } from '@oaklet/api/contract'
import { PageHeader, Stack, Tabs } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { dateInZone } from '../../shared/format-date'
import { LoadFailure } from '../../shared/LoadFailure'
import { useApi } from '../../shared/use-api'
import { useNow } from '../../shared/use-now'
import { usePermissions } from '../../shared/use-session'
import type { AnalyticsFilters } from './analytics-filters'
import { analyticsQueries } from './analytics-queries'
import { AnalyticsPanel } from './AnalyticsPanel'
import { exportPlace } from './AnalyticsPanel.css'
import { AnalyticsCharts, ExportMenu } from './late-parts'
import { spanWords } from './range-words'
import { recordsTitle } from './records-title'
import { RecordsDrawer } from './RecordsDrawer'
import { TYPE_WORDS } from './type-words'
import { useExport } from './use-export'
import { useRecordsUrl } from './use-records-url'
import { scopeWords, useScopeChoices } from './use-scope-choices'
import { useSpokenFigures } from './use-spoken-figures'

interface AnalyticsTabsProps {
  practice: Practice
  type: AnalyticsType
  filters: AnalyticsFilters
  showType: (type: AnalyticsType) => void
  filter: (filters: AnalyticsFilters) => void
}

/** The four kinds, of the practice that the person works in now. */
export function AnalyticsTabs({ practice, type, showType, filter, ...address }: AnalyticsTabsProps) {
  useEffect(() => AnalyticsCharts.preload(), [])
  const can = usePermissions()
  const today = dateInZone(useNow(), practice.timeZone)
  const { filters, choices, isComing } = useScopeChoices(practice.id, address.filters)
  const query = useQuery({
    ...analyticsQueries(useApi(), practice.id, type, filters).figures(),
    enabled: !isComing,
  })
  const records = useRecordsUrl()
  const exporting = useExport(practice.id, type, filters)
  useSpokenFigures(query.isPlaceholderData ? undefined : query.data)
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
            <div className={exportPlace}>
              <ExportMenu isPending={exporting.isPending} onExport={exporting.save} />
            </div>
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
      {records.asked !== null && !isComing && (
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
