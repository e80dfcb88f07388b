import type { DateSpan } from '@oaklet/api/contract'
import { localClock } from './local-clock'
import type { VariedRows } from './varied-rows'

/** What is recounted: all of a practice, or one clinician's or location's part. */
export interface RecountScope {
  timeZone: string
  now: Date
  clinicianId?: string | undefined
  locationId?: string | undefined
}

/** The rows of one span and scope, found without SQL, and the calendar that they go by. */
export function recountRows(rows: VariedRows, scope: RecountScope, span: DateSpan) {
  const clock = localClock(scope.timeZone)
  const dayOf = (instant: Date) => clock(instant).day
  const isIn = (day: string) => day >= span.start && day <= span.end
  const isOurs = (clinicianId: string | null, locationId: string | null) =>
    (scope.clinicianId === undefined || scope.clinicianId === clinicianId) &&
    (scope.locationId === undefined || scope.locationId === locationId)
  const clients = rows.clients.filter((each) => isOurs(each.primaryClinicianId, each.locationId))
  const clientIds = new Set(clients.map(({ id }) => id))
  const ours = rows.appointments.filter((each) => isOurs(each.clinicianId, each.locationId))
  const appointments = ours.filter(({ startsAt }) => isIn(dayOf(startsAt)))
  const claims = new Map(rows.claims.map((claim) => [claim.id, claim]))
  const claimEntries = rows.claimEntries.flatMap((entry) => {
    const claim = claims.get(entry.claimId)
    return claim !== undefined && clientIds.has(claim.clientId) ? [{ ...entry, claim }] : []
  })
  const ledger = rows.ledger.filter(({ clientId }) => clientIds.has(clientId))
  return {
    clock,
    dayOf,
    isIn,
    clients,
    /** Of any time. */
    ours,
    appointments,
    /** Of any time. */
    ledger,
    moved: ledger.filter(({ occurredOn }) => isIn(occurredOn)),
    /** Of any time, with its claim. */
    claimEntries,
    /** What was written in the claims' book within the span, with its claim. */
    movedClaims: claimEntries.filter(({ writtenAt }) => isIn(dayOf(writtenAt))),
  }
}

/** What things come to. */
export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0)

/** Null of nothing. */
export const ratio = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

/** Null without a whole. */
export const percent = (part: number, whole: number): number | null =>
  whole > 0 ? (part / whole) * 100 : null

/** From one calendar date to another. */
export const daysFrom = (earlier: string, later: string): number =>
  (Date.parse(later) - Date.parse(earlier)) / 86_400_000
