import {
  comparedPerson,
  duplicateKeys,
  duplicateLikenessOf,
  type ComparedPerson,
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
export function findPairs<One extends KnownPerson>(
  people: readonly One[],
  isSettled: (one: One, other: One) => boolean,
  most: number,
): FoundPair<One>[] {
  const found: FoundPair<One>[] = []
  const byKey = new Map<string, { one: One; compared: ComparedPerson }[]>()
  for (const person of people) {
    const known = { one: person, compared: comparedPerson(person) }
    const before = new Set<typeof known>()
    for (const key of new Set(duplicateKeys(known.compared))) {
      const others = byKey.get(key)
      for (const other of others ?? []) before.add(other)
      if (others === undefined) byKey.set(key, [known])
      else others.push(known)
    }
    for (const { one, compared } of before) {
      const likeness = duplicateLikenessOf(compared, known.compared)
      if (likeness === null || isSettled(one, person)) continue
      found.push({ clients: [one, person], likeness })
      if (found.length === most) return found
    }
  }
  return found
}
