import type { RunProgress } from './run-in-turn'

/** Leaves out what a run has done, until the server says so too. */
export function withoutDone<Item>(
  items: readonly Item[],
  run: RunProgress<Item> | null,
  keyOf: (item: Item) => string,
): Item[] {
  const done = new Set(run?.done.map(keyOf))
  return items.filter((item) => !done.has(keyOf(item)))
}
