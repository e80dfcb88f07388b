import type { Appointment } from '@oaklet/api'
import type { ApiPerson } from './api-person'
import { clientInput } from './client-input'
import { instantAt, nextMonday } from './practice-day'

const FIFTY_MINUTES_MS = 50 * 60_000

/** Books a new client for a clinician, as another person; the last name identifies the client. */
export async function bookFor(by: ApiPerson, clinician: ApiPerson, lastName: string): Promise<Appointment> {
  const { api, practiceId } = by
  const [client, [location]] = await Promise.all([
    api.clients.create({ practiceId }, clientInput(lastName)),
    api.locations.listActive({ practiceId }),
  ])
  const startsAt = instantAt(nextMonday(), '13:00')
  return api.appointments.create(
    { practiceId },
    {
      clientIds: [client.id],
      clinicianId: clinician.signedIn.user.staffId ?? '',
      locationId: location?.id ?? null,
      lines: [{ serviceCode: '90834', modifiers: [], units: 1, feeCents: 15_000 }],
      startsAt,
      endsAt: new Date(Date.parse(startsAt) + FIFTY_MINUTES_MS).toISOString(),
      timeZone: 'America/New_York',
      memo: '',
      billingType: 'self_pay',
      allowOverlap: true,
      allowOutsideHours: true,
    },
  )
}

/** Cancels it for the client, or brings it back; answers it as it stands then. */
export const setStatus = (
  { api, practiceId }: ApiPerson,
  { id, version }: Appointment,
  status: 'cancelled_client' | 'scheduled',
): Promise<Appointment> =>
  api.appointments.setStatus({ practiceId, appointmentId: id }, { status, version, allowOverlap: true })
