/** Rows that are selected by key, or all of them but some: so that a hundred thousand cost as much as one. */
export interface RowSelection {
  means: 'only' | 'allBut'
  keys: ReadonlySet<string>
}

export const NOTHING_SELECTED: RowSelection = { means: 'only', keys: new Set() }
export const EVERYTHING_SELECTED: RowSelection = { means: 'allBut', keys: new Set() }

/** Returns whether this row is among them. */
export const isRowSelected = ({ means, keys }: RowSelection, key: string): boolean =>
  keys.has(key) === (means === 'only')

/** Returns how many rows are selected. */
export const selectedCount = ({ means, keys }: RowSelection, rowCount: number): number =>
  means === 'only' ? keys.size : Math.max(0, rowCount - keys.size)

/** The same selection, with these rows in it or out of it. */
export function withRows(selection: RowSelection, keys: readonly string[], isIn: boolean): RowSelection {
  const next = new Set(selection.keys)
  const isListed = isIn === (selection.means === 'only')
  for (const key of keys) {
    if (isListed) next.add(key)
    else next.delete(key)
  }
  return { means: selection.means, keys: next }
}
