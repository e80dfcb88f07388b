import {
  duplicateKeys,
  duplicateLikenessOf,
  type DuplicateLikeness,
  type KnownPerson,
} from '@oaklet/api/contract'

/** Two records that may be one person. */
export interface FoundPair<One> {
  clients: readonly [One, One]
  likeness: DuplicateLikeness
}

/**
 * Finds those who may be there twice, up to `most` pairs. Of each pair, who comes first in `people` comes first. Only
 * records that have a key in common are compared, so that 10,000 take no 50 million comparisons.
 */
export function findPairs<One extends KnownPerson & { id: string }>(
  people: readonly One[],
  isSettled: (one: One, other: One) => boolean,
  most: number,
): FoundPair<One>[] {
  const found: FoundPair<One>[] = []
  const byKey = new Map<string, One[]>()
  for (const person of people) {
    const before = new Set<One>()
    for (const key of new Set(duplicateKeys(person))) {
      const known = byKey.get(key) ?? []
      for (const one of known) before.add(one)
      byKey.set(key, [...known, person])
    }
    for (const one of before) {
      const likeness = duplicateLikenessOf(one, person)
      if (likeness === null || isSettled(one, person)) continue
      found.push({ clients: [one, person], likeness })
      if (found.length === most) return found
    }
  }
  return found
}
