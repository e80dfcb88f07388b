import type { SQL } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../db/database'
import type { Parts, Split } from './breakdowns'

const PREVIOUS = 0

/** What a query says of a part in one of two spans: 0 comes before 1. */
export interface RowOfPart {
  span: number
  key: string
}

/** The rows of a query by their part; `none` stands for a missing one. */
export const comparedPerKey = async <Row extends object>(
  tx: Tx,
  none: Row,
  query: SQL,
): Promise<Parts<Row>> => partsOf(none, await rowsOf<Row & RowOfPart>(tx, query))

/** The same of rows that are there. */
export function partsOf<Row extends object>(none: Row, rows: readonly (Row & RowOfPart)[]): Parts<Row> {
  const parts = new Map<string, { range: Row; previous: Row }>()
  for (const row of rows) {
    const part = parts.get(row.key) ?? { range: none, previous: none }
    parts.set(row.key, row.span === PREVIOUS ? { ...part, previous: row } : { ...part, range: row })
  }
  return parts
}

/** What a query says that counts by several splits in one pass: which of them the part is of, from 0. */
export type RowOfSplit = RowOfPart & { split: number }

/** The same for each of those splits. */
export const partsPerSplit = <Row extends object>(
  none: Row,
  rows: readonly (Row & RowOfSplit)[],
  splits: readonly Split[],
): { split: Split; parts: Parts<Row> }[] =>
  splits.map((split, index) => ({
    split,
    parts: partsOf(
      none,
      rows.filter((row) => row.split === index),
    ),
  }))
