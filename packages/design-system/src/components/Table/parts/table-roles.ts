/** As cards, rows and cells are drawn as boxes, which takes from them what a table's parts are by themselves. */
export const GRID = { role: 'grid' } as const

/** The head and the body. */
export const ROW_GROUP = { role: 'rowgroup' } as const
