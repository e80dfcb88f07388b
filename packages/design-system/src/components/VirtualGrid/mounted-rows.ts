/** The first and the last of neighbouring rows. */
export interface RowSpan {
  first: number
  last: number
}

/** Rows beyond the edges that are ready before they are in sight. */
export const OVERSCAN_ROWS = 4

/** The rows to mount: those in sight, a few around them, and the one with the keyboard, in order. */
export function mountedRows(inSight: RowSpan, rowCount: number, focusedRow: number): number[] {
  const first = Math.max(0, inSight.first - OVERSCAN_ROWS)
  const last = Math.min(rowCount - 1, inSight.last + OVERSCAN_ROWS)
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
  if (focusedRow < 0 || focusedRow >= rowCount || rows.includes(focusedRow)) return rows
  return focusedRow < first ? [focusedRow, ...rows] : [...rows, focusedRow]
}
