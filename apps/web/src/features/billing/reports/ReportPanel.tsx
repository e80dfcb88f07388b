import { BILLING_REPORTS_MESSAGES } from '@oaklet/api'
import {
  BILLING_REPORT_KINDS,
  BILLING_SPLIT_WORDS,
  type BillingReport,
  type BillingReportName,
} from '@oaklet/api/contract'
import { Card, EmptyState, Icon, LoadingRegion, Skeleton, Stack, Text } from '@oaklet/design-system'
import type { UseQueryResult } from '@tanstack/react-query'
import { spanWords } from '../../../shared/dates/span-words'
import { formatMediumDate } from '../../../shared/format-date'
import { LoadFailure } from '../../../shared/LoadFailure'
import { Definition } from '../lazy-definition'
import { results } from './BillingReports.css'
import { whenWords } from './report-range'
import { ReportTable } from './ReportTable'

interface ReportPanelProps {
  name: BillingReportName
  query: UseQueryResult<BillingReport>
}

/** A card with the report; the former one stays, dimmed, until the next has loaded. */
export function ReportPanel({ name, query }: ReportPanelProps) {
  const { title, definition } = BILLING_REPORT_KINDS[name]
  const { data, isError, error, isPlaceholderData } = query
  return (
    <Card title={title} actions={<Definition label={title}>{definition}</Definition>}>
      {data === undefined && isError ? (
        <LoadFailure
          error={error}
          fallback={BILLING_REPORTS_MESSAGES.load}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <LoadingRegion label="Loading the report" isLoading={data === undefined || isPlaceholderData}>
          {data === undefined ? (
            <Skeleton shape="row" count={6} />
          ) : (
            <div className={results[isPlaceholderData ? 'old' : 'current']}>
              <ShownReport report={data} />
            </div>
          )}
        </LoadingRegion>
      )}
    </Card>
  )
}

function ShownReport({ report }: { report: BillingReport }) {
  if (report.rows.length === 0) {
    return (
      <EmptyState title={nothingWords(report)} icon={<Icon of="chart" />}>
        {report.from === null ? 'It shows here as soon as there is some.' : 'Choose other dates to see some.'}
      </EmptyState>
    )
  }
  return (
    <Stack gap="m">
      <Text tone="quiet">{aboutWords(report)}</Text>
      <ReportTable key={`${report.from}/${report.to}/${report.split}`} report={report} />
    </Stack>
  )
}

/** “Nothing was written off in October 2026”, or “No client has credit”. */
function nothingWords({ report, from, to, asOf }: BillingReport): string {
  const { nothing } = BILLING_REPORT_KINDS[report]
  return from === null || to === null ? nothing : `${nothing} ${whenWords({ start: from, end: to }, asOf)}`
}

/** “Nov 1 – 17, 2026, by method”, or “As of Nov 17, 2026”. */
function aboutWords({ from, to, asOf, split }: BillingReport): string {
  const days =
    from === null || to === null ? `As of ${formatMediumDate(asOf)}` : spanWords({ start: from, end: to })
  return split === null ? days : `${days}, by ${BILLING_SPLIT_WORDS[split].toLowerCase()}`
}
