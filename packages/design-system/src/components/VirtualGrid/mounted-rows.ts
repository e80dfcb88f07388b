/** The first and the last of neighbouring rows. */
export interface RowSpan {
  first: number
  last: number
}

/** Rows beyond the edges that are ready before they are in sight. */
export const OVERSCAN_ROWS = 4

/** The rows to mount: those in sight, a few around them, and those that are kept wherever they are, in order. */
export function mountedRows(inSight: RowSpan, rowCount: number, kept: readonly number[]): number[] {
  const first = Math.max(0, inSight.first - OVERSCAN_ROWS)
  const last = Math.min(rowCount - 1, inSight.last + OVERSCAN_ROWS)
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
  const elsewhere = kept.filter((row) => row >= 0 && row < rowCount && (row < first || row > last))
  return elsewhere.length === 0 ? rows : [...new Set([...rows, ...elsewhere])].sort((a, b) => a - b)
}
