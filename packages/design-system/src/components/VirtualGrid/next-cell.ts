/** Where the keyboard is; row −1 is the header. */
export interface GridCell {
  row: number
  column: number
}

export const HEADER_ROW = -1

export const GRID_STEPS = [
  'up',
  'down',
  'previous',
  'next',
  'rowStart',
  'rowEnd',
  'gridStart',
  'gridEnd',
  'pageUp',
  'pageDown',
] as const
export type GridStep = (typeof GRID_STEPS)[number]

/** How far there is to go. */
export interface GridBounds {
  rowCount: number
  columnCount: number
  /** Rows in sight at once. */
  pageRows: number
}

/** The nearest cell that exists; without rows only the header does. */
export const clampCell = ({ rowCount, columnCount }: GridBounds, { row, column }: GridCell): GridCell => ({
  row: clamp(row, HEADER_ROW, rowCount - 1),
  column: clamp(column, 0, columnCount - 1),
})

/** Returns where a step leads: as the APG's data grid says, never around an edge; only Up and Down cross the header's. */
export function nextCell(bounds: GridBounds, from: GridCell, step: GridStep): GridCell {
  const { rowCount, columnCount } = bounds
  const page = Math.max(1, bounds.pageRows)
  const { row, column } = clampCell(bounds, from)
  const inRows = (to: number) => (rowCount === 0 ? HEADER_ROW : clamp(to, 0, rowCount - 1))
  const to: Record<GridStep, GridCell> = {
    up: { row: row - 1, column },
    down: { row: row + 1, column },
    previous: { row, column: column - 1 },
    next: { row, column: column + 1 },
    rowStart: { row, column: 0 },
    rowEnd: { row, column: columnCount - 1 },
    gridStart: { row: inRows(0), column: 0 },
    gridEnd: { row: inRows(rowCount - 1), column: columnCount - 1 },
    pageUp: { row: row === HEADER_ROW ? row : inRows(row - page), column },
    pageDown: { row: inRows(row + page), column },
  }
  return clampCell(bounds, to[step])
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
