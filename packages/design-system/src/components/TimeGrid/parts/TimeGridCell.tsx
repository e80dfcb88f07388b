import { memo } from 'react'
import { cssVars } from './css-vars'
import type { GhostBox } from '../model/ghost-boxes'
import type { CellModel } from '../model/grid-model'
import { cell as cellStyle, nowLine, slotNote, visuallyHidden } from '../TimeGrid.css'
import { colorOf, TimeGridEventBox } from './TimeGridEventBox'
import { eventDetail, eventTitle, ghost as ghostStyle } from './TimeGridEventBox.css'

interface Props {
  cell: CellModel
  /** The first of the columns of a day that has several. */
  isDayStart: boolean
  columnIndex: number
  timeZone: string
  canCreate: boolean
  canMove: boolean
  /** The key of the stop inside this cell where the keyboard is, if it is here. */
  activeKey: string | undefined
  movingId: string | undefined
  ghost: GhostBox | undefined
  /** How far down this cell now is, from 0 to 1. */
  nowAt: number | undefined
}

/** One slot of one day, with the events that start in it. */
export const TimeGridCell = memo(function TimeGridCell(props: Props) {
  const { cell, isDayStart, columnIndex, timeZone, canCreate, canMove, activeKey, movingId, ghost, nowAt } =
    props
  const isReal = cell.slot !== null
  // A label may not leave out what is written inside, so with something inside the name is the cell's content.
  const name = nowAt === undefined ? cell.name : `${cell.name}, now`
  const isEmpty = cell.segments.length === 0 && !ghost
  return (
    <div
      role="gridcell"
      aria-colindex={columnIndex}
      aria-label={isEmpty ? name : undefined}
      aria-disabled={isReal ? undefined : true}
      tabIndex={isReal ? (activeKey === cell.key ? 0 : -1) : undefined}
      data-stop={isReal ? cell.key : undefined}
      data-absent={isReal ? undefined : true}
      data-day-start={isDayStart || undefined}
      data-closed={cell.isClosed || undefined}
      data-creates={(canCreate && isReal) || undefined}
      className={cellStyle}
    >
      {!isEmpty && <span className={visuallyHidden}>{name}</span>}
      {cell.note !== undefined && (
        <span aria-hidden="true" className={slotNote}>
          {cell.note}
        </span>
      )}
      {cell.segments.map((segment) => (
        <TimeGridEventBox
          key={segment.key}
          segment={segment}
          timeZone={timeZone}
          isActive={activeKey === segment.key}
          isMoving={movingId === segment.event.id}
          isMovable={canMove && segment.event.isMovable === true && segment.isSaving !== true}
        />
      ))}
      {nowAt !== undefined && (
        <span aria-hidden="true" className={nowLine} style={cssVars({ '--top': nowAt })} />
      )}
      {ghost && (
        <div
          aria-hidden="true"
          data-ghost
          className={ghostStyle({ color: colorOf(ghost.colorIndex) })}
          style={cssVars({ '--top': ghost.offset, '--rows': ghost.rows })}
        >
          <span className={eventTitle}>{ghost.title}</span>
          <span className={eventDetail}>{ghost.time}</span>
        </div>
      )}
    </div>
  )
})
