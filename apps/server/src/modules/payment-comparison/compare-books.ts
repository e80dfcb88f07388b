import type { PaymentDifference } from '@oaklet/api/contract'
import type { ProviderMovement } from '../../payment-provider'

/** What one book takes a charge, a refund or a dispute for. */
export interface Standing {
  /** The provider's id of it. */
  providerId: string
  kind: Exclude<PaymentDifference['kind'], 'fee'>
  chargeId: string
  /** What it took of the client or gave back to them, in cents; 0 where it moved nothing, or all of that came back. */
  cents: number
  /** What the provider kept of a charge, in cents; 0 of all else, as no fee of these is compared. */
  feeCents: number
}

/** A charge, refund or dispute in the provider's book: how it stands, what to read anew of it, and when it moved last. */
export interface TheirStanding extends Standing {
  about: ProviderMovement['about']
  movedAt: Date
}

const KINDS: Partial<Record<ProviderMovement['kind'], Standing['kind']>> = {
  charge: 'charge',
  refund: 'refund',
  refund_returned: 'refund',
  dispute: 'dispute',
  dispute_won: 'dispute',
}
const CAME_BACK: readonly ProviderMovement['kind'][] = ['refund_returned', 'dispute_won']

/** How each charge, refund and dispute stands after what moved, the oldest first: what moved last decides. */
export function standingsOf(movements: readonly ProviderMovement[]): TheirStanding[] {
  const standings = new Map<string, TheirStanding>()
  for (const {
    kind: moved,
    sourceId: providerId,
    chargeId,
    amountCents,
    about,
    at: movedAt,
    ...one
  } of movements) {
    const kind = KINDS[moved]
    if (kind === undefined || providerId === null || chargeId === null) continue
    const cents = CAME_BACK.includes(moved) ? 0 : Math.abs(amountCents)
    const feeCents = kind === 'charge' ? one.feeCents : 0
    standings.set(providerId, { providerId, kind, chargeId, cents, feeCents, about, movedAt })
  }
  return [...standings.values()]
}

/** One thing that the books take for different sums. */
export interface Difference extends Omit<Standing, 'kind' | 'cents' | 'feeCents'> {
  kind: PaymentDifference['kind']
  ourCents: number
  theirCents: number
}

/**
 * What stands differently in the two books; what stands in one of them alone counts as 0 in the other. Of a charge that
 * both take for the same sum the fees are compared.
 */
export function differencesOf(theirs: readonly Standing[], ours: readonly Standing[]): Difference[] {
  const [their, our] = [theirs, ours].map((book) => new Map(book.map((one) => [one.providerId, one])))
  const all = new Map([...theirs, ...ours].map((one) => [one.providerId, one]))
  return [...all.values()].flatMap(({ providerId, kind, chargeId }): Difference[] => {
    const [there, here] = [their?.get(providerId) ?? NOTHING, our?.get(providerId) ?? NOTHING]
    const of = { providerId, chargeId }
    if (there.cents !== here.cents) return [{ ...of, kind, ourCents: here.cents, theirCents: there.cents }]
    if (there.feeCents === here.feeCents) return []
    return [{ ...of, kind: 'fee', ourCents: here.feeCents, theirCents: there.feeCents }]
  })
}

const NOTHING = { cents: 0, feeCents: 0 }
