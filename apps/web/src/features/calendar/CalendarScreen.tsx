import { WithPractice } from '../../records/practice/WithPractice'
import { dateInZone } from '../../shared/format-date'
import { useNow } from '../../shared/use-now'
import { Calendar } from './Calendar'

/** /calendar: the days of the practice, where appointments are made, moved and kept. */
export function CalendarScreen() {
  const now = useNow()
  return (
    <WithPractice>
      {(practice) => <Calendar practice={practice} now={now} today={dateInZone(now, practice.timeZone)} />}
    </WithPractice>
  )
}
