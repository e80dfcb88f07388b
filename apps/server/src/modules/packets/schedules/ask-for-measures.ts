import type { MeasureKind } from '@oaklet/api/contract'
import { and, asc, eq, gt, inArray, isNull, lte, max, sql } from 'drizzle-orm'
import type { JobActor } from '../../../actor'
import { dayOf } from '../../../calendar-day'
import type { Tx } from '../../../db/database'
import { appointmentClients, appointments } from '../../../db/schema/appointments-table'
import { clients } from '../../../db/schema/clients-table'
import { measureSchedules } from '../../../db/schema/measure-schedules-table'
import { measures } from '../../../db/schema/measures-table'
import { packetItems, packets } from '../../../db/schema/packets-table'
import { inTenant } from '../../../db/tenant'
import type { Deps } from '../../../deps'
import { inEachOrganization } from '../../../in-each-organization'
import { oneByOne } from '../../../one-by-one'
import { inWork, type Work } from '../../../work'
import { permittedEmails } from '../../billing-documents'
import { isClientOf } from '../../caseload'
import { practiceToday } from '../../organization'
import { insertPacket } from '../insert-packet'
import { SOON_MS } from '../packet-life'
import { mailNewSecret } from '../packet-link'
import { reminderMail } from '../packet-mails'
import type { PacketRow } from '../select-packets'
import { isMeasureDue } from './is-measure-due'

const JOB = 'scheduled measures'

type Schedule = typeof measureSchedules.$inferSelect
type ClientRow = typeof clients.$inferSelect

/** A client whose appointment comes soon, before whom they were asked for nothing yet. */
interface DueClient {
  clientId: string
  appointmentId: string
  startsAt: Date
}

/**
 * Asks clients who are prospective or active for the questionnaires that are due before their next appointment, two days ahead of it: by one
 * packet for all, or by a reminder where they still have them from an earlier one. Each appointment has one mail.
 */
export async function askForMeasures(deps: Deps): Promise<void> {
  await inEachOrganization(deps, JOB, async (organizationId) => {
    const actor: JobActor = { kind: 'job', name: JOB, organizationId }
    const due = await inTenant(deps.db, organizationId, (tx) => findDue(tx, actor, deps.clock.now()))
    const facts = () => ({ work: JOB, organizationId })
    await oneByOne(deps, due, facts, async (one) => {
      await inWork(deps, actor, (work) => askClient(work, one))
      deps.changes.announce(organizationId)
    })
  })
}

/** The next appointment of each client, where it comes soon and they were not asked before it. */
async function findDue(tx: Tx, { organizationId }: JobActor, now: Date): Promise<DueClient[]> {
  const next = tx
    .selectDistinctOn([measureSchedules.id], {
      clientId: measureSchedules.clientId,
      lastAppointmentId: measureSchedules.lastAppointmentId,
      appointmentId: appointments.id,
      startsAt: appointments.startsAt,
    })
    .from(measureSchedules)
    .innerJoin(clients, isClientOf(measureSchedules))
    .innerJoin(
      appointmentClients,
      and(
        eq(appointmentClients.organizationId, measureSchedules.organizationId),
        eq(appointmentClients.clientId, measureSchedules.clientId),
      ),
    )
    .innerJoin(
      appointments,
      and(
        eq(appointments.organizationId, appointmentClients.organizationId),
        eq(appointments.id, appointmentClients.appointmentId),
      ),
    )
    .where(
      and(
        eq(measureSchedules.organizationId, organizationId),
        inArray(clients.status, ['prospective', 'active']),
        inArray(appointments.status, ['scheduled', 'confirmed']),
        gt(appointments.startsAt, now),
        lte(appointments.startsAt, new Date(now.getTime() + SOON_MS)),
      ),
    )
    .orderBy(measureSchedules.id, asc(appointments.startsAt))
    .as('next')
  return tx
    .selectDistinct({
      clientId: next.clientId,
      appointmentId: next.appointmentId,
      startsAt: next.startsAt,
    })
    .from(next)
    .where(sql`${next.lastAppointmentId} is distinct from ${next.appointmentId}`)
}

