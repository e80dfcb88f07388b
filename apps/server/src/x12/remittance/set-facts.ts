import { centsAt } from '../reading/cents-from'
import { allOf, firstOf } from '../reading/find-segments'
import { componentsAt, dayFrom, elementAt, type Segment, type Warning } from '../reading/segment'
import type { Adjustment, NamedParty } from './remittance'

/** What is needed to read the segments of a set, and what was noticed meanwhile. */
export interface SetReading {
  component: string
  warnings: Warning[]
}

/** The amount in the first AMT with this qualifier; null where there is none. */
export function amountOf(segments: readonly Segment[], qualifier: string): number | null {
  const segment = firstOf(segments, 'AMT', qualifier)
  return segment === undefined ? null : centsAt(segment, 2)
}

/** The day in the first DTM with one of these qualifiers; null, and a warning, for a day that does not exist. */
export function dayOf(
  segments: readonly Segment[],
  qualifiers: readonly string[],
  reading: SetReading,
): string | null {
  for (const qualifier of qualifiers) {
    const segment = firstOf(segments, 'DTM', qualifier)
    if (segment !== undefined) return dayAt(segment, 2, reading)
  }
  return null
}

/** The day in an element of a segment; null, and a warning, for one that does not exist. */
export function dayAt(segment: Segment, index: number, { warnings }: SetReading): string | null {
  const text = elementAt(segment, index)
  const day = dayFrom(text)
  if (day === null && text !== '')
    warnings.push({
      segment: segment.number,
      message: `Segment ${segment.number}: “${text.slice(0, 20)}” is not a day.`,
    })
  return day
}

/** The person or organization in the first NM1 of this kind. */
export function partyOf(segments: readonly Segment[], qualifier: string): NamedParty | null {
  const segment = firstOf(segments, 'NM1', qualifier)
  if (segment === undefined) return null
  return { lastName: elementAt(segment, 3), firstName: elementAt(segment, 4), id: elementAt(segment, 9) }
}

/** Six times code, sum and quantity. */
const FIRST_REASON = 2
const ELEMENTS_OF_A_REASON = 3

/** The adjustments in all CAS of these segments. */
export const adjustmentsIn = (segments: readonly Segment[]): Adjustment[] =>
  allOf(segments, 'CAS').flatMap((segment) => {
    const reasons: Adjustment[] = []
    for (let at = FIRST_REASON; at < segment.elements.length; at += ELEMENTS_OF_A_REASON) {
      const [code, cents] = [elementAt(segment, at), centsAt(segment, at + 1)]
      const quantity = elementAt(segment, at + 2) || null
      if (code !== '' || cents !== 0) reasons.push({ group: elementAt(segment, 1), code, cents, quantity })
    }
    return reasons
  })

/** A service as `HC:code:modifier:…` says it; without its first part where only a code stands there. */
export function serviceAt(segment: Segment, index: number, { component }: SetReading) {
  const parts = componentsAt(segment, index, component)
  const [, code = parts[0] ?? '', ...rest] = parts
  return { code, modifiers: rest.slice(0, 4).filter((modifier) => modifier !== '') }
}
