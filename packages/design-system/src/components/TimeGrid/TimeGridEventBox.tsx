import { memo } from 'react'
import { calendarColors } from '../../tokens/calendar-colors'
import { cssVars } from './css-vars'
import type { Segment } from './segments'
import { shortSpan } from './time-words'
import { eventBox, eventDetail, eventTitle } from './TimeGridEventBox.css'

/** From this height on, in rows, the time has a line of its own. */
const ROWS_WITH_TIME = 2.4
const ROWS_WITH_DETAIL = 1.35

interface Props {
  segment: Segment
  timeZone: string
  isActive: boolean
  /** It is being moved: what is shown here is where it was. */
  isMoving: boolean
  isMovable: boolean
}

/** An event as one stop of the keyboard, drawn over the rows that it takes. */
export const TimeGridEventBox = memo(function TimeGridEventBox(props: Props) {
  const { segment, timeZone, isActive, isMoving, isMovable } = props
  const { event, lane, rows } = segment
  const look = event.look ?? 'solid'
  return (
    <div
      role="button"
      tabIndex={isActive ? 0 : -1}
      aria-label={segment.name}
      aria-keyshortcuts={isMovable ? 'F2' : undefined}
      aria-busy={segment.isSaving ? true : undefined}
      data-stop={segment.key}
      data-movable={isMovable || undefined}
      data-moving={isMoving || undefined}
      data-short={rows < ROWS_WITH_DETAIL || undefined}
      className={eventBox({ look, color: colorOf(event.colorIndex) })}
      style={cssVars({
        '--top': segment.offset,
        '--rows': rows,
        '--from': lane.start,
        '--size': lane.size,
      })}
    >
      <span className={eventTitle}>{event.title}</span>
      {event.detail && <span className={eventDetail}>{event.detail}</span>}
      {rows >= ROWS_WITH_TIME && (
        <span className={eventDetail}>{shortSpan(segment.start, segment.end, timeZone)}</span>
      )}
    </div>
  )
})

type ColorIndex = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7

/** One of the eight, whatever number is given. */
export const colorOf = (index: number) =>
  (((index % calendarColors.length) + calendarColors.length) % calendarColors.length) as ColorIndex