async function askClient(work: Work<JobActor>, due: DueClient): Promise<void> {
  const { tx, actor } = work
  const { organizationId } = actor
  // Another process may be at it.
  const schedules = await tx
    .select()
    .from(measureSchedules)
    .where(
      and(
        eq(measureSchedules.organizationId, organizationId),
        eq(measureSchedules.clientId, due.clientId),
        sql`${measureSchedules.lastAppointmentId} is distinct from ${due.appointmentId}`,
      ),
    )
    .orderBy(asc(measureSchedules.kind))
    .for('update', { skipLocked: true })
  const [client] = await tx
    .select()
    .from(clients)
    .where(and(eq(clients.organizationId, organizationId), eq(clients.id, due.clientId)))
  if (client === undefined || schedules.length === 0) return
  const asked = await dueSchedules(work, client, schedules, due)
  const emails = permittedEmails(client.contacts)
  const [email] = emails
  if (asked.length === 0 || email === undefined) return
  const isPermitted = ({ email: to }: PacketRow) =>
    emails.some((one) => one.toLowerCase() === to.toLowerCase())
  const open = (await openPackets(work, client, asked)).filter(({ packet }) => isPermitted(packet))
  const reminded = new Map(open.map(({ packet }) => [packet.id, packet]))
  for (const packet of reminded.values()) await mailNewSecret(work, packet, reminderMail)
  const isOpen = (kind: MeasureKind) => open.some((one) => one.kind === kind)
  const missing = asked.filter(({ kind }) => !isOpen(kind))
  const [first] = missing
  if (first !== undefined) await sendMeasures(work, client, email, first, missing)
  await tx
    .update(measureSchedules)
    .set({ lastAppointmentId: due.appointmentId, lastAskedAt: work.now() })
    .where(
      and(
        eq(measureSchedules.organizationId, organizationId),
        inArray(
          measureSchedules.id,
          asked.map(({ id }) => id),
        ),
      ),
    )
}

/** Which of these are due, by the last result of each. */
async function dueSchedules(
  work: Work<JobActor>,
  client: ClientRow,
  schedules: readonly Schedule[],
  { startsAt }: DueClient,
): Promise<Schedule[]> {
  const { timeZone } = await practiceToday(work, client.practiceId)
  const appointmentOn = dayOf(startsAt, timeZone)
  const results = await work.tx
    .select({ kind: measures.kind, lastOn: max(measures.takenOn) })
    .from(measures)
    .where(
      and(
        eq(measures.organizationId, work.actor.organizationId),
        eq(measures.clientId, client.id),
        eq(measures.status, 'final'),
      ),
    )
    .groupBy(measures.kind)
  return schedules.filter(({ kind, rhythm }) => {
    const lastOn = results.find((result) => result.kind === kind)?.lastOn ?? null
    return isMeasureDue(rhythm, { lastOn, appointmentOn })
  })
}

/** The packets in which the client still has these questionnaires. */
const openPackets = (
  { tx, now }: Work<JobActor>,
  { organizationId, id: clientId }: ClientRow,
  schedules: readonly Schedule[],
): Promise<{ packet: PacketRow; kind: (typeof packetItems.$inferSelect)['kind'] }[]> =>
  tx
    .select({ packet: packets, kind: packetItems.kind })
    .from(packets)
    .innerJoin(
      packetItems,
      and(eq(packetItems.organizationId, packets.organizationId), eq(packetItems.packetId, packets.id)),
    )
    .where(
      and(
        eq(packets.organizationId, organizationId),
        eq(packets.clientId, clientId),
        inArray(packets.status, ['sent', 'opened', 'in_progress', 'returned']),
        gt(packets.expiresAt, now()),
        isNull(packetItems.finishedAt),
        isNull(packetItems.waivedAt),
        inArray(
          packetItems.kind,
          schedules.map(({ kind }) => kind),
        ),
      ),
    )
    .orderBy(asc(packets.sentAt), asc(packets.id))

/** Sends a packet that asks for questionnaires alone. */
async function sendMeasures(
  work: Work<JobActor>,
  { organizationId, practiceId, id: clientId }: ClientRow,
  email: string,
  { setById }: Schedule,
  asked: readonly Schedule[],
): Promise<void> {
  const packet = { practiceId, clientId, email, message: '', sentById: setById, isScheduled: true }
  await insertPacket(work, packet, async (packetId) => {
    await work.tx.insert(packetItems).values(
      asked.map(({ kind }, position) => ({
        ...{ organizationId, packetId, id: work.newId(), kind, position, known: {} },
      })),
    )
    return asked.map(({ kind }) => kind)
  })
}
