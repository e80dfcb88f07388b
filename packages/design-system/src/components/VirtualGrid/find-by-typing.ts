const collator = new Intl.Collator(undefined, { usage: 'search', sensitivity: 'base' })

interface Search {
  typed: string
  /** Where the keyboard is; a single letter looks behind it first. */
  from: number
  rowCount: number
  /** Nothing for a row that is not loaded. */
  textAt: (index: number) => string | undefined
}

/** The next row that begins with what was typed, around the end; accents and case don't matter. */
export function findByTyping({ typed, from, rowCount, textAt }: Search): number | undefined {
  const isOneLetter = new Set(typed).size === 1
  const wanted = isOneLetter ? typed.slice(0, 1) : typed
  const start = Math.max(0, isOneLetter ? from + 1 : from)
  for (let step = 0; step < rowCount; step += 1) {
    const index = (start + step) % rowCount
    const text = textAt(index)
    if (text !== undefined && collator.compare(text.slice(0, wanted.length), wanted) === 0) return index
  }
  return undefined
}
