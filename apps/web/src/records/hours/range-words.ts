/** Whose hours they are: those of a place that opens, of a person who works, or of a client who waits for a time. */
export type HoursKind = 'opening' | 'working' | 'waiting'

const EDGES = {
  opening: { day: 'Open', opens: 'Opens', closes: 'Closes' },
  working: { day: 'Works', opens: 'Begins', closes: 'Ends' },
  waiting: { day: 'Can come', opens: 'From', closes: 'To' },
} as const

/** What the switch of a day is called: `Open Monday`, `Works Monday`. */
export const dayWords = (label: string, kind: HoursKind = 'opening'): string => `${EDGES[kind].day} ${label}`

const isOnlyBreak = (count: number): boolean => count === 2

/** What the time is called at which the range at `index` of `count` begins. */
export function opensWords(index: number, count: number, kind: HoursKind = 'opening'): string {
  const { opens } = EDGES[kind]
  if (index === 0) return opens
  return isOnlyBreak(count) ? `${opens} again` : `${opens} after break ${index}`
}

/** What the time is called at which the range at `index` of `count` ends. */
export function closesWords(index: number, count: number, kind: HoursKind = 'opening'): string {
  if (index === count - 1) return EDGES[kind].closes
  return isOnlyBreak(count) ? 'Break begins' : `Break ${index + 1} begins`
}

/** What takes away the break before the range at `index` of `count`. */
export const removeBreakWords = (index: number, count: number): string =>
  isOnlyBreak(count) ? 'Remove the break' : `Remove break ${index}`
