import { memo } from 'react'
import { longDate, shortWeekday } from './time-words'
import { columnHeader, corner, dayNumber, header, visuallyHidden } from './TimeGrid.css'

interface Props {
  /** The dates, joined by commas, so that a new array of the same days draws nothing. */
  days: string
  today: string | undefined
}

/** The days: a short weekday and a number to see, the whole date to hear. */
export const TimeGridHeader = memo(function TimeGridHeader({ days, today }: Props) {
  return (
    <div role="row" aria-rowindex={1} className={header}>
      <div role="columnheader" aria-colindex={1} className={corner}>
        <span className={visuallyHidden}>Time</span>
      </div>
      {days.split(',').map((date, index) => (
        <div
          key={date}
          role="columnheader"
          aria-colindex={index + 2}
          aria-label={longDate(date)}
          aria-current={date === today ? 'date' : undefined}
          className={columnHeader}
        >
          <span>{shortWeekday(date)}</span>
          <span className={dayNumber}>{Number(date.slice(-2))}</span>
        </div>
      ))}
    </div>
  )
})
