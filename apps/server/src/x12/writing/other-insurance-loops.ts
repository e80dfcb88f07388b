import type { ClaimAdjustment, ClaimForm } from '@oaklet/api/contract'
import { insuredAs } from './insurance-loops'
import { addressed, organizationNamed, personNamed } from './name-segments'
import { amountOf, endingWith, segment } from './segment'

/** The client’s other insurance, and what it has paid: loops 2320, 2330A and 2330B. */
export function otherInsuranceLoops({ otherInsurance, signatureOn, releaseOn }: ClaimForm): string[] {
  if (otherInsurance === null) return []
  const { payer, memberId, subscriber, answer } = otherInsurance
  return [
    insuredAs(otherInsurance, true),
    ...adjusted(answer?.adjustments ?? []),
    ...(answer === null ? [] : [segment('AMT', 'D', amountOf(answer.paidCents))]),
    segment(...['OI', '', '', signatureOn === null ? 'N' : 'Y'], ...['', '', releaseOn === null ? 'I' : 'Y']),
    personNamed('IL', subscriber, { kind: 'MI', id: memberId }),
    ...addressed(subscriber.address),
    organizationNamed('PR', payer.name, { kind: 'PI', id: payer.payerId }),
    ...endingWith(answer?.payerClaimNumber ?? '', 50, 'REF', 'F8'),
  ]
}

/** The reasons that one CAS can hold. */
const REASONS_IN_SEGMENT = 6

/** CAS: a payer’s adjustments, all of a group in one segment as far as there is room. */
export function adjusted(adjustments: readonly ClaimAdjustment[]): string[] {
  const groups = [...new Set(adjustments.map(({ group }) => group))]
  return groups.flatMap((group) => {
    const reasons = adjustments.filter((adjustment) => adjustment.group === group).map(reasonOf)
    const count = Math.ceil(reasons.length / REASONS_IN_SEGMENT)
    return Array.from({ length: count }, (_, index) =>
      segment(
        ...['CAS', group],
        ...reasons.slice(index * REASONS_IN_SEGMENT, (index + 1) * REASONS_IN_SEGMENT).flat(),
      ),
    )
  })
}

const reasonOf = ({ code, cents, quantity }: ClaimAdjustment): string[] => [
  code,
  amountOf(cents),
  quantity === null ? '' : String(quantity),
]
