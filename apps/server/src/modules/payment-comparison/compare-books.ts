import type { PaymentDifference } from '@oaklet/api/contract'
import type { ProviderMovement } from '../../payment-provider'

/** What one book takes a charge, a refund or a dispute for. */
export interface Standing {
  /** The provider's id of it. */
  providerId: string
  kind: PaymentDifference['kind']
  chargeId: string
  /** What it took of the client or gave back to them, in cents; 0 where it moved nothing, or all of that came back. */
  cents: number
}

/** A charge, refund or dispute in the provider's book: how it stands, what to read anew of it, and when it moved last. */
export interface TheirStanding extends Standing {
  about: ProviderMovement['about']
  movedAt: Date
}

const KINDS: Partial<Record<ProviderMovement['kind'], PaymentDifference['kind']>> = {
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
  for (const { kind: moved, sourceId: providerId, chargeId, amountCents, about, at: movedAt } of movements) {
    const kind = KINDS[moved]
    if (kind === undefined || providerId === null || chargeId === null) continue
    const cents = CAME_BACK.includes(moved) ? 0 : Math.abs(amountCents)
    standings.set(providerId, { providerId, kind, chargeId, cents, about, movedAt })
  }
  return [...standings.values()]
}

/** One thing that the books take for different sums. */
export interface Difference extends Omit<Standing, 'cents'> {
  ourCents: number
  theirCents: number
}

/** What stands differently in the two books; what stands in one of them alone counts as 0 in the other. */
export function differencesOf(theirs: readonly Standing[], ours: readonly Standing[]): Difference[] {
  const [their, our] = [theirs, ours].map((book) => new Map(book.map((one) => [one.providerId, one])))
  const all = new Map([...theirs, ...ours].map((one) => [one.providerId, one]))
  return [...all.values()].flatMap(({ providerId, kind, chargeId }) => {
    const theirCents = their?.get(providerId)?.cents ?? 0
    const ourCents = our?.get(providerId)?.cents ?? 0
    return theirCents === ourCents ? [] : [{ providerId, kind, chargeId, ourCents, theirCents }]
  })
}
