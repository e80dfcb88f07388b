/**
 * Splits a list into parts of at most so many, for a test each: two workers share them, and what one test may take does
 * not grow with the list.
 */
export const inParts = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  )
