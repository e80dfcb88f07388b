import type { DashboardClaims, Permission } from '@oaklet/api/contract'
import { countOf } from '../../shared/count-of'
import { paths } from '../../shared/paths'
import type { WaitingItem } from '../invoices/waiting-money'

const COMMON = { icon: 'document', tone: 'wait' } as const

/** Returns the claims to fix, if there are any. */
export const claimsToFix = ({
  draftCount,
  rejectedCount,
}: Pick<DashboardClaims, 'draftCount' | 'rejectedCount'>): WaitingItem[] =>
  draftCount + rejectedCount === 0
    ? []
    : [
        {
          ...COMMON,
          id: 'claims-fix',
          title: countOf(draftCount + rejectedCount, 'claim to fix', 'claims to fix'),
          detail: `${draftCount} with something in the way, ${rejectedCount} rejected`,
          href: paths.claims({ state: draftCount > 0 ? 'draft' : 'rejected' }),
        },
      ]

/** Returns the sessions to make claims of, if there are any. */
export const claimsToMake = (
  { unclaimedSessionCount }: Pick<DashboardClaims, 'unclaimedSessionCount'>,
  can: (permission: Permission) => boolean,
): WaitingItem[] =>
  unclaimedSessionCount === 0
    ? []
    : [
        {
          ...COMMON,
          id: 'claims-make',
          title: countOf(
            unclaimedSessionCount,
            'insured session on no claim',
            'insured sessions on no claim',
          ),
          detail: 'Make claims of them.',
          ...(can('claims:create') && { href: paths.claims({ view: 'make' }) }),
        },
      ]
