/** How long after one key the next still belongs to it. */
const SEQUENCE_PAUSE_MS = 1_000

/** Keys pressed one after another, and when the last was, in milliseconds. */
export interface KeySequence {
  keys: readonly string[]
  lastAtMs: number
}

export const NO_KEYS: KeySequence = { keys: [], lastAtMs: Number.NEGATIVE_INFINITY }

interface Step<Entry> {
  sequence: KeySequence
  /** What the keys so far call for, if they are complete. */
  match: Entry | null
}

const startsWith = (keys: readonly string[], beginning: readonly string[]): boolean =>
  beginning.every((key, index) => keys[index] === key)

/** Takes one more key: it completes a shortcut, goes on towards one, or begins anew. */
export function pressKey<Entry extends { keys: readonly string[] }>(
  before: KeySequence,
  key: string,
  atMs: number,
  entries: readonly Entry[],
): Step<Entry> {
  const isLate = atMs - before.lastAtMs > SEQUENCE_PAUSE_MS
  const candidates = isLate ? [[key]] : [[...before.keys, key], [key]]
  for (const keys of candidates) {
    const possible = entries.filter((entry) => startsWith(entry.keys, keys))
    const match = possible.findLast((entry) => entry.keys.length === keys.length)
    if (match) return { sequence: NO_KEYS, match }
    if (possible.length > 0) return { sequence: { keys, lastAtMs: atMs }, match: null }
  }
  return { sequence: NO_KEYS, match: null }
}
