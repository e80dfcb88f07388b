import { accessScope, isAllowed } from '@oaklet/api/contract'
import { and, asc, eq, lt, not } from 'drizzle-orm'
import { claimAppeals } from '../../db/schema/claim-appeals-table'
import { claims } from '../../db/schema/claims-table'
import type { Deps } from '../../deps'
import { dayInWords } from '../../written-time'
import { displayName } from '../caseload'
import { notifyOnce, wasNotified } from '../notifications'
import { selectClaims } from './select-claims'

const BATCH = 500

/**
 * Notifies of each appeal that its insurance should have answered by now, once. Recipients see all claims of the practice,
 * and may keep what came of an appeal.
 */
export const notifyOverdueAppeals = (deps: Deps): Promise<void> =>
  notifyOnce(deps, {
    job: 'overdue answers to appeals',
    find: async (tx, { organizationId, practiceId, today }) => {
      const rows = await selectClaims(tx, {
        where: and(
          eq(claims.organizationId, organizationId),
          eq(claims.practiceId, practiceId),
          lt(claimAppeals.answerDueOn, today),
          not(
            wasNotified('appeal_overdue', 'claim_appeal', {
              organizationId: claims.organizationId,
              practiceId: claims.practiceId,
              id: claimAppeals.id,
            }),
          ),
        ),
        orderBy: [asc(claimAppeals.answerDueOn), asc(claims.id)],
        limit: BATCH,
      })
      return rows.flatMap(({ claim, client, appeal }) => (appeal === null ? [] : [{ claim, client, appeal }]))
    },
    isFor: ({ permissions }) =>
      accessScope(permissions, 'claims:view') === 'all' && isAllowed(permissions, 'claims:submit'),
    noticeOf: ({ claim, client, appeal }) => ({
      practiceId: claim.practiceId,
      event: 'appeal_overdue',
      subject: (who) =>
        `The appeal of claim ${claim.pcn} of ${who} was to be answered by ${dayInWords(appeal.answerDueOn)}`,
      clients: [{ id: client.id, name: displayName(client) }],
      link: `/billing/claims/${claim.id}`,
      about: `claim_appeal ${appeal.id}`,
      standsNow: 'overdue',
    }),
  })
