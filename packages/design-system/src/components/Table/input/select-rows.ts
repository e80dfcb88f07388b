/** Where a range of selected rows began, and how far it goes. */
export interface RowRange {
  anchor: string
  end: string
}

/** The keys from one to the other, in either order; none when one of them isn't here. */
function between(keys: readonly string[], one: string, other: string): readonly string[] {
  const [from = -1, to = -1] = [keys.indexOf(one), keys.indexOf(other)].toSorted((a, b) => a - b)
  return from === -1 ? [] : keys.slice(from, to + 1)
}

/** The same selection with its last range drawn to another row, as Shift does. */
export function extendTo(
  selected: ReadonlySet<string>,
  keys: readonly string[],
  range: RowRange,
  end: string,
): ReadonlySet<string> {
  const next = new Set(selected)
  for (const key of between(keys, range.anchor, range.end)) next.delete(key)
  for (const key of between(keys, range.anchor, end)) next.add(key)
  return next
}

/** Returns what is said of a change: the row that came or went, and how many are selected when they are several. */
export function selectionWords(
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
  nameOf: (key: string) => string,
): string {
  const added = [...after].filter((key) => !before.has(key))
  const removed = [...before].filter((key) => !after.has(key))
  const [key] = [...added, ...removed]
  if (key === undefined) return ''
  if (added.length + removed.length > 1) return countWords(after.size)
  const one = `${nameOf(key)} ${added.length === 1 ? 'selected' : 'not selected'}.`
  return after.size > 1 || before.size > 1 ? `${one} ${countWords(after.size)}` : one
}

const countWords = (count: number): string => {
  if (count === 0) return 'No items selected.'
  return count === 1 ? '1 item selected.' : `${count} items selected.`
}
