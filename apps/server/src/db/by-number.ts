import { desc, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import { fromCursor } from './keyset'

/** What stands for the number of a draft, which has none and comes before all others: the most that a column holds. */
const NUMBER_OF_DRAFTS = 2_147_483_647

const Cursor = z.tuple([z.int(), z.iso.datetime(), z.uuid()])

/** What a numbered row's place in the order is known from. */
interface Numbered {
  number: number | null
  createdAt: Date
  id: string
}

/** The order of lists of numbered documents: drafts first, then the highest number first. */
export function byNumber({ number, createdAt, id }: Record<keyof Numbered, PgColumn>) {
  const rank = sql`coalesce(${number}, ${sql.raw(String(NUMBER_OF_DRAFTS))})`
  return {
    orderBy: [desc(rank), desc(createdAt), desc(id)],
    /** The rows after the one that a list's cursor stands for. */
    isAfter(cursor: string | undefined): SQL | undefined {
      if (cursor === undefined) return undefined
      const [lastRank, lastCreatedAt, lastId] = fromCursor(cursor, Cursor)
      return sql`(${rank}, ${createdAt}, ${id}) < (${lastRank}::int, ${lastCreatedAt}::timestamptz, ${lastId}::uuid)`
    },
    /** What a cursor for this row holds. */
    keyOf: (row: Numbered) => [row.number ?? NUMBER_OF_DRAFTS, row.createdAt.toISOString(), row.id],
    /** The expression that an index of the order begins with. */
    rank,
  }
}
