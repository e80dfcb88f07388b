import { DASHBOARD_MESSAGES } from '@oaklet/api'
import { Columns, LoadingRegion, PageHeader, Skeleton, Stack } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { hourInZone } from '../../shared/format-date'
import { LoadFailure } from '../../shared/LoadFailure'
import { useApi } from '../../shared/use-api'
import { useNow } from '../../shared/use-now'
import { usePage } from '../../shared/use-page'
import { usePracticeId, useUser } from '../../shared/use-session'
import { dashboardQuery } from './dashboard-queries'
import { DashboardSkeleton } from './DashboardSkeleton'
import { daySummary } from './day-summary'
import { greeting } from './greeting'
import { NeedsYouCard } from './NeedsYouCard'
import { SetupCard } from './SetupCard'
import { TodayCard } from './TodayCard'
import { useOpenSetup } from './use-open-setup'

/** /dashboard: today, and what needs a person. */
export function DashboardScreen() {
  usePage('Dashboard')
  const { name } = useUser()
  const now = useNow()
  const query = useQuery(dashboardQuery(useApi(), usePracticeId()))
  const setup = useOpenSetup()
  // Both come at once, so that neither pushes the other down.
  const dashboard = setup.isPending ? undefined : query.data
  const isPending = query.isPending || (query.isSuccess && setup.isPending)
  const hour = dashboard ? hourInZone(now, dashboard.timeZone) : new Date(now).getHours()
  return (
    <Stack gap="2xl">
      <PageHeader
        title={greeting(name, hour)}
        summary={
          dashboard ? (
            daySummary(dashboard, now)
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
        {dashboard && (
          <Stack gap="xl">
            {setup.open && <SetupCard setup={setup.open} onDismiss={setup.dismiss} />}
            <Columns template="main-aside" gap="xl">
              <TodayCard dashboard={dashboard} />
              <NeedsYouCard dashboard={dashboard} now={now} />
            </Columns>
          </Stack>
        )}
      </LoadingRegion>
    </Stack>
  )
}
