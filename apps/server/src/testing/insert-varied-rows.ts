import { eq } from 'drizzle-orm'
import { insertRows } from '../db/demo/insert-rows'
import { inTenant } from '../db/tenant'
import type { Deps } from '../deps'
import {
  appointmentClients,
  appointmentLines,
  appointments,
  billedAppointments,
} from '../modules/appointments/appointments-table'
import { clientStatusChanges } from '../modules/clients/client-status-changes-table'
import { clients } from '../modules/clients/clients-table'
import { holidayLocations, holidays } from '../modules/holidays/holidays-table'
import { invoiceLines, invoices, ledgerEntries } from '../modules/invoices/invoices-table'
import { locations } from '../modules/locations/locations-table'
import { measures } from '../modules/measures/measures-table'
import { practices } from '../modules/organization/practices-table'
import { payments } from '../modules/payments/payments-table'
import { staffWorkingHours } from '../modules/staff/working-hours-table'
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
    await insertRows(tx, invoices, rows.invoices)
    await insertRows(tx, invoiceLines, rows.invoiceLines)
    await insertRows(tx, billedAppointments, rows.billed)
    await insertRows(tx, payments, rows.payments)
    await insertRows(tx, ledgerEntries, rows.ledger)
    await insertRows(tx, measures, rows.measures)
  })
  return rows
}
