import { memo } from 'react'
import type { AllDayRow } from '../model/all-day-row'
import { cssVars } from './css-vars'
import { cell as cellStyle, visuallyHidden } from '../TimeGrid.css'
import { allDayHeader, allDayRow } from './TimeGridAllDay.css'
import { TimeGridEventBox } from './TimeGridEventBox'

/** With more lanes than these the row scrolls away with the times; otherwise it would leave no space for them. */
export const STUCK_LANES = 3

interface Props {
  model: AllDayRow
  rowIndex: number
  /** How many columns a day has. */
  perDay: number
  timeZone: string
  canCreate: boolean
  /** The key of the stop inside this row where the keyboard is, if it is here. */
  activeKey: string | undefined
}

/** The row of whole-day events, above the times and part of the same grid. */
export const TimeGridAllDay = memo(function TimeGridAllDay(props: Props) {
  const { model, rowIndex, perDay, timeZone, canCreate, activeKey } = props
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      data-stuck={model.lanes <= STUCK_LANES || undefined}
      className={allDayRow}
      style={cssVars({ '--lanes': Math.max(model.lanes + (canCreate ? 1 : 0), 1) })}
    >
      <div role="rowheader" aria-colindex={1} className={allDayHeader}>
        All day
      </div>
      {model.cells.map(({ key, name, isClosed, segments }, column) => (
        <div
          key={key}
          role="gridcell"
          aria-colindex={column + 2}
          aria-label={segments.length === 0 ? name : undefined}
          tabIndex={activeKey === key ? 0 : -1}
          data-stop={key}
          data-day-start={(column > 0 && perDay > 1 && column % perDay === 0) || undefined}
          data-closed={isClosed || undefined}
          data-creates={canCreate || undefined}
          className={cellStyle}
        >
          {segments.length > 0 && <span className={visuallyHidden}>{name}</span>}
          {segments.map((segment) => (
            <TimeGridEventBox
              key={segment.key}
              segment={segment}
              span={segment.span}
              timeZone={timeZone}
              isActive={activeKey === segment.key}
              isMoving={false}
              isMovable={false}
            />
          ))}
        </div>
      ))}
    </div>
  )
})
