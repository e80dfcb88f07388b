import { insertRows } from '../db/demo/insert-rows'
import { inTenant } from '../db/tenant'
import type { Deps } from '../deps'
import {
  appointmentClients,
  appointments,
  billedAppointments,
} from '../modules/appointments/appointments-table'
import { clients } from '../modules/clients/clients-table'
import { invoices, ledgerEntries } from '../modules/invoices/invoices-table'
import { payments } from '../modules/payments/payments-table'
import { variedRows, type VariedPlace, type VariedRows } from './varied-rows'

/** Writes {@link variedRows} past the verbs, which would refuse much of them, and answers what it wrote. */
export async function insertVariedRows(deps: Deps, place: VariedPlace, seed: number): Promise<VariedRows> {
  const rows = variedRows(place, deps.newId, deps.clock.now(), seed)
  await inTenant(deps.db, place.organizationId, async (tx) => {
    await insertRows(tx, clients, rows.clients)
    await insertRows(tx, appointments, rows.appointments)
    await insertRows(tx, appointmentClients, rows.attendances)
    await insertRows(tx, invoices, rows.invoices)
    await insertRows(tx, billedAppointments, rows.billed)
    await insertRows(tx, payments, rows.payments)
    await insertRows(tx, ledgerEntries, rows.ledger)
  })
  return rows
}
