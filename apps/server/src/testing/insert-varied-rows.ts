import { eq } from 'drizzle-orm'
import {
  appointmentClients,
  appointmentLines,
  appointments,
  billedAppointments,
} from '../db/schema/appointments-table'
import { claimEntries } from '../db/schema/claim-entries-table'
import { claims } from '../db/schema/claims-table'
import { clientStatusChanges } from '../db/schema/client-status-changes-table'
import { clients } from '../db/schema/clients-table'
import { coverages } from '../db/schema/coverages-table'
import { holidayLocations, holidays } from '../db/schema/holidays-table'
import { invoiceLines, invoices } from '../db/schema/invoices-table'
import { ledgerEntries } from '../db/schema/ledger-table'
import { locations } from '../db/schema/locations-table'
import { measures } from '../db/schema/measures-table'
import { payers } from '../db/schema/payers-table'
import { payments } from '../db/schema/payments-table'
import { practices } from '../db/schema/practices-table'
import { staffWorkingHours } from '../db/schema/working-hours-table'
import { inTenant } from '../db/tenant'
import { insertRows } from '../db/insert-rows'
import type { Deps } from '../deps'
import type { VariedPlace } from './varied-place'
import { variedRows, type VariedRows } from './varied-rows'

/** Writes {@link variedRows} past the verbs, which would refuse much of them, and answers what it wrote. */
export async function insertVariedRows(deps: Deps, place: VariedPlace, seed: number): Promise<VariedRows> {
  const rows = variedRows(place, deps.newId, deps.clock.now(), seed)
  await inTenant(deps.db, place.organizationId, async (tx) => {
    const practice = { businessHours: rows.practiceHours }
    await tx.update(practices).set(practice).where(eq(practices.id, place.practiceId))
    for (const { id, hours } of rows.locationHours) {
      await tx.update(locations).set({ businessHours: hours }).where(eq(locations.id, id))
    }
    await insertRows(tx, staffWorkingHours, rows.workingHours)
    await insertRows(tx, holidays, rows.holidays)
    await insertRows(tx, holidayLocations, rows.holidayLocations)
    await insertRows(tx, clients, rows.clients)
    await insertRows(tx, clientStatusChanges, rows.statusChanges)
    await insertRows(tx, appointments, rows.appointments)
    await insertRows(tx, appointmentLines, rows.lines)
    await insertRows(tx, appointmentClients, rows.attendances)
    await insertRows(tx, payers, rows.payers)
    await insertRows(tx, coverages, rows.coverages)
    await insertRows(tx, claims, rows.claims)
    await insertRows(tx, claimEntries, rows.claimEntries)
    await insertRows(tx, invoices, rows.invoices)
    await insertRows(tx, invoiceLines, rows.invoiceLines)
    await insertRows(tx, billedAppointments, rows.billed)
    await insertRows(tx, payments, rows.payments)
    await insertRows(tx, ledgerEntries, rows.ledger)
    await insertRows(tx, measures, rows.measures)
  })
  return rows
}
