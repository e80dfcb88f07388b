import { accessScope, isAllowed } from '@oaklet/api/contract'
import { and, asc, eq, not } from 'drizzle-orm'
import { claims } from '../../db/schema/claims-table'
import type { Deps } from '../../deps'
import { dayInWords } from '../../written-time'
import { displayName } from '../caseload'
import { notifyOnce, wasNotified } from '../notifications'
import { isDueSoon } from './claim-filters'
import { selectClaims } from './select-claims'

const BATCH = 500

/**
 * Notifies of each claim that is not filed and whose filing limit is near, once. Recipients see all claims of the practice,
 * and may put one right or send it.
 */
export const notifyDueClaims = (deps: Deps): Promise<void> =>
  notifyOnce(deps, {
    job: 'claims near their filing limit',
    find: (tx, { organizationId, practiceId, today }) =>
      selectClaims(tx, {
        where: and(
          eq(claims.organizationId, organizationId),
          eq(claims.practiceId, practiceId),
          isDueSoon(today),
          not(wasNotified('claim_due', 'claim', claims)),
        ),
        orderBy: [asc(claims.filingDueOn), asc(claims.id)],
        limit: BATCH,
      }),
    isFor: ({ permissions }) =>
      accessScope(permissions, 'claims:view') === 'all' &&
      (isAllowed(permissions, 'claims:create') || isAllowed(permissions, 'claims:submit')),
    noticeOf: ({ claim, client }) => ({
      practiceId: claim.practiceId,
      event: 'claim_due',
      subject: (who) =>
        `Claim ${claim.pcn} of ${who} has to reach the insurance by ${dayInWords(claim.filingDueOn)}`,
      clients: [{ id: client.id, name: displayName(client) }],
      link: `/billing/claims/${claim.id}`,
      about: `claim ${claim.id}`,
      standsNow: 'due',
    }),
  })
