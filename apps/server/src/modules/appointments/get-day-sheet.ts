import type * as api from '@oaklet/api/contract'
import { type Appointment, type ClientNaming, type DaySheet, standsInCalendar } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { dayBounds, dayOf } from '../../calendar-day'
import { practices } from '../../db/schema/practices-table'
import { staff } from '../../db/schema/staff-table'
import { notFound } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { appointmentsBetween } from './list-appointments'

/** The appointments of some days that the actor may see, for paper; that they were printed is an event. */
export async function getDaySheet(
  { scope, params: { practiceId }, query }: CallOf<typeof api.getDaySheet>,
  work: Work,
): Promise<DaySheet> {
  const { startDate, endDate, clinicianId, names } = query
  const practice = await practiceOf(work, practiceId)
  const from = dayBounds(startDate, practice.timeZone).from
  const to = dayBounds(endDate, practice.timeZone).to
  const found = await appointmentsBetween(work, practiceId, scope, { from, to, clinicianId })
  await recordAudit(work, {
    action: 'printed',
    resource: 'day_sheet',
    recordId: `${practiceId}/${startDate}/${endDate}`,
  })
  return {
    practiceName: practice.name,
    timeZone: practice.timeZone,
    printedBy: await nameOfActor(work),
    printedAt: work.now().toISOString(),
    lines: found
      // One that goes on past midnight stands on the day on which it begins.
      .filter(({ startsAt, status }) => new Date(startsAt) >= from && standsInCalendar(status))
      .map((appointment) => lineOf(appointment, names, practice.timeZone))
      .toSorted(byClinician),
  }
}

const lineOf = (appointment: Appointment, names: ClientNaming, timeZone: string) => ({
  id: appointment.id,
  date: dayOf(new Date(appointment.startsAt), timeZone),
  clinician: { id: appointment.clinician.id, name: appointment.clinician.name },
  startsAt: appointment.startsAt,
  endsAt: appointment.endsAt,
  clients:
    names === 'none'
      ? null
      : appointment.clients.map(({ name }) => (names === 'full' ? name : initialsOf(name))).join(', '),
  services: appointment.lines.map(({ serviceCode }) => serviceCode),
  place: appointment.location?.name ?? null,
  status: appointment.status,
})

type Line = ReturnType<typeof lineOf>

/** What came in order of start stays so for each clinician. */
const byClinician = (one: Line, other: Line) =>
  one.clinician.name.localeCompare(other.clinician.name, 'en-US') ||
  one.clinician.id.localeCompare(other.clinician.id)

/** `Mari de la Vega` → `M. D. L. V.` */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => `${(/[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? '').toUpperCase()}.`)
    .join(' ')

async function practiceOf(work: Work, practiceId: string) {
  const [practice] = await work.tx
    .select({ name: practices.name, timeZone: practices.timeZone })
    .from(practices)
    .where(and(eq(practices.organizationId, work.actor.organizationId), eq(practices.id, practiceId)))
  if (practice === undefined) throw notFound()
  return practice
}

async function nameOfActor({ tx, actor }: Work): Promise<string> {
  const [person] = await tx
    .select({ name: staff.name })
    .from(staff)
    .where(and(eq(staff.organizationId, actor.organizationId), eq(staff.id, actor.staffId)))
  return person?.name ?? ''
}
