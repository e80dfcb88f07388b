import fc from 'fast-check'
import type { PostableClaim } from '../posting/claims-book'
import { sumOf } from '../remittance/imbalances-of'
import type { Remittance, RemittanceClaim } from '../remittance/remittance'
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

/** Reasons of each kind: by contract, the client's, of earlier payers, and denials. */
const REASONS = [
  ...[['CO', '45'] as const, ['CO', '253'] as const, ['OA', '94'] as const],
  ...[['PR', '1'] as const, ['PR', '2'] as const, ['PR', '3'] as const, ['PR', '96'] as const],
  ...[['OA', '23'] as const, ['CO', '197'] as const, ['PI', '45'] as const],
]

const charge = fc.integer({ min: 1, max: 100_000 })

/** Claims of several clients with one to three lines; some have a second coverage, some a claim to it already. */
export const someClaims: fc.Arbitrary<PostableClaim[]> = fc
  .array(
    fc.record({ charges: fc.array(charge, { minLength: 1, maxLength: 3 }), next: fc.nat(2), moved: charge }),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((drawn) =>
    drawn.flatMap(({ charges, next, moved }, index) => {
      const id = controlNumberAt(index)
      const lines = charges.map((chargeCents, at) => aLine(`${id}0${at + 1}`, { chargeCents }))
      const first = aClaim(index, { lines, clientId: `client ${index % 2}` })
      if (next === 0) return [first]
      if (next === 1) return [{ ...first, next: { coverageId: 'second', claimId: null } }]
      const second = aSecondClaim(first, moved, index + 3)
      return [{ ...first, next: { coverageId: 'second', claimId: second.id } }, second]
    }),
  )

/** One claim of a payment: which one, what is done with it, and by which parts it is adjusted. */
interface Drawn {
  which: number
  what: 'decide' | 'decide as a whole' | 'take back' | 'stranger'
  parts: { reason: number; permille: number }[]
  earlier: number
}

/** A payment as it is drawn: its payer and its claims. */
export interface DrawnPayment {
  isOfSecond: boolean
  claims: Drawn[]
}

/** Payments of both payers, one after the other. */
export const somePayments: fc.Arbitrary<DrawnPayment[]> = fc.array(
  fc.record({
    isOfSecond: fc.boolean(),
    claims: fc.array(
      fc.record<Drawn>({
        which: fc.nat(9),
        what: fc.constantFrom('decide', 'decide', 'decide as a whole', 'take back', 'stranger'),
        parts: fc.array(fc.record({ reason: fc.nat(REASONS.length - 1), permille: fc.nat(1000) }), {
          maxLength: 3,
        }),
        earlier: fc.nat(5),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  }),
  { minLength: 1, maxLength: 6 },
)

/** The payment that was drawn, in balance: what comes to less than nothing is carried forward. */
export function drawnPayment(
  { isOfSecond, claims: drawn }: DrawnPayment,
  claims: readonly PostableClaim[],
  said: readonly RemittanceClaim[],
): { remittance: Remittance; payerId: string } {
  const payerId = isOfSecond ? SECOND_PAYER : PAYER
  const own = claims.filter((claim) => claim.payerId === payerId)
  const paid = drawn.flatMap((one) => saidAs(one, own.length > 0 ? own : claims, said) ?? [])
  const cents = Math.min(sumOf(paid.map(({ paidCents }) => paidCents)), 0)
  const other = cents === 0 ? [] : [{ code: 'FB', reference: 'R', cents }]
  return { payerId, remittance: aPayment(paid, other) }
}

function saidAs(
  { which, what, parts, earlier }: Drawn,
  claims: readonly PostableClaim[],
  said: readonly RemittanceClaim[],
): RemittanceClaim | undefined {
  const claim = claims[which % claims.length]
  if (claim === undefined) return undefined
  if (what === 'take back') {
    const before = said.filter(
      ({ controlNumber, status }) => controlNumber === claim.controlNumber && status === '1',
    )
    const chosen = before[earlier % Math.max(before.length, 1)]
    return chosen === undefined ? undefined : takenBack(chosen)
  }
  if (what === 'decide as a whole') {
    const chargeCents = sumOf(claim.lines.map((line) => line.chargeCents))
    return saidClaim(claim, [], { chargeCents, adjustments: adjustmentsFrom(reasonsOf(chargeCents, parts)) })
  }
  const lines = claim.lines.map((line) => saidLine(line, reasonsOf(line.chargeCents, parts)))
  const stranger = { controlNumber: 'X', client: { lastName: '', firstName: '', id: '' } }
  return what === 'decide'
    ? saidClaim(claim, lines)
    : saidClaim(
        claim,
        lines.map((line) => ({ ...line, controlNumber: '' })),
        stranger,
      )
}

/** Parts of a charge, which together are no more than it. */
function reasonsOf(chargeCents: number, parts: Drawn['parts']): Reason[] {
  let left = chargeCents
  return parts.flatMap(({ reason, permille }) => {
    const [group, code] = REASONS[reason] ?? ['CO', '45']
    const cents = Math.floor((left * permille) / 1000)
    left -= cents
    return cents === 0 ? [] : [[group, code, cents] as const]
  })
}
