import { eq } from 'drizzle-orm'
import { dayOf } from '../calendar-day'
import { clientMembers } from '../db/schema/client-members-table'
import { clientPeople } from '../db/schema/client-people-table'
import { clients as clientsTable } from '../db/schema/clients-table'
import { inTenant } from '../db/tenant'
import type { Deps } from '../deps'
import { demoAppointments } from './demo-appointments'
import { claimedSessions } from './demo-claims'
import { demoClientMembers } from './demo-client-members'
import { demoClientPeople } from './demo-client-people'
import { demoClients } from './demo-clients'
import { demoAuthorizations, insuredAppointments } from './demo-authorizations'
import { demoCourses } from './demo-courses'
import { demoCoverages } from './demo-coverages'
import { demoInvoices } from './demo-invoices'
import { demoMeasures } from './demo-measures'
import type { DemoOrganization } from './demo-organizations'
import { demoFeeAgreements, demoFeeSchedules } from './demo-fees'
import { demoPayers } from './demo-payers'
import { cardReferencesOf, demoPayments } from './demo-payments'
import type { DemoPerson } from './demo-people'
import { demoDuplicates } from './demo-duplicates'
import { demoEstimates } from './demo-estimates'
import { demoSuperbills } from './demo-superbills'
import { insertAppointments } from './insert-appointments'
import { insertBilling } from './insert-billing'
import { insertCardPayments } from './insert-card-payments'
import { insertRows } from '../db/insert-rows'
import { insertStatements } from './insert-statements'
import { insertStatusChanges } from './insert-status-changes'
import { doInOrder } from './deeds'
import { insertClaimYear } from './insert-claim-year'
import { insertSharePayments } from './insert-share-payments'
import { leaveLatestNews } from './leave-latest-news'
import { insertClientFiles } from './insert-client-files'
import { insertDocuments } from './insert-documents'
import { insertForms } from './insert-forms'
import { insertReminders } from './insert-reminders'
import { insertWaitlist } from './insert-waitlist'
import { insertPackets } from './insert-packets'
import { insertEstimates } from './insert-estimates'
import { insertSuperbills } from './insert-superbills'
import { confirmedOverlap, sessionsForToday } from './lively-today'
import { createRandom } from './random'
import { seedMoves } from './seed-moves'
import { authorizations, coverages as coveragesTable } from '../db/schema/coverages-table'
import { feeAgreements } from '../db/schema/fee-agreements-table'
import { feeSchedules } from '../db/schema/fee-schedules-table'
import { measures } from '../db/schema/measures-table'
import { payers } from '../db/schema/payers-table'
import { services } from '../db/schema/services-table'

/** How much of a demonstration an organization gets. */
export interface DemoPlan {
  organization: DemoOrganization
  people: readonly DemoPerson[]
  seed: number
  daysBack: number
  daysAhead: number
  firstInvoiceNumber: number
}

/** Fills one organization with clients, appointments, measures, money, documents of the billing and insurance, relative to today. */
export async function seedYear(deps: Deps, plan: DemoPlan): Promise<void> {
  const { organization, people, seed, firstInvoiceNumber } = plan
  const now = deps.clock.now()
  const today = dayOf(now, organization.timeZone)
  await inTenant(deps.db, organization.organizationId, async (tx) => {
    const offered = await tx
      .select()
      .from(services)
      .where(eq(services.organizationId, organization.organizationId))
    const year = { ...plan, random: createRandom(seed), now, today, services: offered }
    const clients = demoClients(year, people)
    const planned = demoAppointments(year, demoCourses(year, clients))
    const coverages = demoCoverages(year, clients, seed)
    const appointments = insuredAppointments(
      [...planned, ...sessionsForToday(year, clients, planned), ...confirmedOverlap(year, clients, planned)],
      coverages,
    )
    const claimed = claimedSessions(year, appointments, coverages)
    const invoiced = appointments.filter((appointment) => !claimed.has(appointment))
    const invoices = demoInvoices(year, clients, invoiced, firstInvoiceNumber)
    await insertRows(tx, clientsTable, [...clients.map(({ row }) => row), ...demoDuplicates(clients, today)])
    await insertStatusChanges(tx, clients)
    await insertRows(tx, clientPeople, demoClientPeople(clients))
    await insertRows(tx, clientMembers, demoClientMembers(clients))
    await insertClientFiles(tx, year, clients)
    await insertForms(tx, year)
    await insertPackets(tx, year, clients, await insertDocuments(tx, year))
    await insertAppointments(tx, year, appointments)
    await insertRows(tx, measures, demoMeasures(year, clients, appointments, seed))
    const moves = await seedMoves(tx, year, appointments)
    const payments = demoPayments(year, invoices)
    await insertBilling(tx, year, invoices, payments)
    await insertStatements(tx, year)
    await insertSuperbills(tx, year, demoSuperbills(year, appointments))
    await insertEstimates(tx, year, demoEstimates(year, appointments))
    await insertRows(tx, payers, demoPayers(organization, now))
    await insertRows(tx, feeSchedules, demoFeeSchedules(year, offered))
    await insertRows(tx, coveragesTable, coverages)
    await insertRows(tx, feeAgreements, demoFeeAgreements(year, clients, coverages))
    await insertRows(tx, authorizations, demoAuthorizations(year, coverages, appointments))
    await doInOrder(tx, deps, [...moves, ...(await insertClaimYear(tx, deps, year))])
    await insertReminders(tx, year)
    await insertWaitlist(tx, year)
    await leaveLatestNews(tx, year)
    await insertSharePayments(tx, year, cardReferencesOf(payments))
    await insertCardPayments(tx, year)
  })
}
