import { parseDate } from '@internationalized/date'
import { memo } from 'react'
import { longDate, shortWeekday } from '../../TimeGrid/words/time-words'
import { columnHeader, header } from '../MonthGrid.css'

interface Props {
  /** The dates of a week, joined by commas, so that a new array of the same days draws nothing. */
  days: string
}

/** The weekdays: short to see, whole to hear. */
export const MonthGridHeader = memo(function MonthGridHeader({ days }: Props) {
  return (
    <div role="row" className={header}>
      {days.split(',').map((date) => (
        <div key={date} role="columnheader" aria-label={weekday(date)} className={columnHeader}>
          {shortWeekday(parseDate(date).toString())}
        </div>
      ))}
    </div>
  )
})

const weekday = (date: string) => longDate(date).replace(/,.*/, '')
