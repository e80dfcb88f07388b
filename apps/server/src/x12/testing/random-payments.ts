import fc from 'fast-check'
import type { BookedEntry, PostableClaim } from '../posting/claims-book'
import type { FloatBalance } from '../posting/provider-adjustments'
import { sumOf } from '../remittance/imbalances-of'
import type { Adjustment, ProviderAdjustment, Remittance, RemittanceClaim } from '../remittance/remittance'
import {
  aClaim,
  adjustmentsFrom,
  aLine,
  aPayment,
  aSecondClaim,
  controlNumberAt,
  PAYER,
  saidClaim,
  saidLine,
  SECOND_PAYER,
  takenBack,
  type Reason,
} from './a-payment'
import { anEntry, booked } from './posted-before'

/** Reasons of each kind: by contract, the client's, of earlier payers, and denials. */
const REASONS = [
  ...[['CO', '45'] as const, ['CO', '253'] as const, ['OA', '94'] as const],
  ...[['PR', '1'] as const, ['PR', '2'] as const, ['PR', '3'] as const, ['PR', '96'] as const],
  ...[['OA', '23'] as const, ['CO', '197'] as const, ['PI', '45'] as const],
]

const charge = fc.integer({ min: 1, max: 100_000 })
const permille = fc.integer({ min: 0, max: 1000 })

