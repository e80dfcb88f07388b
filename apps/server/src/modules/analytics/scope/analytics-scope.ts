import { sql, type SQL } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../../db/database'
import { notFound } from '../../../errors'

/** The scope of analytics: one practice, optionally narrowed to one clinician or one location. */
export interface AnalyticsScope {
  organizationId: string
  practiceId: string
  timeZone: string
  locationId?: string | undefined
  clinicianId?: string | undefined
}

/** SQL condition for the scope's appointments `a`, by their own clinician and location. */
export const ofAppointments = (scope: AnalyticsScope): SQL => sql`
  a.organization_id = ${scope.organizationId} and a.practice_id = ${scope.practiceId}
  ${scope.clinicianId === undefined ? sql`` : sql`and a.clinician_id = ${scope.clinicianId}`}
  ${scope.locationId === undefined ? sql`` : sql`and a.location_id = ${scope.locationId}`}`

/** SQL condition for the scope's clients `c`, by their primary clinician and location. */
export const ofClients = (scope: AnalyticsScope): SQL => sql`
  c.organization_id = ${scope.organizationId} and c.practice_id = ${scope.practiceId}
  ${scope.clinicianId === undefined ? sql`` : sql`and c.primary_clinician_id = ${scope.clinicianId}`}
  ${scope.locationId === undefined ? sql`` : sql`and c.location_id = ${scope.locationId}`}`

/** SQL condition for the ledger entries `e` of the scope's clients. */
export const ofLedger = (scope: AnalyticsScope): SQL => ofClientsMoney(sql`e`, scope)

/** SQL condition for the ledger shares `s` of the scope's clients: the part of each entry per invoice line. */
export const ofShares = (scope: AnalyticsScope): SQL => ofClientsMoney(sql`s`, scope)

/** SQL condition for the debts `d` of the scope's clients. */
export const ofDebts = (scope: AnalyticsScope): SQL => ofClientsMoney(sql`d`, scope)

function ofClientsMoney(rows: SQL, scope: AnalyticsScope): SQL {
  const isWhole = scope.clinicianId === undefined && scope.locationId === undefined
  return sql`
    ${rows}.organization_id = ${scope.organizationId} and ${rows}.practice_id = ${scope.practiceId}
    ${isWhole ? sql`` : sql`and ${rows}.client_id in (select c.id from clients c where ${ofClients(scope)})`}`
}

/** Throws 404 for a location or a clinician that the practice never had; former clinicians are accepted. */
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
