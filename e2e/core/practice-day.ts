import type { Appointment, Client, Invoice } from '@oaklet/api'
import type { ApiPerson } from './api-person'
import { clientInput } from './client-input'
import { runNow } from './run-clock'

const TIME_ZONE = 'America/New_York'
const MINUTES_MS = 60_000

/** `YYYY-MM-DD` of today in the practice's time zone, or of so many days later. */
export function today(daysLater = 0): string {
  const day = new Date(`${new Date(runNow()).toLocaleDateString('sv-SE', { timeZone: TIME_ZONE })}T12:00:00Z`)
  day.setUTCDate(day.getUTCDate() + daysLater)
  return day.toISOString().slice(0, 10)
}

/** `YYYY-MM-DD` of the Monday after the given moment, in the practice's time zone. */
export function nextMonday(now = new Date(runNow())): string {
  const day = new Date(`${now.toLocaleDateString('sv-SE', { timeZone: TIME_ZONE })}T12:00:00Z`)
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7 || 7))
  return day.toISOString().slice(0, 10)
}

/** The instant of a wall clock's time in the practice's zone. */
export function instantAt(date: string, time: string): string {
  const guess = new Date(`${date}T${time}:00Z`)
  const shown = new Date(`${guess.toLocaleString('sv-SE', { timeZone: TIME_ZONE }).replace(' ', 'T')}Z`)
  return new Date(2 * guess.getTime() - shown.getTime()).toISOString()
}

/** "Monday, November 23" */
export const dayInWords = (date: string): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })

interface Booking {
  startsAt: string
  /** Who takes part besides the client. */
  others?: readonly Client[]
  minutes?: number
  billingType?: 'self_pay' | 'insurance'
}

/** Books a session of a practice's only clinician, at any hour. */
export async function book(
  { api, practiceId }: ApiPerson,
  client: Client,
  { startsAt, others = [], minutes = 50, billingType = 'self_pay' }: Booking,
): Promise<Appointment> {
  const [[clinician], [location], services] = await Promise.all([
    api.staff.listClinicians({ practiceId }),
    api.locations.listActive({ practiceId }),
    api.services.list({ practiceId }),
  ])
  const service = services.find(({ code }) => code === '90834')
  if (!clinician || !location || !service) throw new Error('The practice can’t be booked')
  return api.appointments.create(
    { practiceId },
    {
      clientIds: [client, ...others].map(({ id }) => id),
      clinicianId: clinician.id,
      locationId: location.id,
      lines: [{ serviceCode: service.code, modifiers: [], units: 1, feeCents: 15_000 }],
      startsAt,
      endsAt: new Date(Date.parse(startsAt) + minutes * MINUTES_MS).toISOString(),
      timeZone: TIME_ZONE,
      memo: '',
      billingType,
      allowOverlap: false,
      allowOutsideHours: true,
    },
  )
}

/** Adds a client with a completed session that has not been invoiced yet. */
export async function clientWithSession(practice: ApiPerson, lastName: string): Promise<Client> {
  const client = await practice.api.clients.create(practice, clientInput(lastName))
  const startsAt = instantAt(nextMonday(), '09:00')
  const { id: appointmentId, version } = await book(practice, client, { startsAt })
  const path = { practiceId: practice.practiceId, appointmentId }
  await practice.api.appointments.setStatus(path, { status: 'completed', version })
  return client
}

/** An issued invoice of 150.00 for a client of that name. */
export async function issuedInvoice(practice: ApiPerson, lastName: string): Promise<Invoice> {
  const { api, practiceId } = practice
  const client = await api.clients.create(practice, clientInput(lastName))
  const line = { appointmentId: null, description: 'Session', quantity: 1, unitPriceCents: 15_000 }
  const draft = await api.invoices.create(
    { practiceId },
    { clientId: client.id, dueOn: null, notes: '', lines: [line] },
  )
  return api.invoices.issue({ practiceId, invoiceId: draft.id }, { version: draft.version })
}
