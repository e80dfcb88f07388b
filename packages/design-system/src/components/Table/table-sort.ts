export const SORT_DIRECTIONS = ['ascending', 'descending'] as const
export type SortDirection = (typeof SORT_DIRECTIONS)[number]

/** Which column orders the rows, and which way. */
export interface TableSort {
  columnId: string
  direction: SortDirection
}

/** What the two orders of a column are called, like "A to Z" or "Oldest first". */
export type SortWords = Readonly<Record<SortDirection, string>>

const PLAIN_WORDS: SortWords = { ascending: 'ascending', descending: 'descending' }

/** Every way to order these columns, as "Due: oldest first", for where there is no header to press. */
export const sortOptions = (
  columns: readonly {
    id: string
    header: string
    isSortable?: boolean | undefined
    sortWords?: SortWords | undefined
  }[],
): readonly (TableSort & { id: string; label: string })[] =>
  columns
    .filter(({ isSortable }) => isSortable === true)
    .flatMap(({ id, header, sortWords = PLAIN_WORDS }) =>
      SORT_DIRECTIONS.map((direction) => ({
        id: `${direction} ${id}`,
        label: `${header}: ${sortWords[direction]}`,
        columnId: id,
        direction,
      })),
    )
