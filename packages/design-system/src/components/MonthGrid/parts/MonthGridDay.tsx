import { memo } from 'react'
import { cssVars } from '../../TimeGrid/parts/css-vars'
import { longDate } from '../../TimeGrid/words/time-words'
import { colorOf } from '../../TimeGrid/parts/TimeGridEventBox'
import { MOST_LINES, type DayModel } from '../model/month-model'
import {
  cell,
  count as countStyle,
  dayHead,
  dayNumber,
  dot,
  dots,
  lines,
  more,
  note as noteStyle,
} from '../MonthGrid.css'
import { MonthGridPiece } from './MonthGridPiece'

const MOST_DOTS = 3

interface Props {
  model: DayModel
  timeZone: string
  isToday: boolean
  /** The key of the stop where the keyboard is, if it is in this day. */
  activeKey: string | undefined
  isNarrow: boolean
  canCreate: boolean
}

/** One day: its number, a few words about it, and what it holds as lines, or as marks where there is no room. */
export const MonthGridDay = memo(function MonthGridDay(props: Props) {
  const { model, timeZone, isToday, activeKey, isNarrow, canCreate } = props
  const { day, key, name, note, pieces, hidden, moreKey } = model
  const { date, events } = day
  return (
    <div
      role="gridcell"
      data-date={date}
      data-outside={model.isOutside || undefined}
      data-closed={model.isClosed || undefined}
      data-creates={canCreate || isNarrow || undefined}
      aria-selected={isNarrow ? activeKey !== undefined : undefined}
      className={cell}
    >
      <div className={dayHead}>
        <div
          role="button"
          tabIndex={activeKey === key ? 0 : -1}
          aria-label={name}
          aria-current={isToday ? 'date' : undefined}
          data-stop={key}
          className={dayNumber}
        >
          {Number(date.slice(-2))}
        </div>
        {note !== undefined && !isNarrow && (
          <span aria-hidden="true" title={note} className={noteStyle}>
            {note}
          </span>
        )}
      </div>
      {isNarrow && events.length > 0 && (
        <div aria-hidden="true" className={dots}>
          {events.slice(0, MOST_DOTS).map(({ event }) => (
            <span key={event.id} className={dot({ color: colorOf(event.colorIndex) })} />
          ))}
          <span className={countStyle}>{events.length}</span>
        </div>
      )}
      {!isNarrow && (
        <div className={lines}>
          {pieces.map((piece) => (
            <MonthGridPiece
              key={piece.key}
              piece={piece}
              timeZone={timeZone}
              isActive={activeKey === piece.key}
            />
          ))}
          {hidden > 0 && (
            <div
              role="button"
              tabIndex={activeKey === moreKey ? 0 : -1}
              aria-label={`+${hidden} more, ${longDate(date)}`}
              data-stop={moreKey}
              className={more}
              style={cssVars({ '--line': MOST_LINES })}
            >
              <bdi>+{hidden} more</bdi>
            </div>
          )}
        </div>
      )}
    </div>
  )
})
