import { and, eq } from 'drizzle-orm'
import type { JobActor } from '../../../actor'
import { clients } from '../../../db/schema/clients-table'
import { appointmentNotices, reminderSettings } from '../../../db/schema/reminders-table'
import type { Deps } from '../../../deps'
import { inEachOrganization } from '../../../in-each-organization'
import { oneByOne } from '../../../one-by-one'
import { inWork, type Work } from '../../../work'
import { lockClientCalendars } from '../../appointments'
import { recordAudits } from '../../audit'
import { newLinkToken } from '../../auth'
import { mailNotice, permittedEmails } from '../../billing-documents'
import { readClientReminders } from '../client-reminders'
import { remindedIn } from '../reminded-practice'
import { nextOpening } from '../reminder-time'
import { findUntold } from './find-untold'
import { noticeMail } from './notice-mail'

const JOB = 'changes of appointments'

interface TellingOf {
  practiceId: string
  clientId: string
}

/**
 * Tells clients what became of their appointments, in the hours in which mail leaves, with one mail for all that changed.
 * Any number of processes may do it: a client is told once, as what they know is kept with the mail.
 */
export async function sendNotices(deps: Deps): Promise<void> {
  await inEachOrganization(deps, JOB, async (organizationId) => {
    const actor: JobActor = { kind: 'job', name: JOB, organizationId }
    const due = await inWork(deps, actor, findDue)
    const facts = () => ({ work: JOB, organizationId })
    await oneByOne(deps, due, facts, async (one) => {
      await inWork(deps, actor, (work) => tell(work, one))
      deps.changes.announce(organizationId)
    })
  })
}

async function findDue(work: Work<JobActor>): Promise<TellingOf[]> {
  const { tx, actor } = work
  const telling = await tx
    .select({ practiceId: reminderSettings.practiceId })
    .from(reminderSettings)
    .where(
      and(eq(reminderSettings.organizationId, actor.organizationId), eq(reminderSettings.tellsChanges, true)),
    )
  const due: TellingOf[] = []
  for (const { practiceId } of telling) {
    if (!(await isMailTime(work, practiceId))) continue
    const untold = await findUntold(work, practiceId)
    const clientIds = [...new Set(untold.map(({ clientId }) => clientId))]
    for (const clientId of clientIds) {
      if ((await emailOf(work, clientId)) !== null) due.push({ practiceId, clientId })
    }
  }
  return due
}

async function isMailTime(work: Work<JobActor>, practiceId: string): Promise<boolean> {
  const { hours, timeZone } = await remindedIn(work, practiceId)
  return nextOpening(hours, timeZone, work.now()) <= work.now()
}

/** Where a client may be written to; null where they can’t, or want no such mail. */
async function emailOf(work: Work<JobActor>, clientId: string): Promise<string | null> {
  const { tx, actor } = work
  const [client] = await tx
    .select({ contacts: clients.contacts, status: clients.status })
    .from(clients)
    .where(and(eq(clients.organizationId, actor.organizationId), eq(clients.id, clientId)))
  if (client === undefined || client.status === 'archived') return null
  if ((await readClientReminders(work, clientId)).isStopped) return null
  return permittedEmails(client.contacts)[0] ?? null
}

/** Tells one client all that they don’t know yet, unless another process has, or it isn’t so any more. */
async function tell(work: Work<JobActor>, { practiceId, clientId }: TellingOf): Promise<void> {
  const { organizationId } = work.actor
  // Of two processes the second finds nothing left to tell, and nothing is booked for the client meanwhile.
  await lockClientCalendars(work.tx, [clientId])
  const practice = await remindedIn(work, practiceId)
  const email = await emailOf(work, clientId)
  const changes = await findUntold(work, practiceId, clientId)
  const [first] = changes
  if (first === undefined || email === null || !practice.tellsChanges) return
  const link = changes.length === 1 && first.kind !== 'cancelled' ? newLinkToken(organizationId) : null
  const rows = changes.map(({ appointmentId, kind, startsAt }) => ({
    ...{ organizationId, id: work.newId(), practiceId, appointmentId, clientId, kind, startsAt },
    ...{ tokenHash: link?.tokenHash ?? null, toldAt: work.now() },
  }))
  await work.tx.insert(appointmentNotices).values(rows)
  await mailNotice(work, practiceId, {
    ...{ id: rows[0]?.id ?? work.newId(), to: email, documentName: 'A change of an appointment' },
    link: `/clients?client=${clientId}&tab=appointments`,
    ...noticeMail({
      ...{ practiceName: practice.name, phone: practice.phone, changes },
      address: link === null ? null : `${work.deps.env.publicUrl}/visit#${link.token}`,
    }),
  })
  await recordAudits(
    work,
    changes.map(({ appointmentId }) => ({
      ...{ action: 'client_told' as const, resource: 'appointment' as const, recordId: appointmentId },
    })),
  )
}
