import { calendarColors } from '../../../tokens/calendar-colors'
import { cssVars } from './css-vars'
import type { TimeGridResource } from '../time-grid-event'
import { longDate } from '../words/time-words'
import { visuallyHidden } from '../TimeGrid.css'
import { colorOf } from './TimeGridEventBox'
import { corner, resourceHeader, resourceMark, resourceName, resourceRow } from './TimeGridHeader.css'

interface Props {
  dates: readonly string[]
  resources: readonly TimeGridResource[]
}

/** Whose columns stand under each day: the name to see, with its day to hear. */
export function TimeGridResources({ dates, resources }: Props) {
  return (
    <div role="row" aria-rowindex={2} className={resourceRow}>
      <div aria-hidden="true" className={corner} />
      {dates.flatMap((date, day) =>
        resources.map(({ id, label, colorIndex }, index) => (
          <div
            key={`${date} ${id}`}
            role="columnheader"
            aria-colindex={day * resources.length + index + 2}
            data-day-start={(day > 0 && index === 0) || undefined}
            className={resourceHeader}
          >
            {colorIndex !== undefined && (
              <span
                aria-hidden="true"
                className={resourceMark}
                style={cssVars({ '--bar': calendarColors[colorOf(colorIndex)].bar })}
              />
            )}
            <span className={resourceName}>
              {label}
              <span className={visuallyHidden}>, {longDate(date)}</span>
            </span>
          </div>
        )),
      )}
    </div>
  )
}
