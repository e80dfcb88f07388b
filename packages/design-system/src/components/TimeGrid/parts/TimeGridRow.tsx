import { memo } from 'react'
import type { GhostBox } from '../model/ghost-boxes'
import type { RowModel } from '../model/grid-model'
import { clockHour, clockTime } from '../words/time-words'
import { hourLabel, row as rowStyle, rowHeader, visuallyHidden } from '../TimeGrid.css'
import { TimeGridCell } from './TimeGridCell'

interface Props {
  model: RowModel
  index: number
  /** How many rows stand above the first time. */
  headRows: number
  /** How many columns a day has. */
  perDay: number
  timeZone: string
  canCreate: boolean
  canMove: boolean
  activeKey: string | undefined
  movingId: string | undefined
  ghosts: readonly GhostBox[] | undefined
  nowDate: string | undefined
  nowAt: number | undefined
}

/** One time of day across the days. It draws itself again only when the keyboard, a ghost or now is in it. */
export const TimeGridRow = memo(function TimeGridRow({
  model,
  index,
  headRows,
  perDay,
  ghosts,
  nowDate,
  nowAt,
  ...rest
}: Props) {
  const { row, zone, cells } = model
  const isHour = row.minutes % 60 === 0
  const offset = zone === undefined ? '' : ` ${zone}`
  return (
    <div
      role="row"
      aria-rowindex={index + headRows + 1}
      data-hour={isHour || undefined}
      data-first-row={index === 0 || undefined}
      className={rowStyle}
    >
      <div role="rowheader" aria-colindex={1} className={rowHeader}>
        <span className={visuallyHidden}>{clockTime(row.minutes) + offset}</span>
        {isHour && (
          <span aria-hidden="true" className={hourLabel}>
            {clockHour(row.minutes) + offset}
          </span>
        )}
      </div>
      {cells.map((cell, column) => (
        <TimeGridCell
          {...rest}
          key={cell.key}
          cell={cell}
          isDayStart={column > 0 && perDay > 1 && column % perDay === 0}
          columnIndex={column + 2}
          ghost={ghosts?.find((ghost) => ghost.column === column)}
          nowAt={cell.date === nowDate ? nowAt : undefined}
        />
      ))}
    </div>
  )
})
