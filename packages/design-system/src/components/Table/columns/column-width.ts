import type { TableColumn } from '../table-column'

/** Widths that resizable columns can start from: pixels, or a share of the table. */
export type ColumnWidth = number | `${number}%` | `${number}fr`

/** What a column of boxes or of menus takes. */
export const SIDE_COLUMN_PX = 68

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

/** Returns how narrow a column may get: room for its words, unless it starts narrower. */
export function leastWidth({ width }: Pick<TableColumn<never>, 'width'>): number {
  const start = columnWidth(width)
  return typeof start === 'number' ? Math.min(start, LEAST_PX) : LEAST_PX
}

type Sized = Pick<TableColumn<never>, 'id' | 'width'>

/** Returns what each column gets of the room, in whole pixels: what is set or fixed first, the others by their shares. */
export function shareWidths(
  columns: readonly Sized[],
  set: ReadonlyMap<string, number>,
  room: number,
): ReadonlyMap<string, number> {
  const fixed = new Map<string, number>()
  const shares = new Map<string, number>()
  for (const one of columns) {
    const width = set.get(one.id) ?? columnWidth(one.width)
    if (typeof width === 'number') fixed.set(one.id, width)
    else if (width.endsWith('%')) {
      fixed.set(one.id, Math.max(leastWidth(one), (Number.parseFloat(width) / 100) * room))
    } else shares.set(one.id, Number.parseFloat(width))
  }
  // A column that would get too little gets its least width, and the others share again.
  for (;;) {
    const left = room - sum(fixed.values())
    const all = sum(shares.values())
    const narrow = columns.find((one) => {
      const share = shares.get(one.id)
      return share !== undefined && (left * share) / all < leastWidth(one)
    })
    if (narrow === undefined) {
      for (const [id, share] of shares) fixed.set(id, (left * share) / all)
      break
    }
    fixed.set(narrow.id, leastWidth(narrow))
    shares.delete(narrow.id)
  }
  const widths = new Map<string, number>()
  let end = 0
  for (const { id } of columns) {
    const start = end
    end += fixed.get(id) ?? 0
    widths.set(id, Math.round(end) - Math.round(start))
  }
  return widths
}

const sum = (values: Iterable<number>): number => [...values].reduce((total, one) => total + one, 0)
