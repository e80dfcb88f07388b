import { HEADER_ROW, type GridBounds, type GridCell, type GridStep } from '../../VirtualGrid/next-cell'

/** The column index for a focus on the row as a whole, not in one of its cells. */
export const WHOLE_ROW = -1

/**
 * Returns where a step leads in a table. A row can be focused as a whole; Left and Right go through its cells and back
 * to it.
 */
export function nextPlace(bounds: GridBounds, { row, column }: GridCell, step: GridStep): GridCell {
  const { rowCount, columnCount } = bounds
  const isWhole = column === WHOLE_ROW
  const isHead = row === HEADER_ROW
  const page = Math.max(1, bounds.pageRows)
  const toRow = (to: number): GridCell => ({ row: Math.max(0, Math.min(rowCount - 1, to)), column })
  const across = (by: number): GridCell => {
    const least = isHead ? 0 : WHOLE_ROW
    const places = columnCount - least
    return { row, column: ((column - least + by + places) % places) + least }
  }
  const to: Record<GridStep, () => GridCell> = {
    up: () => (row > 0 ? toRow(row - 1) : { row: HEADER_ROW, column: Math.max(0, column) }),
    down: () => toRow(row + 1),
    previous: () => across(-1),
    next: () => across(1),
    rowStart: () => (isWhole ? toRow(0) : { row, column: 0 }),
    rowEnd: () => (isWhole ? toRow(rowCount) : { row, column: columnCount - 1 }),
    gridStart: () => ({ ...toRow(0), column: Math.min(column, 0) }),
    gridEnd: () => ({ ...toRow(rowCount), column: isWhole ? WHOLE_ROW : columnCount - 1 }),
    pageUp: () => (isHead ? { row, column } : toRow(row - page)),
    pageDown: () => toRow(row + page),
  }
  return to[step]()
}
