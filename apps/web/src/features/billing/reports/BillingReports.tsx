import { BILLING_REPORTS_MESSAGES } from '@oaklet/api'
import {
  BILLING_REPORT_FORMATS,
  BILLING_REPORT_KINDS,
  BILLING_REPORTS,
  billingReportPermissions,
  type BillingReport,
  type Practice,
} from '@oaklet/api/contract'
import { announce, PageHeader, Stack } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ExportButton } from '../../../shared/files/ExportButton'
import { useFileExport } from '../../../shared/files/use-file-export'
import { dateInZone } from '../../../shared/format-date'
import { LoadFailure } from '../../../shared/LoadFailure'
import { useApi } from '../../../shared/use-api'
import { useNow } from '../../../shared/use-now'
import { usePermissions, usePermissionsForAll } from '../../../shared/use-session'
import { REPORTS_CRUMBS } from '../billing-crumbs'
import { billingReportQueries } from './billing-report-queries'
import { notOnPaper } from './BillingReports.css'
import { queryOfAddress, readReportAddress, writeReportAddress } from './report-address'
import { ReportFilters } from './ReportFilters'
import { ReportPanel } from './ReportPanel'

interface BillingReportsProps {
  title: string
  practice: Practice
}

/** The chosen report of a practice, and what chooses it. */
export function BillingReports({ title, practice }: BillingReportsProps) {
  const [can, seesAll] = [usePermissions(), usePermissionsForAll()]
  const today = dateInZone(useNow(), practice.timeZone)
  const [search, setSearch] = useSearchParams()
  const reports = BILLING_REPORTS.filter((report) =>
    billingReportPermissions(report).every((one) => (one === 'claims:view' ? seesAll(one) : can(one))),
  )
  const address = readReportAddress(search, reports)
  const queries = billingReportQueries(
    useApi(),
    { practiceId: practice.id, report: address.report, today },
    queryOfAddress(address, today),
  )
  const query = useQuery(queries.report())
  const exporting = useFileExport(queries.export())
  useAnnouncedReport(query.isPlaceholderData ? undefined : query.data)
  return (
    <Stack gap="xl">
      <PageHeader
        title={title}
        breadcrumbs={REPORTS_CRUMBS}
        actions={
          can('data:export') && (
            <ExportButton
              formats={BILLING_REPORT_FORMATS}
              isPending={exporting.isPending}
              onExport={exporting.save}
            />
          )
        }
      />
      {exporting.failure !== null && (
        <LoadFailure
          error={exporting.failure}
          fallback={BILLING_REPORTS_MESSAGES.export}
          onRetry={exporting.retry}
        />
      )}
      <div className={notOnPaper}>
        <ReportFilters
          reports={reports}
          address={address}
          today={today}
          onChange={(next) => setSearch((before) => writeReportAddress(before, next), { replace: true })}
        />
      </div>
      <ReportPanel name={address.report} query={query} />
    </Stack>
  )
}

/** Announces to screen readers that another report has loaded, except the first one. */
function useAnnouncedReport(shown: BillingReport | undefined): void {
  const before = useRef<BillingReport | undefined>(undefined)
  useEffect(() => {
    if (shown === undefined) return
    if (before.current !== undefined && before.current !== shown) {
      announce(`${BILLING_REPORT_KINDS[shown.report].title} is shown.`)
    }
    before.current = shown
  }, [shown])
}
