import { and, eq, gt, inArray, lt, lte } from 'drizzle-orm'
import type { JobActor } from '../../actor'
import type { Tx } from '../../db/database'
import { appointments } from '../../db/schema/appointments-table'
import { clients } from '../../db/schema/clients-table'
import { appointmentReminders, reminderSettings } from '../../db/schema/reminders-table'
import type { Deps } from '../../deps'
import { inEachOrganization } from '../../in-each-organization'
import { oneByOne } from '../../one-by-one'
import { inWork, type Work } from '../../work'
import { recordAudit } from '../audit'
import { newLinkToken } from '../auth'
import { mailNotice } from '../billing-documents'
import { remindedIn } from './reminded-practice'
import { reminderMail } from './reminder-mail'
import { selectReminded, type Reminded } from './select-reminded'

const JOB = 'appointment reminders'
const DAY_MS = 86_400_000

interface DueReminder {
  appointmentId: string
  practiceId: string
  clientId: string
}

/**
 * Sends the reminders of appointments that are due. Any number of processes may do it: a reminder is sent once for a
 * client and the time of an appointment. What was booked or changed a moment ago waits, as it may be undone.
 */
export async function sendReminders(deps: Deps): Promise<void> {
  await inEachOrganization(deps, JOB, async (organizationId) => {
    const actor: JobActor = { kind: 'job', name: JOB, organizationId }
    const due = await inWork(deps, actor, findDue)
    const facts = () => ({ work: JOB, organizationId })
    await oneByOne(deps, due, facts, async (one) => {
      await inWork(deps, actor, (work) => remind(work, one))
      deps.changes.announce(organizationId)
    })
  })
}

async function findDue(work: Work<JobActor>): Promise<DueReminder[]> {
  const { tx, actor } = work
  const now = work.now()
  const switchedOn = await tx
    .select({ practiceId: reminderSettings.practiceId })
    .from(reminderSettings)
    .where(and(eq(reminderSettings.organizationId, actor.organizationId), eq(reminderSettings.isOn, true)))
  const due: DueReminder[] = []
  for (const { practiceId } of switchedOn) {
    const practice = await remindedIn(work, practiceId)
    const rows = await selectReminded(
      tx,
      and(
        eq(appointments.organizationId, actor.organizationId),
        eq(appointments.practiceId, practiceId),
        inArray(appointments.status, ['scheduled', 'confirmed']),
        gt(appointments.startsAt, now),
        // The night moves a reminder to the day before, and a clock may change.
        lt(appointments.startsAt, new Date(now.getTime() + (Math.max(...practice.daysBefore) + 2) * DAY_MS)),
        lte(appointments.updatedAt, new Date(now.getTime() - work.deps.env.mailHoldSeconds * 1000)),
      ),
    )
    for (const row of rows) {
      const next = practice.standingOf(row, now).next
      if (next === null || next.at > now) continue
      due.push({ appointmentId: row.appointment.id, practiceId, clientId: row.client.id })
    }
  }
  return due
}

/** Sends one reminder, unless another process has, or it is not due any more. */
async function remind(work: Work<JobActor>, due: DueReminder): Promise<void> {
  const { tx, actor } = work
  const { organizationId } = actor
  const [found] = await findAgain(tx, organizationId, due)
  const practice = await remindedIn(work, due.practiceId)
  if (found === undefined || !practice.isOn) return
  const { appointment, client } = found
  if (appointment.status !== 'scheduled' && appointment.status !== 'confirmed') return
  const { next, email } = practice.standingOf(found, work.now())
  if (next === null || email === null || next.at > work.now()) return
  const { token, tokenHash } = newLinkToken(organizationId)
  const id = work.newId()
  const [claimed] = await tx
    .insert(appointmentReminders)
    .values({
      ...{ organizationId, id, ...due, startsAt: appointment.startsAt, daysBefore: next.daysBefore },
      ...{ tokenHash, sentAt: work.now() },
    })
    .onConflictDoNothing()
    .returning({ id: appointmentReminders.id })
  if (claimed === undefined) return
  await mailNotice(work, due.practiceId, {
    ...{ id, to: email, documentName: 'A reminder of an appointment' },
    link: `/clients?client=${client.id}&tab=appointments`,
    ...reminderMail({
      ...{ practiceName: practice.name, phone: practice.phone },
      ...{ startsAt: appointment.startsAt.toISOString(), timeZone: appointment.timeZone },
      address: `${work.deps.env.publicUrl}/visit#${token}`,
    }),
  })
  await recordAudit(work, {
    ...{ action: 'reminded', resource: 'appointment', recordId: appointment.id },
  })
}

/** The appointment as it is now; it is not changed until the transaction ends. */
async function findAgain(
  tx: Tx,
  organizationId: string,
  { appointmentId, clientId }: DueReminder,
): Promise<Reminded[]> {
  const isIt = and(eq(appointments.organizationId, organizationId), eq(appointments.id, appointmentId))
  await tx.select({ id: appointments.id }).from(appointments).where(isIt).for('share')
  return selectReminded(tx, and(isIt, eq(clients.id, clientId)))
}
