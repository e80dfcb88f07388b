import { EmptyState, LinkButton, PageHeader, Stack } from '@oaklet/design-system'
import { WithPractice } from '../../../records/practice/WithPractice'
import { paths } from '../../../shared/paths'
import { usePage } from '../../../shared/use-page'
import { usePermissions } from '../../../shared/use-session'
import { REPORTS_CRUMBS } from '../billing-crumbs'
import { BillingReports } from './BillingReports'

const TITLE = 'Billing reports'

/** /billing/reports: what is owed, came in, was billed and lowered, by a choice of report, range and split. */
export function BillingReportsScreen() {
  usePage(TITLE)
  const can = usePermissions()
  if (can('reports:view') && can('invoices:view')) {
    return <WithPractice>{(practice) => <BillingReports title={TITLE} practice={practice} />}</WithPractice>
  }
  return (
    <Stack gap="xl">
      <PageHeader title={TITLE} breadcrumbs={REPORTS_CRUMBS} />
      <EmptyState
        title="Your role doesn’t show billing reports"
        action={<LinkButton href={paths.billing()}>Go to billing</LinkButton>}
      >
        Whoever manages roles in your organization can give you “See billing reports” and “See invoices”.
      </EmptyState>
    </Stack>
  )
}
