import type { Appointment, CreateAppointmentBody, FieldError, ServiceLine } from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { parseAbsolute, parseDate, parseTime, toCalendarDateTime, toZoned } from '@internationalized/date'
import type { BookedService } from './use-booking-choices'

/** The choice that stands for a session without a place; the contract says null. */
export const TELEHEALTH = 'telehealth'

/** What the appointment form holds while someone types; times are wall-clock times of the practice's zone. */
export interface AppointmentValues {
  client: { id: string; name: string } | null
  clinicianId: string | null
  /** A location's id, or {@link TELEHEALTH}. */
  place: string | null
  serviceCode: string | null
  /** `YYYY-MM-DD` */
  date: string | null
  /** `HH:MM` */
  start: string | null
  minutes: number | null
  memo: string
}

/** A form for a new appointment; `given` is what is known already. */
export const emptyAppointment = (given: Partial<AppointmentValues>): AppointmentValues => ({
  client: null,
  clinicianId: null,
  place: null,
  serviceCode: null,
  date: null,
  start: null,
  minutes: 50,
  memo: '',
  ...given,
})

/** The form's values of an appointment that exists. */
export function valuesOf(appointment: Appointment): AppointmentValues {
  const first = appointment.clients[0]
  return {
    client: first ? { id: first.id, name: first.name } : null,
    clinicianId: appointment.clinician.id,
    place: appointment.location?.id ?? TELEHEALTH,
    serviceCode: appointment.lines[0]?.serviceCode ?? null,
    ...wallClock(appointment.startsAt, appointment.timeZone),
    minutes: minutesBetween(appointment.startsAt, appointment.endsAt),
    memo: appointment.memo,
  }
}

/** The date and time of an instant on the wall of `timeZone`. */
export function wallClock(instant: string, timeZone: string): { date: string; start: string } {
  const local = toCalendarDateTime(parseAbsolute(instant, timeZone))
  const [date = '', time = ''] = local.toString().split('T')
  return { date, start: time.slice(0, 5) }
}

export const minutesBetween = (startsAt: string, endsAt: string): number =>
  Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000)

/** The instants of a wall-clock start and a length; a time that the clocks skip moves on to the next that exists. */
export function instantsFrom(
  { date, start, minutes }: { date: string; start: string; minutes: number },
  timeZone: string,
): { startsAt: string; endsAt: string } {
  const begin = toZoned(toCalendarDateTime(parseDate(date), parseTime(start)), timeZone)
  return { startsAt: begin.toAbsoluteString(), endsAt: begin.add({ minutes }).toAbsoluteString() }
}

/** Returns one sentence for each field that still needs something, in the order of the fields. */
export function missingFrom(values: AppointmentValues): FormError[] {
  const isLengthWrong = values.minutes === null || values.minutes < 5 || values.minutes > 480
  return [
    ...(values.client === null ? [{ path: 'client', message: 'Choose a client' }] : []),
    ...(values.clinicianId === null ? [{ path: 'clinicianId', message: 'Choose a clinician' }] : []),
    ...(values.place === null ? [{ path: 'place', message: 'Choose a location or telehealth' }] : []),
    ...(values.serviceCode === null ? [{ path: 'serviceCode', message: 'Choose a service' }] : []),
    ...(values.date === null ? [{ path: 'date', message: 'Enter a date' }] : []),
    ...(values.start === null ? [{ path: 'start', message: 'Enter a start time' }] : []),
    ...(isLengthWrong ? [{ path: 'minutes', message: 'Enter a length from 5 to 480 minutes' }] : []),
  ]
}

/**
 * The body that books these values, or null while something is missing. When `before` is edited, what the
 * form doesn't show (further clients and services, fees, billing type) stays as it was.
 */
export function bodyOf(
  values: AppointmentValues,
  context: { timeZone: string; services: readonly BookedService[]; before?: Appointment },
): CreateAppointmentBody | null {
  const { client, clinicianId, place, serviceCode, date, start, minutes, memo } = values
  if (!client || !clinicianId || !place || !serviceCode || !date || !start || minutes === null) return null
  const { before } = context
  return {
    clientIds: [client.id, ...(before?.clients.slice(1).map(({ id }) => id) ?? [])],
    clinicianId,
    locationId: place === TELEHEALTH ? null : place,
    lines: linesOf(serviceCode, context.services, before),
    ...instantsFrom({ date, start, minutes }, before?.timeZone ?? context.timeZone),
    timeZone: before?.timeZone ?? context.timeZone,
    memo,
    billingType: before?.billingType ?? 'self_pay',
    allowOverlap: false,
  }
}

function linesOf(
  code: string,
  services: readonly BookedService[],
  before: Appointment | undefined,
): ServiceLine[] {
  const [first, ...others] = (before?.lines ?? []).map(({ serviceCode, modifiers, units, feeCents }) => ({
    serviceCode,
    modifiers,
    units,
    feeCents,
  }))
  if (first?.serviceCode === code) return [first, ...others]
  const feeCents = services.find((service) => service.code === code)?.feeCents ?? 0
  return [{ serviceCode: code, modifiers: [], units: 1, feeCents }, ...others]
}

/** The form's field for each field of the body. */
const FIELD_OF_PATH: Readonly<Record<string, keyof AppointmentValues>> = {
  clientIds: 'client',
  clinicianId: 'clinicianId',
  locationId: 'place',
  lines: 'serviceCode',
  startsAt: 'start',
  endsAt: 'minutes',
  memo: 'memo',
}

/** Returns the server's refusals, each at the form's field that it is about. */
export const refusedFields = (refused: readonly FieldError[]): FormError[] =>
  refused.flatMap(({ path, message }) => {
    const field = FIELD_OF_PATH[path.split('.')[0] ?? '']
    return field === undefined ? [] : [{ path: field, message }]
  })
