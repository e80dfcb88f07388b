import type { SQL } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../../db/database'
import type { Parts, Split } from './breakdowns'

const PREVIOUS = 0

/** A row of a query for one part and one of the two compared spans: 0 is the earlier, 1 the later. */
export interface RowOfPart {
  span: number
  key: string
}

/** Groups the rows of a query by part; `none` replaces a missing row. */
export const comparedPerKey = async <Row extends object>(
  tx: Tx,
  none: Row,
  query: SQL,
): Promise<Parts<Row>> => partsOf(none, await rowsOf<Row & RowOfPart>(tx, query))

/** Groups given rows by part; `none` replaces a missing row. */
export function partsOf<Row extends object>(none: Row, rows: readonly (Row & RowOfPart)[]): Parts<Row> {
  const parts = new Map<string, { range: Row; previous: Row }>()
  for (const row of rows) {
    const part = parts.get(row.key) ?? { range: none, previous: none }
    parts.set(row.key, row.span === PREVIOUS ? { ...part, previous: row } : { ...part, range: row })
  }
  return parts
}

/** A row of a query that counts by several splits in one pass; `split` is the index of the split, from 0. */
export type RowOfSplit = RowOfPart & { split: number }

/** Groups the rows by part for each split. */
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
