import { Card, ItemList } from '@oaklet/design-system'
import { formatShortDate, formatTime } from '../../shared/format-date'
import { paths } from '../../shared/paths'
import { counted } from './day-summary'

interface WeekAheadCardProps {
  days: readonly { date: string; count: number; firstAt: string | null; lastEndsAt: string | null }[]
  timeZone: string
}

/** How full the next days are; each leads to its day in the calendar. */
export function WeekAheadCard({ days, timeZone }: WeekAheadCardProps) {
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
