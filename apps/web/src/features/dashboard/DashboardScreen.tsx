import { DASHBOARD_MESSAGES } from '@oaklet/api'
import { Card, Columns, LoadingRegion, PageHeader, Skeleton, Stack } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { hourInZone } from '../../shared/format-date'
import { LoadFailure } from '../../shared/LoadFailure'
import { useApi } from '../../shared/use-api'
import { useNow } from '../../shared/use-now'
import { usePage } from '../../shared/use-page'
import { usePracticeId, useUser } from '../../shared/use-session'
import { dashboardQuery } from './dashboard-queries'
import { DashboardBody } from './DashboardBody'
import { daySummary } from './day-summary'
import { greeting } from './greeting'
import { SetupCard } from './SetupCard'
import { useAgenda } from './use-agenda'
import { useOpenSetup } from './use-open-setup'

/** The screen at /dashboard: today, and what needs attention. */
export function DashboardScreen() {
  usePage('Dashboard')
  const { name } = useUser()
  const now = useNow()
  const query = useQuery(dashboardQuery(useApi(), usePracticeId()))
  const setup = useOpenSetup()
  // Both are shown at the same time, so that neither moves the other.
  const dashboard = setup.isPending ? undefined : query.data
  const agenda = useAgenda(dashboard)
  const isPending = query.isPending || (query.isSuccess && setup.isPending)
  const hour = dashboard ? hourInZone(now, dashboard.timeZone) : new Date(now).getHours()
  return (
    <Stack gap="2xl">
      <PageHeader
        title={greeting(name, hour)}
        isSummaryLate
        summary={
          agenda ? (
            daySummary(agenda.today, now)
          ) : (
            <Skeleton shape="line" width="min(20rem, 100%)" height="1lh" />
          )
        }
      />
      {query.isError && (
        <LoadFailure
          error={query.error}
          fallback={DASHBOARD_MESSAGES.get}
          onRetry={() => void query.refetch()}
        />
      )}
      <LoadingRegion label="Loading your day" isLoading={isPending}>
        {isPending && <DashboardSkeleton />}
        {dashboard && agenda && (
          <Stack gap="xl">
            {setup.open && <SetupCard setup={setup.open} onDismiss={setup.dismiss} />}
            <DashboardBody dashboard={dashboard} agenda={agenda} now={now} />
          </Stack>
        )}
      </LoadingRegion>
    </Stack>
  )
}

/** The placeholder while the dashboard loads. */
function DashboardSkeleton() {
  return (
    <Columns template="main-aside" gap="xl">
      <Card>
        <Skeleton shape="row" count={5} />
      </Card>
      <Card>
        <Skeleton shape="row" count={3} />
      </Card>
    </Columns>
  )
}
