import type { ClaimTotals, Permission } from '@oaklet/api/contract'
import { claimsToFix, claimsToMake } from '../../../records/claims/claims-to-do'
import type { WaitingItem } from '../../../records/invoices/waiting-money'
import { countOf } from '../../../shared/count-of'
import { paths } from '../../../shared/paths'

/** Returns which claims have to be made, put right and sent, and which are late, denied or without an answer to their appeal, and which payments of insurers wait; nothing about what is none. */
export function waitingClaims(
  { counts, unclaimedSessionCount, dueSoonCount, lateCount, overdueAppealCount, ...totals }: ClaimTotals,
  can: (permission: Permission) => boolean,
): WaitingItem[] {
  const common = { icon: 'document', tone: 'wait' } as const
  const items: (WaitingItem | false)[] = [
    lateCount > 0 && {
      ...common,
      id: 'claims-late',
      tone: 'bad' as const,
      title: countOf(lateCount, 'claim past its filing limit', 'claims past their filing limit'),
      detail: 'The insurance may refuse to pay.',
      href: paths.claims({ due: 'late' }),
    },
    dueSoonCount > 0 && {
      ...common,
      id: 'claims-due',
      title: countOf(dueSoonCount, 'claim near its filing limit', 'claims near their filing limit'),
      detail: 'To be sent within 14 days.',
      href: paths.claims({ due: 'soon', sort: 'due' }),
    },
    ...claimsToFix({ draftCount: counts.draft, rejectedCount: counts.rejected }),
    counts.denied > 0 && {
      ...common,
      id: 'claims-denied',
      title: countOf(counts.denied, 'denied claim', 'denied claims'),
      detail: 'Each says why, and what to do next.',
      href: paths.claims({ state: 'denied' }),
    },
    overdueAppealCount > 0 && {
      ...common,
      id: 'claims-appeals',
      title: countOf(overdueAppealCount, 'appeal without an answer', 'appeals without an answer'),
      detail: 'The day by which the insurance was to answer is over.',
      href: paths.claims({ appeal: 'overdue', sort: 'appeal' }),
    },
    totals.remittancesToReviewCount > 0 && {
      ...common,
      id: 'remittances-review',
      title: countOf(totals.remittancesToReviewCount, 'remittance to review', 'remittances to review'),
      detail: 'A claim needs a decision, or the sums don’t agree.',
      href: paths.claims({ view: 'remittances', state: 'needs_review' }),
    },
    totals.remittancesToPostCount > 0 && {
      ...common,
      id: 'remittances-post',
      title: countOf(totals.remittancesToPostCount, 'remittance to post', 'remittances to post'),
      detail: 'Nothing is booked before that.',
      href: paths.claims({ view: 'remittances', state: 'ready' }),
    },
    counts.ready > 0 && {
      ...common,
      id: 'claims-ready',
      title: countOf(counts.ready, 'claim to send', 'claims to send'),
      detail: 'Nothing stands in the way.',
      href: paths.claims({ state: 'ready' }),
    },
    ...claimsToMake({ unclaimedSessionCount }, can),
  ]
  return items.filter((item) => item !== false)
}
