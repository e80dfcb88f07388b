import { standsIn } from './grid-columns'
import type { GridModel } from './grid-model'
import { boxOf } from './segments'
import { shortSpan } from '../words/time-words'
import type { Proposal } from '../input/use-move-mode'

/** The place where an event would go: drawn, but not a part of the grid. */
export interface GhostBox {
  column: number
  row: number
  offset: number
  rows: number
  title: string
  time: string
  colorIndex: number
}

/** Returns the boxes of a proposed move by row, one for each column that it touches. */
export function ghostBoxes(model: GridModel, proposal: Proposal | undefined, timeZone: string) {
  const boxes = new Map<number, GhostBox[]>()
  if (proposal === undefined) return boxes
  const { span, timed } = proposal
  for (const [column, day] of model.columns.entries()) {
    const { frame } = day
    if (span.start >= frame.end || span.end <= frame.start || !standsIn(span.resourceId, day)) continue
    const { top, bottom, row } = boxOf(day, span)
    const time = shortSpan(span.start, span.end, timeZone)
    const { title, colorIndex } = timed.event
    const box = { column, row, offset: top - row, rows: bottom - top, title, time, colorIndex }
    boxes.set(row, [...(boxes.get(row) ?? []), box])
  }
  return boxes
}
