import type { ReactNode } from 'react'
import { namesRows, type TableColumn } from '../table-column'

/** The words of what a cell shows, where it shows no more than words. */
const wordsOf = (content: ReactNode): string | undefined =>
  typeof content === 'string' || typeof content === 'number' ? String(content) : undefined

/** Returns a row in words, for its menu, its announcements and the letters typed to reach it. */
export function rowNameOf<Row>(
  columns: readonly TableColumn<Row>[],
  row: Row,
  rowName: ((row: Row) => string) | undefined,
): string | undefined {
  if (rowName !== undefined) return rowName(row)
  const naming = columns.find((one) => namesRows(columns, one))
  return naming && wordsOf(naming.cell(row))
}
