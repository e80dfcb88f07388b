import type { Tx } from '../../../db/database'
import { loadWorkingHours, workplacesOf } from '../../availability'
import type { Parts } from '../breakdowns/breakdowns'
import type { AnalyticsScope } from '../scope/analytics-scope'
import type { AppointmentCounts } from './count-appointments'
import { percentOf, type Compared, type ComparedRange, type FigureRule } from './figures'
import { kindsOfDays, workingMinutes, type KindOfDay } from './working-minutes'

/** The working time of a clinician, and the booked part of it. */
export interface WorkCounts {
  busyMinutes: number
  workingMinutes: number
}

/** The share of working time that is booked. */
export const UTILIZATION: FigureRule<WorkCounts> = {
  id: 'utilization',
  label: 'Utilization',
  definition:
    'Held and booked time of the range as a share of its working time without holidays, by the hours set now: a clinician’s own, or else the location’s.',
  unit: 'percent',
  of: (counts) => percentOf(counts.busyMinutes, counts.workingMinutes),
}

/** Returns the working time of each clinician of the practice who has working hours, or whose location has hours. */
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

/** Adds up the working time of all clinicians. */
export function wholeWork(parts: Parts<WorkCounts>): Compared<WorkCounts> {
  const sum = (span: keyof Compared<WorkCounts>, of: keyof WorkCounts) =>
    [...parts.values()].reduce((total, part) => total + part[span][of], 0)
  const whole = (span: keyof Compared<WorkCounts>) => ({
    busyMinutes: sum(span, 'busyMinutes'),
    workingMinutes: sum(span, 'workingMinutes'),
  })
  return { range: whole('range'), previous: whole('previous') }
}
