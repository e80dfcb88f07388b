import type { Appointment, NotificationEvent } from '@oaklet/api/contract'
import type { Actor } from '../../actor'
import { dayOf } from '../../calendar-day'
import type { Work } from '../../work'
import { findRecipients, notify } from '../notifications'
import { appointmentTimeWords, moveWords } from './appointment-time-words'
import type { AppointmentRow } from './lock-appointment'

type Telling = { event: NotificationEvent; subject: (who: string) => string }

/** Tells the clinicians whose calendars it is on, or was on, that an appointment was booked, changed or cancelled. */
export async function notifyClinicians(
  work: Work<Actor>,
  before: Appointment | null,
  after: Appointment,
): Promise<void> {
  const { id, practiceId, clients } = after
  const clinicianIds = new Set([before?.clinician.id ?? after.clinician.id, after.clinician.id])
  for (const clinicianId of clinicianIds) {
    const stoodBefore = before && standingFor(clinicianId, before)
    const standsNow = standingFor(clinicianId, after)
    if (stoodBefore === standsNow) continue
    const [recipient] = await findRecipients(work.tx, work.actor.organizationId, practiceId, clinicianId)
    if (recipient === undefined) continue
    const isTheirs = after.clinician.id === clinicianId
    await notify(work, recipient, {
      ...telling(before, after, isTheirs),
      practiceId,
      clients,
      stoodBefore,
      standsNow,
      about: `appointment ${id}`,
      link: isTheirs ? appointmentLink(after) : dayLink(after),
    })
  }
}

/** An appointment before its status, time or clinician was changed, all else being as it is now. */
export const asItStood = (row: AppointmentRow, after: Appointment): Appointment => ({
  ...after,
  clinician: { ...after.clinician, id: row.clinicianId },
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  status: row.status,
})

const isCancelled = ({ status }: Appointment): boolean =>
  ['declined', 'cancelled_client', 'cancelled_clinician', 'late_cancelled'].includes(status)

/** What of it a clinician plans by; null when it isn't on their calendar. Two that are equal make no difference. */
function standingFor(clinicianId: string, appointment: Appointment): string | null {
  if (appointment.clinician.id !== clinicianId || isCancelled(appointment)) return null
  const { startsAt, endsAt, location, clients } = appointment
  return [startsAt, endsAt, location?.id ?? '', ...clients.map(({ id }) => id).toSorted()].join(' ')
}

function telling(before: Appointment | null, after: Appointment, isTheirs: boolean): Telling {
  const when = appointmentTimeWords(after)
  const then = before === null ? when : appointmentTimeWords(before)
  const says = (event: NotificationEvent, rest: string): Telling => ({
    event,
    subject: (who) => `${who}’s appointment ${rest}`,
  })
  if (!isTheirs) return says('appointment_changed', `on ${then} is with ${after.clinician.name} now`)
  if (isCancelled(after)) return says('appointment_cancelled', `on ${then} was cancelled`)
  if (before === null || before.clinician.id !== after.clinician.id) {
    return { event: 'appointment_booked', subject: (who) => `${who} was booked for ${when}` }
  }
  if (isCancelled(before)) return says('appointment_changed', `on ${when} is back on your calendar`)
  if (before.startsAt !== after.startsAt) {
    return says('appointment_changed', `was moved ${moveWords(before, after)}`)
  }
  return says('appointment_changed', `on ${when} was changed`)
}

/** The address that opens an appointment in the calendar. */
export function appointmentLink(appointment: Appointment): string {
  const cancelled = isCancelled(appointment) ? '&cancelled=shown' : ''
  return `${dayLink(appointment)}&appointment=${appointment.id}${cancelled}`
}

const dayLink = ({ startsAt, timeZone }: Appointment): string =>
  `/calendar?date=${dayOf(new Date(startsAt), timeZone)}`
