import * as z from 'zod/mini'

/** The answer `{success, data, message}` around `data`. */
export const enveloped = <Data extends z.ZodMiniType>(data: Data) =>
  z.object({ success: z.literal(true), data, message: z.optional(z.string()) })

/** One page of a list: pass `nextCursor` back as `cursor` for the page after it. `total` counts all matches. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.nullable(z.string()), total: z.int() })

/** One page of a list; `nextCursor` is null on the last one, and `total` counts all matches. */
export interface Page<Item> {
  items: Item[]
  nextCursor: string | null
  total: number
}

/** The query fields that every paged list takes. `limit` is at most 100. */
export const pageQuery = {
  cursor: z.optional(z.string().check(z.maxLength(1000))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
}
