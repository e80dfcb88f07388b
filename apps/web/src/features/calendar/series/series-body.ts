import type { CreateAppointmentBody, PreviewSeriesBody, SeriesRule } from '@oaklet/api/contract'
import type { AppointmentValues } from '../booking/appointment-form'

/** The series that repeats an appointment by a rule, with nothing decided yet. */
export function seriesBodyOf(
  { clientIds, clinicianId, locationId, lines, memo, billingType, timeZone }: CreateAppointmentBody,
  { start, minutes }: Pick<AppointmentValues, 'start' | 'minutes'>,
  rule: SeriesRule,
): PreviewSeriesBody {
  return {
    ...{ clientIds, clinicianId, locationId, lines, memo, billingType, timeZone },
    rule: { ...rule, weekdays: [...rule.weekdays] },
    start: start ?? '',
    minutes: minutes ?? 0,
    choices: [],
  }
}
