import type { Dashboard } from '@oaklet/api/contract'
import { Card, Columns, ItemList, Stack } from '@oaklet/design-system'
import { formatShortDate, formatTime } from '../../shared/format-date'
import { paths } from '../../shared/paths'
import { counted } from './day-summary'
import { MonthFigures } from './MonthFigures'
import { NeedsYouCard } from './NeedsYouCard'
import { TodayCard } from './TodayCard'
import type { Agenda } from './use-agenda'

interface DashboardBodyProps {
  dashboard: Dashboard
  agenda: Agenda
  now: string
}

/** The cards of the dashboard, each as far as the person may see its data. */
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

interface WeekAheadCardProps {
  days: readonly { date: string; count: number; firstAt: string | null; lastEndsAt: string | null }[]
  timeZone: string
}

/** A card with the number of appointments on the next days; each links to its day in the calendar. */
function WeekAheadCard({ days, timeZone }: WeekAheadCardProps) {
  return (
    <Card title="The week ahead">
      <ItemList
        items={days.map(({ date, count, firstAt, lastEndsAt }) => ({
          id: date,
          title: formatShortDate(date),
          detail:
            (count === 0 ? 'Nothing booked' : counted(count)) + timeWords(firstAt, lastEndsAt, timeZone),
          href: paths.calendar({ date }),
        }))}
      />
    </Card>
  )
}

const timeWords = (first: string | null, last: string | null, timeZone: string): string =>
  first === null || last === null ? '' : `, ${formatTime(first, timeZone)} to ${formatTime(last, timeZone)}`
