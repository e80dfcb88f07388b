import { memo } from 'react'
import { calendarColors } from '../../../tokens/calendar-colors'
import { cssVars } from './css-vars'
import type { Segment } from '../model/segments'
import { shortSpan } from '../words/time-words'
import { eventBox, eventDetail, eventTitle } from './TimeGridEventBox.css'
import { visuallyHidden } from '../TimeGrid.css'

/** Narrower than this share of a day, words are cut rather than broken. */
const NARROW = 0.4
const LINES_WITH_TIME = 3

/** Returns how many lines of text a height in rows has room for (26 px a row, 15.6 px a line). */
const linesIn = (rows: number) => Math.max(1, Math.floor((rows * 26 - 8) / 15.6))

interface Props {
  segment: Segment
  /** Over how many columns it lies. */
  span?: number | undefined
  timeZone: string
  isActive: boolean
  /** It is being moved: what is shown here is where it was. */
  isMoving: boolean
  isMovable: boolean
}

/** An event as one stop of the keyboard, drawn over the rows of its time. */
export const TimeGridEventBox = memo(function TimeGridEventBox(props: Props) {
  const { segment, span, timeZone, isActive, isMoving, isMovable } = props
  const { event, lane, rows } = segment
  const look = event.look ?? 'solid'
  const lines = linesIn(rows)
  const hasTime = lines >= LINES_WITH_TIME
  const titleLines = Math.max(1, lines - (event.detail ? 1 : 0) - (hasTime ? 1 : 0))
  return (
    <div
      role="button"
      tabIndex={isActive ? 0 : -1}
      aria-keyshortcuts={isMovable ? 'F2' : undefined}
      aria-busy={segment.isSaving ? true : undefined}
      data-stop={segment.key}
      data-movable={isMovable || undefined}
      data-moving={isMoving || undefined}
      data-look={look}
      data-span={span}
      data-short={lines === 1 || undefined}
      data-cut={titleLines === 1 || lane.size < NARROW || undefined}
      className={eventBox({ look, color: colorOf(event.colorIndex) })}
      style={cssVars({
        '--top': segment.offset,
        '--rows': rows,
        '--from': lane.start,
        '--size': lane.size,
        '--lines': titleLines,
        '--span': span ?? 1,
      })}
    >
      <span className={visuallyHidden}>{segment.name}</span>
      <span aria-hidden="true" className={eventTitle}>
        {event.title}
      </span>
      {event.detail && (
        <span aria-hidden="true" className={eventDetail}>
          {event.detail}
        </span>
      )}
      {hasTime && (
        <span aria-hidden="true" className={eventDetail}>
          {shortSpan(segment.start, segment.end, timeZone)}
        </span>
      )}
    </div>
  )
})

type ColorIndex = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7

/** One of the eight, whatever number is given. */
export const colorOf = (index: number) =>
  (((index % calendarColors.length) + calendarColors.length) % calendarColors.length) as ColorIndex
