import type { Page } from '@oaklet/api/contract'
import * as z from 'zod/mini'
import { validationFailed } from '../errors'

export const DEFAULT_PAGE_SIZE = 50

/** Where a page ends: the sort key of its last row, opaque to the client. */
const toCursor = (key: readonly unknown[]): string => Buffer.from(JSON.stringify(key)).toString('base64url')

/** The sort key in a cursor; 422 when it isn't one that `schema` accepts. */
export function fromCursor<Schema extends z.ZodMiniType>(cursor: string, schema: Schema): z.infer<Schema> {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    return z.parse(schema, key)
  } catch {
    throw validationFailed([{ path: 'cursor', message: 'This is not a cursor of this list' }])
  }
}

/** A page out of `limit + 1` rows: the extra one only tells that there are more. */
export function toPage<Row, Item>(
  rows: readonly Row[],
  limit: number,
  total: number,
  keyOf: (row: Row) => readonly unknown[],
  itemOf: (row: Row) => Item,
): Page<Item> {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const nextCursor = rows.length > limit && last !== undefined ? toCursor(keyOf(last)) : null
  return { items: shown.map(itemOf), nextCursor, total }
}
