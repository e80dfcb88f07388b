import type { ClaimBookKind, RemittancePlan } from '@oaklet/api/contract'

/** What posting changes in the books of insurers, in cents; each sum is positive where it lowers what is owed. */
export interface PlanSums {
  paidCents: number
  contractualCents: number
  toClientCents: number
  movedOutCents: number
  takenBackCents: number
}

const centsOf = (all: readonly { cents: number }[]): number => all.reduce((sum, { cents }) => sum + cents, 0)

/** The sums of what a plan writes on the lines of claims. */
export function planSums({ entries }: Pick<RemittancePlan, 'entries'>): PlanSums {
  const of = (kind: ClaimBookKind) => 0 - centsOf(entries.filter((entry) => entry.kind === kind))
  return {
    paidCents: of('paid'),
    contractualCents: of('contractual'),
    toClientCents: of('to_client'),
    movedOutCents: of('moved_out'),
    takenBackCents: 0 - of('taken_back'),
  }
}

/** What all clients together owe by a plan. */
export const sharesCents = ({ shares }: Pick<RemittancePlan, 'shares'>): number => centsOf(shares)

/** What is credited to clients by a plan. */
export const creditsCents = ({ shareCredits }: Pick<RemittancePlan, 'shareCredits'>): number =>
  centsOf(shareCredits)
