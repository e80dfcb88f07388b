import { isAllowed } from '@oaklet/api/contract'
import { and, asc, eq, not } from 'drizzle-orm'
import type { JobActor } from '../../actor'
import { dayOf } from '../../calendar-day'
import { claims } from '../../db/schema/claims-table'
import { practices } from '../../db/schema/practices-table'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { inEachOrganization } from '../../in-each-organization'
import { workOf, type Work } from '../../work'
import { dayInWords } from '../../written-time'
import { displayName } from '../caseload'
import { findRecipients, notify, type Recipient, wasNotified } from '../notifications'
import { isDueSoon } from './list-claims'
import { selectClaims, type SelectedClaim } from './select-claims'

const BATCH = 500
const JOB = 'claims near their filing limit'

interface Untold {
  due: SelectedClaim
  recipients: readonly Recipient[]
}

/**
 * Notifies of each claim that is not filed and whose filing limit is near, once. Recipients see the claims of the practice,
 * and may put one right or send it.
 */
export async function notifyDueClaims(deps: Deps): Promise<void> {
  await inEachOrganization(deps, JOB, async (organizationId) => {
    for (const untold of await findUntold(deps, organizationId)) {
      if (deps.changes.ended.aborted) return
      await inTenant(deps.db, organizationId, async (tx) => {
        const work = workOf(tx, deps, { kind: 'job', name: JOB, organizationId })
        for (const recipient of untold.recipients) await tellOf(work, untold.due, recipient)
      })
      deps.changes.announce(organizationId)
    }
  })
}

/** Finds the claims without a notification yet, with the recipients of each. */
function findUntold(deps: Deps, organizationId: string): Promise<Untold[]> {
  return inTenant(deps.db, organizationId, async (tx) => {
    const places = await tx
      .select({ practiceId: practices.id, timeZone: practices.timeZone })
      .from(practices)
      .where(eq(practices.organizationId, organizationId))
    const found: Untold[] = []
    for (const { practiceId, timeZone } of places) {
      const due = await selectClaims(tx, {
        where: and(
          eq(claims.organizationId, organizationId),
          eq(claims.practiceId, practiceId),
          isDueSoon(dayOf(deps.clock.now(), timeZone)),
          not(wasNotified('claim_due', 'claim', claims)),
        ),
        orderBy: [asc(claims.filingDueOn), asc(claims.id)],
        limit: BATCH,
      })
      if (due.length === 0) continue
      const recipients = (await findRecipients(tx, organizationId, practiceId)).filter(filesClaims)
      found.push(...due.map((claim) => ({ due: claim, recipients })))
    }
    return found
  })
}

const filesClaims = ({ permissions }: Recipient): boolean =>
  isAllowed(permissions, 'claims:view') &&
  (isAllowed(permissions, 'claims:create') || isAllowed(permissions, 'claims:submit'))

async function tellOf(
  work: Work<JobActor>,
  { claim, client }: SelectedClaim,
  recipient: Recipient,
): Promise<void> {
  await notify(work, recipient, {
    practiceId: claim.practiceId,
    event: 'claim_due',
    subject: (who) =>
      `Claim ${claim.pcn} of ${who} has to reach the insurance by ${dayInWords(claim.filingDueOn)}`,
    clients: [{ id: client.id, name: displayName(client) }],
    link: `/billing/claims/${claim.id}`,
    about: `claim ${claim.id}`,
    stoodBefore: null,
    standsNow: 'due',
    isOnceOnly: true,
  })
}
