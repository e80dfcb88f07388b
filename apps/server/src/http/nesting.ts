/** The contract's bodies nest five levels deep. */
const MAX_DEPTH = 32

/** Whether JSON nests deeper than any of our calls. Level by level, as what calls itself for each ends at some depth. */
export function isNestedTooDeeply(json: unknown): boolean {
  let level = [json].filter(hasParts)
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true
    level = level.flatMap((value) => Object.values(value) as unknown[]).filter(hasParts)
  }
  return false
}

const hasParts = (value: unknown): value is object => typeof value === 'object' && value !== null
