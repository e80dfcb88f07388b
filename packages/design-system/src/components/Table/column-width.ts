import type { TableColumn } from './table-column'

/** Widths that resizable columns can start from: pixels, or a share of the table. */
export type ColumnWidth = number | `${number}%` | `${number}fr`

const REM_PX = 16
const LEAST_PX = 88

/** Reads a CSS width as one that can be dragged from; anything else shares what room is left. */
export function columnWidth(width: string | undefined): ColumnWidth {
  const [, amount, unit] = /^(\d+(?:\.\d+)?)(px|rem|%|fr)$/.exec(width ?? '') ?? []
  const size = Number(amount)
  if (amount === undefined || size === 0) return '1fr'
  if (unit === 'px') return size
  if (unit === 'rem') return size * REM_PX
  return unit === '%' ? `${size}%` : `${size}fr`
}

/** No column gets narrower than this, or than what it starts from. */
export const leastWidth = ({ width }: Pick<TableColumn<never>, 'width'>): number => {
  const start = columnWidth(width)
  return typeof start === 'number' ? Math.min(start, LEAST_PX) : LEAST_PX
}
