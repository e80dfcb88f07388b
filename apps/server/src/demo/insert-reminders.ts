import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../db/database'
import { insertRows } from '../db/insert-rows'
import { appointmentClients, appointments } from '../db/schema/appointments-table'
import { appointmentReminders, visitAnswers } from '../db/schema/reminders-table'
import { hashToken } from '../modules/auth'
import type { DemoYear } from './demo-appointments'
import { demoId } from './demo-id'

type Year = Pick<DemoYear, 'organization' | 'now'>

const HOUR_MS = 3_600_000
/** How many of the next sessions each practice has reminded of. */
const REMINDED = 6
const OTHER_TIME = 'Could we meet after 3 PM, on any day?'

/**
 * Has each practice have sent some reminders, with answers of two clients. Reminders themselves are off, so that a demonstration
 * writes to nobody.
 */
export async function insertReminders(tx: Tx, { organization, now }: Year): Promise<void> {
  const { organizationId, practices } = organization
  for (const { id: practiceId } of practices) {
    const next = await nextSessions(tx, organizationId, practiceId, now)
    const sent = next.map(({ id: appointmentId, clientId, startsAt }) => ({
      ...{ organizationId, practiceId, appointmentId, clientId, startsAt },
      id: demoId(`reminder of ${appointmentId}`),
      tokenHash: hashToken(demoId(`token of ${appointmentId}`)),
      daysBefore: 2,
      sentAt: new Date(now.getTime() - 3 * HOUR_MS),
    }))
    await insertRows(tx, appointmentReminders, sent)
    const confirmed = next.find(({ status }) => status === 'confirmed')
    const asked = next.find(({ status }) => status === 'scheduled')
    const answer = (of: (typeof next)[number] | undefined, kind: 'confirmed' | 'asked', text = '') =>
      of === undefined
        ? []
        : [
            {
              ...{ organizationId, practiceId, appointmentId: of.id, clientId: of.clientId },
              ...{ startsAt: of.startsAt, id: demoId(`answer to ${of.id}`), kind, text },
              answeredAt: new Date(now.getTime() - 2 * HOUR_MS),
            },
          ]
    await insertRows(tx, visitAnswers, [
      ...answer(confirmed, 'confirmed'),
      ...answer(asked, 'asked', OTHER_TIME),
    ])
  }
}

/** The next sessions of one client each. */
const nextSessions = (tx: Tx, organizationId: string, practiceId: string, now: Date) =>
  tx
    .select({
      ...{ id: appointments.id, startsAt: appointments.startsAt, status: appointments.status },
      clientId: appointmentClients.clientId,
    })
    .from(appointments)
    .innerJoin(
      appointmentClients,
      and(
        eq(appointmentClients.organizationId, appointments.organizationId),
        eq(appointmentClients.appointmentId, appointments.id),
      ),
    )
    .where(
      and(
        eq(appointments.organizationId, organizationId),
        eq(appointments.practiceId, practiceId),
        gt(appointments.startsAt, new Date(now.getTime() + 3 * HOUR_MS)),
        inArray(appointments.status, ['scheduled', 'confirmed']),
        sql`(select count(*) from ${appointmentClients} o
          where o.organization_id = ${appointments.organizationId} and o.appointment_id = ${appointments.id}) = 1`,
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(REMINDED)
