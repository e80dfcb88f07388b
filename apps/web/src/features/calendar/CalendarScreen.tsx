import { useSearchParams } from 'react-router-dom'
import { WithPractice } from '../../records/practice/WithPractice'
import { dateInZone } from '../../shared/format-date'
import { useNow } from '../../shared/use-now'
import { Calendar } from './Calendar'
import { LazyDaySheet } from './day-sheet/LazyDaySheet'

/** /calendar: the days of the practice, where appointments are made, moved and kept; or a sheet of them for paper. */
export function CalendarScreen() {
  const now = useNow()
  const [search] = useSearchParams()
  const Shown = search.get('view') === 'sheet' ? LazyDaySheet : Calendar
  return (
    <WithPractice>
      {(practice) => <Shown practice={practice} now={now} today={dateInZone(now, practice.timeZone)} />}
    </WithPractice>
  )
}
