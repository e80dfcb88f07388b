import type { Tx } from '../../db/database'
import type { AnalyticsScope } from './analytics-scope'
import type { Parts } from './breakdowns'
import type { AppointmentCounts } from './count-appointments'
import { percentOf, type Compared, type ComparedRange, type FigureRule } from './figures'
import { kindsOfDays, workingMinutes, type KindOfDay } from './working-minutes'
import { loadWorkingHours, workplacesOf } from '../availability'

/** How long a clinician works, and how much of it is booked. */
export interface WorkCounts {
  busyMinutes: number
  workingMinutes: number
}

/** How full calendars are. */
export const UTILIZATION: FigureRule<WorkCounts> = {
  id: 'utilization',
  label: 'Utilization',
  definition:
    'Held and booked time of the range as a share of its working time without holidays, by the hours set now: a clinician’s own, or else the location’s.',
  unit: 'percent',
  of: (counts) => percentOf(counts.busyMinutes, counts.workingMinutes),
}

/** The work of each clinician of the practice for whom, or for whose location, hours are set. */
export async function measureWork(
  tx: Tx,
  { organizationId, practiceId, clinicianId, locationId }: AnalyticsScope,
  { previous, range }: ComparedRange,
  appointments: Parts<AppointmentCounts>,
): Promise<Parts<WorkCounts>> {
  const of = { organizationId, practiceId, staffId: clinicianId }
  const { practice, clinicians } = await loadWorkingHours(tx, of, {
    startDate: previous.start,
    endDate: range.end,
  })
  const days = { range: kindsOfDays(practice, range), previous: kindsOfDays(practice, previous) }
  const parts = new Map<string, Compared<WorkCounts>>()
  for (const [id, hours] of clinicians) {
    const places = workplacesOf(hours).filter((place) => locationId === undefined || place === locationId)
    const work = (kinds: readonly KindOfDay[], counts: AppointmentCounts | undefined) => ({
      busyMinutes: counts?.busyMinutes ?? 0,
      workingMinutes: workingMinutes(hours, places, kinds),
    })
    const counts = appointments.get(id)
    if (places.length > 0) {
      parts.set(id, {
        range: work(days.range, counts?.range),
        previous: work(days.previous, counts?.previous),
      })
    }
  }
  return parts
}

/** The work of all of them. */
export function wholeWork(parts: Parts<WorkCounts>): Compared<WorkCounts> {
  const sum = (span: keyof Compared<WorkCounts>, of: keyof WorkCounts) =>
    [...parts.values()].reduce((total, part) => total + part[span][of], 0)
  const whole = (span: keyof Compared<WorkCounts>) => ({
    busyMinutes: sum(span, 'busyMinutes'),
    workingMinutes: sum(span, 'workingMinutes'),
  })
  return { range: whole('range'), previous: whole('previous') }
}
