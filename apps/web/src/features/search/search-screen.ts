import type { IconName } from '@oaklet/design-system'

/** A screen that the person may see, as a search finds it. */
export interface SearchScreen {
  id: string
  label: string
  icon: IconName
  path: string
}

/** Whatever is found by its label: every word typed begins one of the label's words. */
export function matchLabels<Item extends { label: string }>(items: readonly Item[], typed: string): Item[] {
  const wanted = wordsOf(typed)
  return items.filter(({ label }) => {
    const words = wordsOf(label)
    return wanted.every((beginning) => words.some((word) => word.startsWith(beginning)))
  })
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
