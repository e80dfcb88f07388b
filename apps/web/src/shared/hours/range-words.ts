const isOnlyBreak = (count: number): boolean => count === 2

/** What the time is called at which the range at `index` of `count` begins. */
export function opensWords(index: number, count: number): string {
  if (index === 0) return 'Opens'
  return isOnlyBreak(count) ? 'Opens again' : `Opens after break ${index}`
}

/** What the time is called at which the range at `index` of `count` ends. */
export function closesWords(index: number, count: number): string {
  if (index === count - 1) return 'Closes'
  return isOnlyBreak(count) ? 'Break begins' : `Break ${index + 1} begins`
}

/** What takes away the break before the range at `index` of `count`. */
export const removeBreakWords = (index: number, count: number): string =>
  isOnlyBreak(count) ? 'Remove the break' : `Remove break ${index}`