/** Claims of several clients with one to three lines; some have a second coverage, some a claim to it already. */
export const someClaims: fc.Arbitrary<PostableClaim[]> = fc
  .array(
    fc.record({
      charges: fc.array(charge, { minLength: 1, maxLength: 3 }),
      next: fc.nat(2),
      moved: permille,
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((drawn) =>
    drawn.flatMap(({ charges, next, moved }, index) => {
      const id = controlNumberAt(index)
      const lines = charges.map((chargeCents, at) => aLine(`${id}0${at + 1}`, { chargeCents }))
      const first = aClaim(index, { lines, clientId: `client ${index % 2}` })
      if (next === 0) return [first]
      if (next === 1) return [{ ...first, next: { coverageId: 'second', claimId: null } }]
      const movedCents = partOf(charges[0] ?? 0, moved)
      const second = aSecondClaim(first, movedCents, index + 3)
      const movedOut: BookedEntry[] =
        movedCents === 0 ? [] : booked([anEntry(id, `${id}01`, 'moved_out', 0 - movedCents)], null)
      const entries = [...first.entries, ...movedOut]
      return [{ ...first, entries, next: { coverageId: 'second', claimId: second.id } }, second]
    }),
  )

/** One claim of a payment: which one, what is done with it, and by which parts it is adjusted. */
interface Drawn {
  which: number
  what:
    | 'decide'
    | 'decide as a whole'
    | 'decide in parts'
    | 'give a share back'
    | 'take back'
    | 'take back as a whole'
    | 'take back on one line'
    | 'stranger'
  status: string
  /** Whether a claim to a second payer is named by the number of the first one’s. */
  isByFirstNumber: boolean
  parts: { reason: number; permille: number }[]
  earlier: number
}

/** A payment as it is drawn: its payer, its claims, what it recovers, and what changes before it. */
export interface DrawnPayment {
  isOfSecond: boolean
  claims: Drawn[]
  /** Whether a person posts as written what speaks against itself, or sets it aside. */
  isAsWritten: boolean
  carriedAs: 'FB' | 'WO'
  /** How much of what is carried forward it answers, and how much of the rest it recovers from a claim. */
  answered: number
  recovered: number
  /** The claim that a person chooses for what is recovered. */
  recoveredFrom: number
  changes: { which: number; what: 'nothing next' | 'second next' | 'same payer next' | 'cancelled' }[]
}

const OFTEN = ['decide', 'decide', 'take back'] as const
const drawnClaim = fc.record<Drawn>({
  which: fc.nat(9),
  what: fc.constantFrom(
    ...[...OFTEN, 'decide as a whole', 'decide in parts', 'give a share back'],
    ...['take back as a whole', 'take back on one line', 'stranger'],
  ) as fc.Arbitrary<Drawn['what']>,
  status: fc.constantFrom('1', '1', '2', '3', '4', '19', '20', '21'),
  isByFirstNumber: fc.boolean(),
  parts: fc.array(fc.record({ reason: fc.nat(REASONS.length - 1), permille }), { maxLength: 3 }),
  earlier: fc.nat(5),
})

/** Payments of both payers, one after the other. */
export const somePayments: fc.Arbitrary<DrawnPayment[]> = fc.array(
  fc.record<DrawnPayment>({
    isOfSecond: fc.boolean(),
    claims: fc.array(drawnClaim, { minLength: 1, maxLength: 4 }),
    isAsWritten: fc.boolean(),
    carriedAs: fc.constantFrom('FB', 'WO'),
    answered: permille,
    recovered: fc.oneof(fc.constant(0), permille),
    recoveredFrom: fc.nat(9),
    changes: fc.array(
      fc.record({
        which: fc.nat(9),
        what: fc.constantFrom('nothing next', 'second next', 'same payer next', 'cancelled'),
      }),
      { maxLength: 2 },
    ),
  }),
  { minLength: 1, maxLength: 6 },
)

/** The payment that was drawn, in balance: what comes to less than nothing is carried forward. */
export function drawnPayment(
  drawn: DrawnPayment,
  claims: readonly PostableClaim[],
  said: readonly RemittanceClaim[],
  floats: readonly FloatBalance[],
): { remittance: Remittance; payerId: string } {
  const payerId = drawn.isOfSecond ? SECOND_PAYER : PAYER
  const own = claims.filter((claim) => claim.payerId === payerId)
  const paid = drawn.claims.flatMap((one) => saidAs(one, own.length > 0 ? own : claims, said) ?? [])
  const cents = sumOf(paid.map(({ paidCents }) => paidCents))
  return { payerId, remittance: aPayment(paid, adjustmentsOf(drawn, cents, floats)) }
}

/** What is carried forward, or recovered of what was carried forward before and of what somebody else knows. */
function adjustmentsOf(
  { carriedAs, answered, recovered }: DrawnPayment,
  paidCents: number,
  floats: readonly FloatBalance[],
): Omit<ProviderAdjustment, 'segment'>[] {
  if (paidCents < 0) return [{ code: carriedAs, reference: 'CARRIED', cents: paidCents }]
  const carried = 0 - sumOf(floats.flatMap(({ code, cents }) => (code === carriedAs ? [cents] : [])))
  const answer = partOf(Math.min(carried, paidCents), answered)
  const adjustments = [
    { code: carriedAs, reference: 'CARRIED', cents: answer },
    { code: 'WO', reference: 'RECOVERED', cents: partOf(paidCents - answer, recovered) },
  ]
  return adjustments.filter(({ cents }) => cents > 0)
}

function saidAs(
  drawn: Drawn,
  claims: readonly PostableClaim[],
  said: readonly RemittanceClaim[],
): RemittanceClaim | undefined {
  const { which, what, parts, earlier, status, isByFirstNumber } = drawn
  const claim = claims[which % claims.length]
  if (claim === undefined) return undefined
  const isNamedByFirst = isByFirstNumber && claim.secondaryOf !== null
  const controlNumber = isNamedByFirst ? (claim.secondaryOf ?? '') : claim.controlNumber
  if (what.startsWith('take back')) {
    const before = said.filter((one) => one.controlNumber === controlNumber && one.status !== '22')
    const chosen = before[earlier % Math.max(before.length, 1)]
    return chosen === undefined ? undefined : takenBack(reworded(chosen, claim, what))
  }
  if (what === 'decide as a whole') {
    const chargeCents = chargeOf(claim)
    const adjustments = adjustmentsFrom(reasonsOf(chargeCents, parts))
    return saidClaim(claim, [], { status, controlNumber, chargeCents, adjustments })
  }
  const lines = claim.lines.flatMap((line) => {
    const reasons = reasonsOf(line.chargeCents, parts)
    if (what === 'give a share back') return [saidLine(line, givingBack(line.chargeCents, reasons))]
    if (what !== 'decide in parts') return [saidLine(line, reasons)]
    const chargeCents = partOf(line.chargeCents, 1000 - (parts[0]?.permille ?? 400))
    return [line.chargeCents - chargeCents, chargeCents].map((cents) =>
      saidLine(line, reasonsOf(cents, parts), { chargeCents: cents }),
    )
  })
  if (what !== 'stranger') return saidClaim(claim, lines, { status, controlNumber })
  const stranger = { controlNumber: 'X', client: { lastName: '', firstName: '', id: '' } }
  return saidClaim(
    claim,
    lines.map((line) => ({ ...line, controlNumber: '' })),
    stranger,
  )
}

/** The same decision, as a payer may word it later: without its lines, or all of it on one line. */
function reworded(said: RemittanceClaim, claim: PostableClaim, what: Drawn['what']): RemittanceClaim {
  if (what === 'take back') return said
  const all = [...said.adjustments, ...said.lines.flatMap(({ adjustments }) => adjustments)]
  if (what === 'take back as a whole') return { ...said, lines: [], adjustments: all }
  const asReasons = (adjustments: readonly Adjustment[]): Reason[] =>
    adjustments.map(({ group, code, cents }) => [group, code, cents])
  const lines = claim.lines.map((line, at) => saidLine(line, at === 0 ? asReasons(all) : []))
  return { ...said, lines, adjustments: [] }
}

/** Reasons by which nothing is paid, and the shares among them come back. */
function givingBack(chargeCents: number, reasons: readonly Reason[]): Reason[] {
  const shares = reasons.filter(([group, code]) => group === 'PR' && code !== '96')
  const back = shares.map(([group, code, cents]): Reason => [group, code, 0 - cents])
  return [...back, ['CO', '197', chargeCents + sumOf(shares.map(([, , cents]) => cents))]]
}

const chargeOf = ({ lines }: PostableClaim): number => sumOf(lines.map(({ chargeCents }) => chargeCents))

const partOf = (cents: number, perMille: number): number => Math.floor((cents * perMille) / 1000)

/** Parts of a charge, which together are no more than it. */
function reasonsOf(chargeCents: number, parts: Drawn['parts']): Reason[] {
  let left = chargeCents
  return parts.flatMap(({ reason, permille: part }) => {
    const [group, code] = REASONS[reason] ?? ['CO', '45']
    const cents = partOf(left, part)
    left -= cents
    return cents === 0 ? [] : [[group, code, cents] as const]
  })
}
