import type { Page } from '../wire/envelope'

/** The only page of a list of `items`. */
export function aPage<Item>(items: Item[], changes: Partial<Page<Item>> = {}): Page<Item> {
  return { items, nextCursor: null, total: items.length, ...changes }
}
