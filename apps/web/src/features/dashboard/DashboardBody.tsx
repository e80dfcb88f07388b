import type { Dashboard } from '@oaklet/api/contract'
import { Columns, Stack } from '@oaklet/design-system'
import { MonthFigures } from './MonthFigures'
import { NeedsYouCard } from './NeedsYouCard'
import { TodayCard } from './TodayCard'
import type { Agenda } from './use-agenda'
import { WeekAheadCard } from './WeekAheadCard'

interface DashboardBodyProps {
  dashboard: Dashboard
  agenda: Agenda
  now: string
}

/** The day, what waits, what is ahead and the month's money, each as far as the person may see it. */
export function DashboardBody({ dashboard, agenda, now }: DashboardBodyProps) {
  const { date, timeZone, currency, month } = dashboard
  return (
    <Stack gap="xl">
      <Columns template="main-aside" gap="xl">
        <TodayCard dashboard={agenda.today} view={agenda.view} onViewChange={agenda.change} />
        <Stack gap="xl">
          <NeedsYouCard dashboard={dashboard} now={now} />
          <WeekAheadCard days={agenda.week} timeZone={timeZone} />
        </Stack>
      </Columns>
      {month && <MonthFigures month={month} date={date} currency={currency} />}
    </Stack>
  )
}
