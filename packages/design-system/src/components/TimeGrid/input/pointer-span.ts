import type { GridModel } from '../model/grid-model'
import { keepWithin, MINUTE_MS, resizeTo, type Spot } from './move-event'
import type { Segment } from '../model/segments'
import type { DayColumn } from '../model/slots'

/** Dragging snaps to quarters of an hour. */
const SNAP_MS = 15 * MINUTE_MS
const RESIZE_EDGE_PX = 12
/** A finger is less precise and hides what it touches, so its edge is larger. */
const RESIZE_EDGE_FOR_A_FINGER_PX = 24

/** Where a pointer is: a column, and the instant at that height. */
interface GridPoint {
  column: number
  instant: number
}

/** Reads the point under a pointer from the first row's cells, whose size all others share. */
export function gridPoint(grid: HTMLElement, model: GridModel, x: number, y: number): GridPoint | undefined {
  const boxes = Array.from(grid.querySelectorAll('[data-first-row] [role=gridcell]'), (cell) =>
    cell.getBoundingClientRect(),
  )
  const [first] = boxes
  if (first === undefined) return undefined
  const at = boxes.findIndex((box) => x < box.right)
  const column = at === -1 ? boxes.length - 1 : at
  return { column, instant: instantAt(model.columns[column], (y - first.top) / first.height) }
}

/** The instant at a height, in rows; heights without a time count as the end of the time before them. */
export function instantAt(column: DayColumn | undefined, rows: number): number {
  const slots = column?.slots ?? []
  const at = Math.max(0, Math.min(Math.floor(rows), slots.length - 1))
  const slot = slots[at]
  if (slot) return slot.start + Math.max(0, Math.min(rows - at, 1)) * (slot.end - slot.start)
  const before = slots.slice(0, at).findLast((other) => other !== null)
  return before?.end ?? slots.find((other) => other !== null)?.start ?? 0
}

const snap = (instant: number) => Math.round(instant / SNAP_MS) * SNAP_MS

/** Moves so that the point taken hold of stays under the pointer, to the quarter hour. */
export function draggedSpan(model: GridModel, segment: Segment, grabbedAt: number, point: GridPoint): Spot {
  const start = snap(segment.start + point.instant - grabbedAt)
  const home = model.columns.find(({ date }) => date === segment.date)
  const isContinued = home !== undefined && segment.start < home.frame.start
  const column = model.columns[isContinued ? point.column - model.perDay : point.column]
  const moved = { ...whoseOf(segment, column), start, end: start + (segment.end - segment.start) }
  return column ? keepWithin(moved, column) : moved
}

/** Returns the resource that an event would have in a column; an event without a resource never gets one. */
function whoseOf({ resourceId }: Segment, column: DayColumn | undefined): Pick<Spot, 'resourceId'> {
  return resourceId === undefined ? {} : { resourceId: column?.resourceId ?? resourceId }
}

/** Moves the end to the pointer, to the quarter hour. */
export function resizedSpan(model: GridModel, segment: Segment, point: GridPoint): Spot {
  const column = model.columns.find(({ date }) => date === segment.date)
  const { start, end } = segment
  return resizeTo({ ...whoseOf(segment, undefined), start, end }, snap(point.instant), column, SNAP_MS)
}

/** Returns whether a pointer takes hold of an event's lower edge rather than of the event. */
export const isOnResizeEdge = (box: DOMRect, y: number, pointerType = 'mouse') =>
  y >
  box.bottom -
    Math.min(pointerType === 'touch' ? RESIZE_EDGE_FOR_A_FINGER_PX : RESIZE_EDGE_PX, box.height / 3)
