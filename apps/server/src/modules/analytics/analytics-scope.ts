import { sql, type SQL } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../db/database'
import { notFound } from '../../errors'

/** What is looked at: one practice, or one clinician's or one location's part of it. */
export interface AnalyticsScope {
  organizationId: string
  practiceId: string
  timeZone: string
  locationId?: string | undefined
  clinicianId?: string | undefined
}

/** The scope's appointments, as `a`: narrowed by their own clinician and location. */
export const ofAppointments = (scope: AnalyticsScope): SQL => sql`
  a.organization_id = ${scope.organizationId} and a.practice_id = ${scope.practiceId}
  ${scope.clinicianId === undefined ? sql`` : sql`and a.clinician_id = ${scope.clinicianId}`}
  ${scope.locationId === undefined ? sql`` : sql`and a.location_id = ${scope.locationId}`}`

/** The scope's clients, as `c`: narrowed by their primary clinician and location. */
export const ofClients = (scope: AnalyticsScope): SQL => sql`
  c.organization_id = ${scope.organizationId} and c.practice_id = ${scope.practiceId}
  ${scope.clinicianId === undefined ? sql`` : sql`and c.primary_clinician_id = ${scope.clinicianId}`}
  ${scope.locationId === undefined ? sql`` : sql`and c.location_id = ${scope.locationId}`}`

/** The ledger of the scope's clients, as `e`. */
export const ofLedger = (scope: AnalyticsScope): SQL => ofClientsMoney(sql`e`, scope)

/** What of that ledger is for each line of an invoice, as `s`. */
export const ofShares = (scope: AnalyticsScope): SQL => ofClientsMoney(sql`s`, scope)

/** What the scope's clients owed, as `d`. */
export const ofDebts = (scope: AnalyticsScope): SQL => ofClientsMoney(sql`d`, scope)

function ofClientsMoney(rows: SQL, scope: AnalyticsScope): SQL {
  const isWhole = scope.clinicianId === undefined && scope.locationId === undefined
  return sql`
    ${rows}.organization_id = ${scope.organizationId} and ${rows}.practice_id = ${scope.practiceId}
    ${isWhole ? sql`` : sql`and ${rows}.client_id in (select c.id from clients c where ${ofClients(scope)})`}`
}

/** Throws 404 for a location or a clinician that the practice never had; who left it still counts. */
export async function requireScope(tx: Tx, scope: AnalyticsScope): Promise<void> {
  const { organizationId, practiceId, locationId, clinicianId } = scope
  const inPractice = sql`organization_id = ${organizationId} and practice_id = ${practiceId}`
  const [found] = await rowsOf<{ location: boolean; clinician: boolean }>(
    tx,
    sql`select
      ${locationId === undefined ? sql`true` : sql`exists (select from locations where ${inPractice} and id = ${locationId})`} as location,
      ${
        clinicianId === undefined
          ? sql`true`
          : sql`exists (select from staff_practices where ${inPractice} and staff_id = ${clinicianId})
            or exists (select from appointments where ${inPractice} and clinician_id = ${clinicianId})`
      } as clinician`,
  )
  if (found?.location !== true || !found.clinician) throw notFound()
}
