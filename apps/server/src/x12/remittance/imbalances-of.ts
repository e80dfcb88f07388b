import type { Warning } from '../reading/segment'
import type { Adjustment, Remittance, RemittanceClaim, RemittanceLine } from './remittance'

/** Sums of a remittance that do not agree: what the file says, and what its parts come to. */
export interface Imbalance {
  /** What is out of balance: a line, a claim, the charges of a claim's lines, or the whole payment. */
  at: 'line' | 'claim' | 'charges' | 'payment'
  segment: number
  saidCents: number
  sumCents: number
  /** `sumCents` less `saidCents`. */
  differenceCents: number
}

/** All sums of a remittance that do not agree to the cent. One with any can't be posted. */
export const imbalancesOf = (remittance: Remittance): Imbalance[] => [
  ...remittance.claims.flatMap((claim) => [
    ...claim.lines.flatMap(imbalancesOfLine),
    ...imbalancesOfClaim(claim),
  ]),
  ...compared(
    'payment',
    remittance.segment,
    remittance.amountCents,
    sumOf(remittance.claims.map(({ paidCents }) => paidCents)) -
      sumOf(centsOf(remittance.providerAdjustments)),
  ),
]

const imbalancesOfLine = (line: RemittanceLine): Imbalance[] =>
  compared('line', line.segment, line.paidCents, line.chargeCents - sumOf(centsOf(line.adjustments)))

function imbalancesOfClaim(claim: RemittanceClaim): Imbalance[] {
  const paid = claim.chargeCents - sumOf(centsOf(adjustmentsOf(claim)))
  const charges = sumOf(claim.lines.map(({ chargeCents }) => chargeCents))
  return [
    ...compared('claim', claim.segment, claim.paidCents, paid),
    ...(claim.lines.length === 0 ? [] : compared('charges', claim.segment, claim.chargeCents, charges)),
  ]
}

function compared(at: Imbalance['at'], segment: number, saidCents: number, sumCents: number): Imbalance[] {
  return saidCents === sumCents
    ? []
    : [{ at, segment, saidCents, sumCents, differenceCents: sumCents - saidCents }]
}

/** What should agree and takes no part in the balance: the client’s share and the adjustments that name it. */
export const shareWarningsOf = ({ claims }: Pick<Remittance, 'claims'>): Warning[] =>
  claims.flatMap((claim) => {
    const shares = adjustmentsOf(claim).filter(({ group }) => group === 'PR')
    if (claim.status === '22' || sumOf(centsOf(shares)) === claim.clientShareCents) return []
    const message = `Claim ${claim.controlNumber}: the client’s share is not the sum of the deductible, coinsurance and copay.`
    return [{ segment: claim.segment, message }]
  })

/** The adjustments of a claim and of its lines. */
const adjustmentsOf = (claim: RemittanceClaim): readonly Adjustment[] => [
  ...claim.adjustments,
  ...claim.lines.flatMap((line) => line.adjustments),
]

const centsOf = (adjustments: readonly { cents: number }[]): number[] => adjustments.map(({ cents }) => cents)

/** A sum of cents. */
export const sumOf = (cents: readonly number[]): number => cents.reduce((sum, one) => sum + one, 0)
