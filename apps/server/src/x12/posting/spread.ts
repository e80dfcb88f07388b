import { sumOf } from '../remittance/imbalances-of'

/** A line that takes its part of a sum. */
export interface SpreadLine {
  chargeCents: number
  paidCents: number
}

/**
 * `cents` spread over lines by their charges, the largest first: what rounding leaves goes to the next one. What lowers
 * a payment takes no more from a line than was paid for it; what does not fit goes to the others, and to the last what
 * fits nowhere.
 */
export function spread(cents: number, lines: readonly SpreadLine[]): number[] {
  const sign = cents < 0 ? -1 : 1
  const size = Math.abs(cents)
  const charges = lines.map(({ chargeCents }) => Math.abs(chargeCents))
  const parts = lines.map(() => 0)
  const largestFirst = [...lines.keys()].toSorted((one, other) => (charges[other] ?? 0) - (charges[one] ?? 0))
  let left = size
  const give = (at: number, most: number) => {
    const { chargeCents = 0, paidCents = 0 } = lines[at] ?? {}
    const given = parts[at] ?? 0
    const room = chargeCents * sign < 0 ? left : Math.max(paidCents * sign - given, 0)
    const part = Math.min(most, room, left)
    parts[at] = given + part
    left -= part
  }
  const total = sumOf(charges)
  let reached = 0
  for (const at of largestFirst) {
    reached += charges[at] ?? 0
    give(at, share(size, reached, total) - (size - left))
  }
  for (const at of largestFirst) give(at, left)
  const last = largestFirst.at(-1)
  if (last !== undefined) parts[last] = (parts[last] ?? 0) + left
  return parts.map((part) => sign * part || 0)
}

/** The part of `cents` that belongs to `weight` of `total`, rounded down; products are larger than safe numbers. */
const share = (cents: number, weight: number, total: number): number =>
  total === 0 ? 0 : Number((BigInt(cents) * BigInt(weight)) / BigInt(total))
