import { accessScope } from '@oaklet/api/contract'
import { and, count, eq } from 'drizzle-orm'
import type { JobActor } from '../../actor'
import { dayOf } from '../../calendar-day'
import { statementRuns, statements } from '../../db/schema/statements-table'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { inEachOrganization } from '../../in-each-organization'
import { workOf, type Work } from '../../work'
import { recordAudits } from '../audit'
import { practiceSettings } from '../billing-settings'
import { findRecipients, notify } from '../notifications'
import { hasNoDraft, selectCandidates } from './select-candidates'
import { latestStatementDay } from './statement-day'

const JOB = 'statements'

/** A practice whose statement day has come. */
interface Due {
  practiceId: string
  today: string
  /** The statement day: today, or before while the server was not running. */
  day: string
}

/**
 * Drafts a statement for each client who owes something, once for each statement day of a practice, and tells those who
 * send them. A day that passed while no server ran is made up for, but of several only the last.
 */
export async function draftDueStatements(deps: Deps): Promise<void> {
  await inEachOrganization(deps, JOB, async (organizationId) => {
    const actor: JobActor = { kind: 'job', name: JOB, organizationId }
    for (const due of await findDue(deps, organizationId)) {
      if (deps.changes.ended.aborted) return
      await inTenant(deps.db, organizationId, (tx) => draftAll(workOf(tx, deps, actor), due))
      deps.changes.announce(organizationId)
    }
  })
}

/** The practices whose last statement day since it was chosen has not been drafted yet. */
const findDue = (deps: Deps, organizationId: string): Promise<Due[]> =>
  inTenant(deps.db, organizationId, async (tx) => {
    const found: Due[] = []
    for (const { practiceId, timeZone, settings } of await practiceSettings(tx, organizationId)) {
      const { statementDay, statementDaySince: since } = settings
      if (statementDay === null || since === null) continue
      const today = dayOf(deps.clock.now(), timeZone)
      const day = latestStatementDay(today, statementDay)
      if (day < since) continue
      const done = await tx
        .select({ ranOn: statementRuns.ranOn })
        .from(statementRuns)
        .where(
          and(
            eq(statementRuns.organizationId, organizationId),
            eq(statementRuns.practiceId, practiceId),
            eq(statementRuns.ranOn, day),
          ),
        )
      if (done.length === 0) found.push({ practiceId, today, day })
    }
    return found
  })

async function draftAll(work: Work<JobActor>, due: Due): Promise<void> {
  const place = { organizationId: work.actor.organizationId, practiceId: due.practiceId }
  // Of several processes, the one that adds this row drafts them.
  const began = await work.tx
    .insert(statementRuns)
    .values({ ...place, ranOn: due.day })
    .onConflictDoNothing()
    .returning({ ranOn: statementRuns.ranOn })
  if (began.length === 0) return
  const clients = await selectCandidates(work.tx, place, { where: () => hasNoDraft(place) })
  const drafted: string[] = []
  for (const { client } of clients) {
    const [draft] = await work.tx
      .insert(statements)
      .values({
        ...place,
        ...{ id: work.newId(), clientId: client.id, status: 'draft', draftedOn: due.today },
        ...{ createdAt: work.now(), updatedAt: work.now() },
      })
      .onConflictDoNothing()
      .returning({ id: statements.id })
    if (draft !== undefined) drafted.push(draft.id)
  }
  if (drafted.length === 0) return
  await tellOf(work, due)
  await recordAudits(
    work,
    drafted.map((recordId) => ({
      action: 'created',
      resource: 'statement',
      recordId,
      changed: ['clientId'],
    })),
  )
}

/** Tells those who see all of the practice’s invoices and send them how many drafts wait. */
async function tellOf(work: Work<JobActor>, { practiceId, day }: Due): Promise<void> {
  const { organizationId } = work.actor
  const [drafts] = await work.tx
    .select({ waiting: count() })
    .from(statements)
    .where(
      and(
        eq(statements.organizationId, organizationId),
        eq(statements.practiceId, practiceId),
        eq(statements.status, 'draft'),
      ),
    )
  const waiting = drafts?.waiting ?? 0
  const subject = waiting === 1 ? '1 statement waits for review' : `${waiting} statements wait for review`
  for (const recipient of await findRecipients(work.tx, organizationId, practiceId)) {
    const { permissions } = recipient
    if (accessScope(permissions, 'invoices:view') !== 'all' || !permissions.includes('invoices:send'))
      continue
    await notify(work, recipient, {
      practiceId,
      event: 'statements_to_review',
      subject: () => subject,
      clients: [],
      link: '/billing/statements?review=1',
      about: `statements ${practiceId} ${day}`,
      stoodBefore: null,
      standsNow: 'to review',
      isOnceOnly: true,
    })
  }
}
