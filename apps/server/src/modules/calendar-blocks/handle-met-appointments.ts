import type * as api from '@oaklet/api/contract'
import { type Appointment, type HandledMet, MAX_OPENING_DAYS } from '@oaklet/api/contract'
import { addDays, dayOf } from '../../calendar-day'
import { isAppError, validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import { type Work, workOf } from '../../work'
import { changeAppointmentStatus, lockCalendar, lockClientCalendars, reschedule } from '../appointments'
import { findOpenings } from '../availability'
import { practiceToday } from '../organization'
import { findMet } from './find-met'

type Handling = CallOf<typeof api.handleMetAppointments>

const MINUTE_MS = 60_000

/**
 * Cancels some of the appointments in the times of a block, hands them to a colleague, or moves each to the next opening
 * of its clinician at its place. One with which it can’t be done, or that was changed meanwhile, is left as it is.
 */
export async function handleMetAppointments(
  { scope, params: key, body }: Handling,
  work: Work,
): Promise<HandledMet> {
  const met = await findMet(work, key, scope)
  const versions = new Map(body.appointments.map(({ id, version }) => [id, version]))
  const asked = met.filter(({ id }) => versions.has(id))
  await lockAllCalendars(work, asked, body.clinicianId)
  const done: Appointment[] = []
  const left = [...versions.keys()]
    .filter((id) => !asked.some((one) => one.id === id))
    .map((appointmentId) => ({ appointmentId, reason: 'It is not in this time any more' }))
  for (const appointment of asked) {
    const version = versions.get(appointment.id) ?? appointment.version
    try {
      const changed = await work.tx.transaction((inner) =>
        handle(workOf(inner, work.deps, work.actor), { scope, body }, { ...appointment, version }),
      )
      done.push(changed)
    } catch (error) {
      if (!isAppError(error)) throw error
      left.push({ appointmentId: appointment.id, reason: error.message })
    }
  }
  return { done, left }
}

/** All at once and in one order, as each of them is locked again. */
async function lockAllCalendars(
  { tx }: Work,
  asked: readonly Appointment[],
  colleagueId: string | undefined,
): Promise<void> {
  const own = asked.map(({ clinician }) => clinician.id)
  const clinicianIds = new Set(colleagueId === undefined ? own : [...own, colleagueId])
  for (const clinicianId of [...clinicianIds].toSorted()) await lockCalendar(tx, clinicianId)
  await lockClientCalendars(
    tx,
    asked.flatMap(({ clients }) => clients.map(({ id }) => id)),
  )
}

async function handle(
  work: Work,
  { scope, body }: Pick<Handling, 'scope' | 'body'>,
  appointment: Appointment,
): Promise<Appointment> {
  const { id: appointmentId, practiceId, version, startsAt, endsAt } = appointment
  const key = { practiceId, appointmentId }
  if (body.choice === 'cancel') {
    return changeAppointmentStatus(work, key, scope, { status: 'cancelled_clinician', version })
  }
  const to =
    body.choice === 'move'
      ? await nextOpening(work, scope, appointment)
      : { startsAt, endsAt, clinicianId: body.clinicianId }
  return reschedule(work, key, scope, { ...to, version, allowOverlap: false, allowOutsideHours: false })
}

/** The next opening of its clinician at its place after the time that it has; throws 422 where there is none. */
async function nextOpening(work: Work, scope: Handling['scope'], appointment: Appointment) {
  const { practiceId, clinician, location, clients, startsAt, endsAt } = appointment
  const { timeZone } = await practiceToday(work, practiceId)
  const startDate = dayOf(new Date(startsAt), timeZone)
  const { days } = await findOpenings(work, scope, {
    ...{ practiceId, startDate, lastDate: addDays(startDate, MAX_OPENING_DAYS - 1) },
    notBefore: new Date(startsAt),
    minutes: Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS),
    ...{ clinicianIds: [clinician.id], places: [location?.id ?? 'telehealth'] },
    ...{ clientId: clients[0]?.id ?? null, part: null, times: null },
  })
  const opening = days[0]?.openings[0]
  if (opening !== undefined) return { startsAt: opening.startsAt, endsAt: opening.endsAt }
  const message = `There is no opening within ${MAX_OPENING_DAYS} days`
  throw validationFailed([{ path: 'appointments', message }])
}
