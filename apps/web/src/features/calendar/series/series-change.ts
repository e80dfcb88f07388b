import type { Appointment, CreateAppointmentBody, PreviewSeriesChangeBody } from '@oaklet/api/contract'
import type { TimeSpan } from '@oaklet/design-system'
import { type AppointmentValues, minutesBetween, wallClock } from '../booking/appointment-form'

/** What is changed of several appointments of a series: some fields, or they are cancelled. */
export type SeriesChange = PreviewSeriesChangeBody['change']

/** Whether other appointments repeat with this one. */
export const hasOthers = ({ series }: Pick<Appointment, 'series'>): boolean =>
  series !== null && series.count > 1

/** Only the fields that a form has changed, with their values in the body; null where none was. */
export function editOf(
  before: AppointmentValues,
  after: AppointmentValues,
  { clinicianId, locationId, lines, memo }: CreateAppointmentBody,
): SeriesChange | null {
  const { date, start, minutes } = after
  return changeOf({
    ...(date !== null && date !== before.date && { date }),
    ...(start !== null && start !== before.start && { start }),
    ...(minutes !== null && minutes !== before.minutes && { minutes }),
    ...(after.clinicianId !== before.clinicianId && { clinicianId }),
    ...(after.place !== before.place && { locationId }),
    ...(after.serviceCode !== before.serviceCode && { lines }),
    ...(after.memo !== before.memo && { memo }),
  })
}

/** The change that moves an appointment to other instants, or to another clinician; null where these are its own. */
export function moveOf(
  { startsAt, endsAt, timeZone, clinician }: Appointment,
  to: TimeSpan,
): SeriesChange | null {
  const [before, after] = [wallClock(startsAt, timeZone), wallClock(to.start, timeZone)]
  const minutes = minutesBetween(to.start, to.end)
  return changeOf({
    ...(after.date !== before.date && { date: after.date }),
    ...(after.start !== before.start && { start: after.start }),
    ...(minutes !== minutesBetween(startsAt, endsAt) && { minutes }),
    ...(to.resourceId !== undefined && to.resourceId !== clinician.id && { clinicianId: to.resourceId }),
  })
}

/** Whether an appointment has the time and the clinician that it had before. */
export const isWhereItWas = (before: Appointment, { startsAt, endsAt, clinician }: Appointment): boolean =>
  moveOf(before, { start: startsAt, end: endsAt, resourceId: clinician.id }) === null

type EditedFields = Omit<Extract<SeriesChange, { kind: 'edit' }>, 'kind'>

const changeOf = (fields: EditedFields): SeriesChange | null =>
  Object.keys(fields).length === 0 ? null : { kind: 'edit', ...fields }
