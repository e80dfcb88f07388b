import { memo } from 'react'
import { cssVars } from './css-vars'
import type { DayFacts } from '../model/day-facts'
import { longDate, shortWeekday } from '../words/time-words'
import { visuallyHidden } from '../TimeGrid.css'
import { columnHeader, corner, dayNote, dayNumber, header } from './TimeGridHeader.css'
import { TimeGridResources } from './TimeGridResources'

interface Props {
  /** The dates, joined by commas, so that a new array of the same days draws nothing. */
  days: string
  today: string | undefined
  facts: DayFacts
}

/** The days: a short weekday and a number to see, the whole date to hear; below each, whose columns it has. */
export const TimeGridHeader = memo(function TimeGridHeader({ days, today, facts }: Props) {
  const { resources, notes } = facts
  const perDay = resources.length || 1
  const hasResources = resources.length > 0
  const dates = days.split(',')
  return (
    <>
      <div role="row" aria-rowindex={1} className={header}>
        <div
          role="columnheader"
          aria-colindex={1}
          aria-rowspan={hasResources ? 2 : undefined}
          className={corner}
        >
          <span className={visuallyHidden}>Time</span>
        </div>
        {dates.map((date, index) => (
          <div
            key={date}
            role="columnheader"
            aria-colindex={index * perDay + 2}
            aria-colspan={hasResources ? perDay : undefined}
            aria-label={[longDate(date), notes[date]?.label].filter(Boolean).join(', ')}
            aria-current={date === today ? 'date' : undefined}
            data-day-start={(hasResources && index > 0) || undefined}
            className={columnHeader}
            style={cssVars({ '--span': perDay })}
          >
            <span>{shortWeekday(date)}</span>
            <span className={dayNumber}>{Number(date.slice(-2))}</span>
            {notes[date] && <span className={dayNote}>{notes[date].label}</span>}
          </div>
        ))}
      </div>
      {hasResources && <TimeGridResources dates={dates} resources={resources} />}
    </>
  )
})
