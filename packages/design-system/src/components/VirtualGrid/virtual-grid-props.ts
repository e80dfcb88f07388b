import type { ReactNode } from 'react'
import type { TableColumn } from '../Table/table-column'
import type { TableSort } from '../Table/table-sort'
import type { RowSelection } from './row-selection'

/** A column of a VirtualGrid: its cells hold words, its width is a track of a CSS grid like `2fr` or `8rem`. */
export type VirtualGridColumn<Row> = Omit<TableColumn<Row>, 'isResizable'>

/** What a VirtualGrid takes. */
export interface VirtualGridProps<Row> {
  /** Names the grid. */
  label: string
  /** The facts of each row, from start to end, in words only; the first names the row unless another has `isRowHeader`. */
  columns: readonly VirtualGridColumn<Row>[]
  /** How many rows there are in all, loaded or not. */
  rowCount: number
  /** The row at this place, or nothing while it is loading. Keep the function the same while the rows are. */
  rowAt: (index: number) => Row | undefined
  /** What a row is known by in `selection` and `onRowAction`: unique, and never its place. */
  rowKey: (row: Row) => string
  /** In px at the browser's own text size; grows with the reader's. 54 by default. */
  rowHeight?: number | undefined
  /** Any CSS height; the rows scroll inside it. */
  height: string
  /** Called with the first and last row in sight, when they change: load these. */
  onRangeChange?: ((first: number, last: number) => void) | undefined
  /** What opening a row does. */
  onRowAction?: ((key: string) => void) | undefined
  /** The order that the rows are in; the consumer sorts them. */
  sort?: TableSort | undefined
  /** Called with the order that a heading was pressed for; without it none can be pressed. */
  onSortChange?: ((sort: TableSort) => void) | undefined
  /** Which rows are selected; with `onSelectionChange` they can be. */
  selection?: RowSelection | undefined
  /** Called with the selection, whole, on every change; without it nothing can be selected. */
  onSelectionChange?: ((selection: RowSelection) => void) | undefined
  /** The row in words: letters typed go to it, and its box is named by it. Its key by default. */
  typeaheadText?: ((row: Row) => string) | undefined
  /** Shown under the header when there are no rows. */
  emptyState?: ReactNode
}
