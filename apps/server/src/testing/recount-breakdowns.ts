import type { DateSpan } from '@oaklet/api/contract'
import { recountBilled } from './recount-billed'
import { recountDiagnoses } from './recount-diagnoses'
import { recountOutcomeLists } from './recount-outcomes'
import { percent, recountRows, type RecountScope } from './recount-rows'
import { recountSources } from './recount-sources'
import { recountSeen } from './recount-visits'
import { recountUtilizations } from './recount-work'
import type { VariedRows } from './varied-rows'

type Appointment = VariedRows['appointments'][number]

/** What each part of a breakdown comes to, by the part's id. */
export type RecountedParts = ReadonlyMap<string, number | null>

/** Recomputes every breakdown of one span from the rows, in plain TypeScript. */
export function recountBreakdowns(
  rows: VariedRows,
  scope: RecountScope,
  span: DateSpan,
): Readonly<Record<string, RecountedParts>> {
  const { clock, appointments } = recountRows(rows, scope, span)
  const weekdayOf = ({ startsAt }: Appointment) => clock(startsAt).weekday
  const hourOf = ({ startsAt }: Appointment) => String(clock(startsAt).hour)
  const clinicianOf = ({ clinicianId }: Appointment) => clinicianId
  const placeOf = ({ locationId }: Appointment) => locationId ?? 'telehealth'
  const split = partsOf(appointments)
  const outcomes = recountOutcomeLists(rows, scope, span)
  const changes = (kind: 'phq9' | 'gad7'): RecountedParts =>
    new Map(
      ['improved', 'unchanged', 'worse'].map((change) => [
        change,
        outcomes[`${kind} ${change}`]?.length ?? 0,
      ]),
    )
  return {
    ...recountBilled(rows, scope, span),
    noShowRateByWeekday: split(weekdayOf, rateOf('no_show')),
    noShowRateByHour: split(hourOf, rateOf('no_show')),
    noShowRateByClinician: split(clinicianOf, rateOf('no_show')),
    lateCancelRateByWeekday: split(weekdayOf, rateOf('late_cancelled')),
    lateCancelRateByHour: split(hourOf, rateOf('late_cancelled')),
    lateCancelRateByClinician: split(clinicianOf, rateOf('late_cancelled')),
    clientsSeenByClinician: sizesOf(recountSeen(rows, scope, span)),
    sessionsHeldByClinician: split(clinicianOf, held),
    clientsSeenByMainDiagnosis: sizesOf(recountDiagnoses(rows, scope, span)),
    phq9ByReliableChange: changes('phq9'),
    gad7ByReliableChange: changes('gad7'),
    utilizationByClinician: recountUtilizations(rows, scope, span),
    sessionsHeldByLocation: split(placeOf, held),
    newClientsByReferralSource: sizesOf(recountSources(rows, scope, span)),
  }
}

const sizesOf = (lists: ReadonlyMap<string, readonly string[]>): RecountedParts =>
  new Map([...lists].map(([id, { length }]) => [id, length]))

const partsOf =
  <Item>(items: readonly Item[]) =>
  (keyOf: (item: Item) => string, valueOf: (items: readonly Item[]) => number | null): RecountedParts =>
    new Map(
      [...new Set(items.map(keyOf))].map((key) => [
        key,
        valueOf(items.filter((item) => keyOf(item) === key)),
      ]),
    )

const held = (appointments: readonly Appointment[]): number =>
  appointments.filter(({ status }) => status === 'completed').length

const rateOf = (missed: 'no_show' | 'late_cancelled') => (appointments: readonly Appointment[]) => {
  const due = appointments.filter(({ status }) => ['completed', 'no_show', 'late_cancelled'].includes(status))
  return percent(due.filter(({ status }) => status === missed).length, due.length)
}
