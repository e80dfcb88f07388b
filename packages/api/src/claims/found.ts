import type { ClaimFinding, ClaimFindingPlace } from './claim-findings'

/** Where something is put right: the record, and the field of the claim’s form that shows it. */
type Spot = readonly [where: ClaimFindingPlace, field: string]

const foundAs =
  (level: ClaimFinding['level']) =>
  (number: number, box: string, [where, field]: Spot, words: string): ClaimFinding => ({
    ...{ number, level, box, field, where, words },
  })

/** Something that keeps a claim from being sent: the rule’s number, the box, where to put it right, and how. */
export const error = foundAs('error')

/** Something that is asked about before a claim is sent. */
export const warning = foundAs('warning')

/** A finding where it is so, else none. */
export const when = (isSo: boolean, finding: () => ClaimFinding): ClaimFinding[] => (isSo ? [finding()] : [])

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** `2026-11-03` as the screens write it: "Nov 3, 2026". */
export const dayWords = (day: string): string => dayFormat.format(new Date(day))
