import type { ReactNode } from 'react'
import type { SortWords } from './table-sort'

export const TABLE_ALIGNMENTS = ['start', 'end'] as const

/** One fact of every row. */
export interface TableColumn<Row> {
  id: string
  /** The column's heading, and the label of its cells among cards. */
  header: string
  /** The cell that names its row; the first column unless one says so. */
  isRowHeader?: boolean | undefined
  /** `end` for money and numbers. */
  align?: (typeof TABLE_ALIGNMENTS)[number] | undefined
  cell: (row: Row) => ReactNode
  /** Any CSS width; as wide as it needs by default. Resizable columns take px, rem, % or fr. */
  width?: string | undefined
  /** Its heading orders the rows. */
  isSortable?: boolean | undefined
  /** What the orders are called among cards, like "A to Z"; "ascending" and "descending" by default. */
  sortWords?: SortWords | undefined
  /** People may set its width, with the pointer or with the keyboard. */
  isResizable?: boolean | undefined
}

type Naming = Pick<TableColumn<never>, 'id' | 'isRowHeader'>

/** Returns whether this column names the rows: where none says so, the first does. */
export const namesRows = (columns: readonly Naming[], { id, isRowHeader }: Naming): boolean =>
  columns.some((one) => one.isRowHeader === true) ? isRowHeader === true : columns[0]?.id === id
