import type { ReactNode } from 'react'
import type { MenuContent } from '../Menu/menu-items'
import type { TableColumn } from './table-column'
import type { TableSort } from './table-sort'

export const TABLE_SELECTION_MODES = ['none', 'single', 'multiple'] as const

/** What a Table takes. */
export interface TableProps<Row> {
  /** Names the table. */
  label: string
  /** The facts of each row, from start to end; the first one names the row unless another has `isRowHeader`. */
  columns: readonly TableColumn<Row>[]
  /** The rows of this page, in the order of `sort`; about a hundred at most, since every one is built. */
  rows: readonly Row[]
  /** Which page of which list `rows` are: those of another one take the place of all at once, and none moves. */
  page?: string | undefined
  /** What a row is known by: unique, and the same wherever the row stands; never its index. */
  rowKey: (row: Row) => string
  /** The row in words, where its naming cell is more than text: for its menu, and for letters typed to reach it. */
  rowName?: ((row: Row) => string) | undefined
  /** Where a row leads; Enter follows it, and the pointer can open it in a new tab. */
  rowHref?: ((row: Row) => string) | undefined
  /** What opening a row does, where it leads to no page of its own. */
  onRowAction?: ((key: string) => void) | undefined
  /** What else can be done with a row: a menu in the last column, named for the row. */
  rowActions?: ((row: Row) => MenuContent) | undefined
  /** The order that the rows are in; the consumer sorts them. */
  sort?: TableSort | undefined
  /** Called with the order that was asked for, by a heading or above cards; sort the rows and hand it back as `sort`. */
  onSortChange?: ((sort: TableSort) => void) | undefined
  /** `none` by default. */
  selectionMode?: (typeof TABLE_SELECTION_MODES)[number] | undefined
  /** Keys of the selected rows; those of other pages stay in it. */
  selectedKeys?: ReadonlySet<string> | undefined
  /** Called with the keys of all that are selected now, whole; hand them back as `selectedKeys`. */
  onSelectionChange?: ((keys: ReadonlySet<string>) => void) | undefined
  /** Buttons for what can be done with the selected rows; shown above them while there are any. */
  selectionActions?: ReactNode
  /** Called with the widths by column, in px or as shares, when a person has set one; for storing them. */
  onColumnResize?: ((widths: ReadonlyMap<string, number | string>) => void) | undefined
  /** Shown in place of rows when there are none. */
  emptyState?: ReactNode
  /** Says so when it takes a while; rows that are there stay, and where there are none their outlines show. */
  isLoading?: boolean | undefined
  /** Below the rows, like a Pager. */
  footer?: ReactNode
  /** True by default: where the columns have no room, each row is a labelled card. */
  hasCardsOnPhone?: boolean | undefined
  /** Any CSS height; the rows scroll inside it, under their header. As high as its rows by default. */
  height?: string | undefined
}
