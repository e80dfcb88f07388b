import { addDays } from '../calendar-day'
import { demoSession, type DemoAppointment, type DemoYear } from './demo-appointments'
import { cliniciansOf, type DemoClient } from './demo-clients'
import type { DemoStaffMember } from './demo-organizations'

const HOURS = [9, 10, 11, 13, 14, 15, 16]
const ENOUGH_TODAY = 5
const LOOK_AHEAD_DAYS = 7

/** Gives each practice a few sessions today when it would have hardly any, as on a weekend. */
export function sessionsForToday(
  year: DemoYear,
  clients: readonly DemoClient[],
  planned: readonly DemoAppointment[],
): DemoAppointment[] {
  const today = planned.filter(({ day }) => day === year.today)
  const added: DemoAppointment[] = []
  for (const practice of year.organization.practices) {
    const guests = clients.filter(
      (client) => client.practice === practice && client.until === null && client.since < year.today,
    )
    const clinicians = cliniciansOf(year.organization, practice)
    const held = today.filter(({ practiceId }) => practiceId === practice.id).length
    const sessions = HOURS.flatMap((hour, index) => {
      const client = guests[index * 2] ?? guests[index]
      const session = client && firstFree(year, client, clinicians, hour, [...today, ...added])
      return session === undefined ? [] : [session]
    })
    added.push(...sessions.slice(0, Math.max(0, ENOUGH_TODAY - held)))
  }
  return added
}

/** A session at that hour with the first clinician who has the time. */
function firstFree(
  year: DemoYear,
  client: DemoClient,
  clinicians: readonly DemoStaffMember[],
  hour: number,
  taken: readonly DemoAppointment[],
): DemoAppointment | undefined {
  const { type, locationId } = client.row
  return clinicians
    .map(({ id }) =>
      demoSession(year, {
        clients: [client],
        clinicianId: id,
        locationId: hour % 4 === 3 ? null : locationId,
        serviceCode: type === 'couple' || type === 'family' ? '90847' : '90834',
        day: year.today,
        startMinute: hour * 60,
      }),
    )
    .find((session) => !taken.some((other) => touches(session, other)))
}

/** Whether both need the same clinician, or the same client, at the same time. */
const touches = (a: DemoAppointment, b: DemoAppointment): boolean =>
  a.startsAt < b.endsAt &&
  b.startsAt < a.endsAt &&
  (a.clinicianId === b.clinicianId || a.clients.some((client) => b.clients.includes(client)))

/** One check-in call beside a session in the next week that a person has confirmed to overlap. */
export function confirmedOverlap(
  year: DemoYear,
  clients: readonly DemoClient[],
  planned: readonly DemoAppointment[],
): DemoAppointment[] {
  const soon = addDays(year.today, LOOK_AHEAD_DAYS)
  const beside = planned.find(
    ({ day, status, clients: people, service }) =>
      day > year.today &&
      day <= soon &&
      ['scheduled', 'confirmed'].includes(status) &&
      people.length === 1 &&
      service.durationMinutes >= 45,
  )
  const guest = clients.find(
    ({ row, practice, until }) =>
      until === null && practice.id === beside?.practiceId && row.id !== beside.clients[0]?.row.id,
  )
  if (beside === undefined || guest === undefined) return []
  const call = demoSession(year, {
    clients: [guest],
    clinicianId: beside.clinicianId,
    locationId: null,
    serviceCode: '90832',
    day: beside.day,
    startMinute: 0,
  })
  const startsAt = new Date(beside.startsAt.getTime() + 15 * 60_000)
  const endsAt = new Date(startsAt.getTime() + 30 * 60_000)
  return [{ ...call, startsAt, endsAt, status: 'scheduled', overlapGroup: beside.overlapGroup }]
}
