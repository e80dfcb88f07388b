import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { clampCell, type GridBounds, type GridCell } from './next-cell'

/** Marks what takes the focus of a cell, by row and column. */
const stopName = ({ row, column }: GridCell) => `${row}:${column}`

/** One roving Tab stop, whose row stays mounted; focus is never lost when rows come and go. */
export function useGridStop(grid: RefObject<HTMLElement | null>, bounds: GridBounds, first: GridCell) {
  const [wanted, setWanted] = useState({ cell: first, from: first })
  const stop = clampCell(bounds, wanted.cell)
  const stand = (cell: GridCell) => setWanted({ cell, from: stop })
  const mustFocus = useRef(false)
  const lastFocused = useRef<Element>(null)

  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body && lastFocused.current?.isConnected === false
    if (!mustFocus.current && !isLost) return
    mustFocus.current = false
    const element = grid.current?.querySelector<HTMLElement>(`[data-stop="${stopName(stop)}"]`)
    element?.focus({ preventScroll: true })
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  const moveTo = (next: GridCell) => {
    mustFocus.current = true
    // A new object each time, so that even a step to the same cell brings it into sight.
    stand(next)
  }
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    lastFocused.current = event.target
    const cell = cellOf(event.target)
    if (cell && stopName(cell) !== stopName(stop)) stand(cell)
  }
  const onBlur = () => {
    lastFocused.current = null
  }
  // Were the row that loses the focus gone with it, a screen reader would look for itself and not say where it is now.
  const keptRows = [stop.row, wanted.from.row]
  return { stop, keptRows, moveTo, onFocus, onBlur }
}

/** The cell that an element stands in. */
export function cellOf(element: Element): GridCell | undefined {
  const cell = element.closest('[data-row]')
  if (!(cell instanceof HTMLElement)) return undefined
  return { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) }
}
