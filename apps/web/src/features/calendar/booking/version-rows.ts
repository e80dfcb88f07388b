import { formatLongDate } from '../../../shared/format-date'
import { clockWords } from '../clock-words'
import { TELEHEALTH, type AppointmentValues } from './appointment-form'
import type { BookingChoices } from './use-booking-choices'

/** Two versions of an appointment, field by field, in words. */
export function versionRows(mine: AppointmentValues, theirs: AppointmentValues, choices: BookingChoices) {
  const describe = wordsOf(choices)
  return ROWS.map(({ label, field }) => ({
    label,
    mine: describe(mine)[field],
    theirs: describe(theirs)[field],
  }))
}

const ROWS = [
  { label: 'Clinician', field: 'clinician' },
  { label: 'Location', field: 'place' },
  { label: 'Service', field: 'service' },
  { label: 'Date', field: 'date' },
  { label: 'Start', field: 'start' },
  { label: 'Length', field: 'length' },
  { label: 'Memo', field: 'memo' },
] as const

const wordsOf =
  ({ clinicians, locations, services }: BookingChoices) =>
  (values: AppointmentValues) => ({
    clinician: clinicians.find(({ id }) => id === values.clinicianId)?.name ?? '',
    place:
      values.place === TELEHEALTH
        ? 'Telehealth'
        : (locations.find(({ id }) => id === values.place)?.name ?? ''),
    service: services.find(({ code }) => code === values.serviceCode)?.label ?? values.serviceCode ?? '',
    date: values.date === null ? '' : formatLongDate(values.date),
    start: values.start === null ? '' : clockWords(values.start),
    length: values.minutes === null ? '' : `${values.minutes} min`,
    memo: values.memo,
  })
