import { accessScope, type Client, type ClientInput } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { Scope, StaffActor } from '../../actor'
import { clients } from '../../db/schema/clients-table'
import { locations } from '../../db/schema/locations-table'
import { staff } from '../../db/schema/staff-table'
import type { Work } from '../../work'
import { clientBalances, creditOfClient, holdsOf } from '../ledger'
import { practiceToday } from '../organization'
import { isPersonOfClient, selectPeople } from './select-people'
import { sumWithInsurance } from './sum-with-insurance'
import {
  displayName,
  isClient,
  isInScope,
  isPrimaryClinician,
  maySeeDiagnoses,
  type ClientKey,
} from '../caseload'

/** A client as the contract shows it, or null when the actor may not know of one. */
export async function findClient(work: Work, key: ClientKey, scope: Scope): Promise<Client | null> {
  const [found] = await work.tx
    .select({ client: clients, clinicianName: staff.name, locationName: locations.name })
    .from(clients)
    .leftJoin(staff, isPrimaryClinician())
    .leftJoin(
      locations,
      and(eq(locations.organizationId, clients.organizationId), eq(locations.id, clients.locationId)),
    )
    .where(isClient(work.actor, key, scope))
  if (found === undefined) return null
  const row = found.client
  return {
    ...typedFields(row),
    diagnoses: maySeeDiagnoses(work.actor, row.primaryClinicianId) ? row.diagnoses : null,
    id: row.id,
    practiceId: row.practiceId,
    displayName: displayName(row),
    primaryClinicianName: found.clinicianName,
    locationName: found.locationName,
    people: await selectPeople(work, isPersonOfClient(work.actor, key)),
    ...(await moneyOf(work, row)),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** What a person typed, without the columns that are the server's own. */
const typedFields = (
  row: typeof clients.$inferSelect,
): Omit<Pick<Client, keyof ClientInput>, 'diagnoses'> => ({
  type: row.type,
  firstName: row.firstName,
  lastName: row.lastName,
  preferredName: row.preferredName,
  sortName: row.sortName,
  pronouns: row.pronouns,
  dateOfBirth: row.dateOfBirth,
  administrativeSex: row.administrativeSex,
  address: row.address,
  contacts: row.contacts,
  primaryClinicianId: row.primaryClinicianId,
  locationId: row.locationId,
  referralSource: row.referralSource,
  tags: row.tags,
  status: row.status,
})

/** What the client and their insurances owe, and what is credit, for those who may see it. */
async function moneyOf(
  work: Work,
  client: { organizationId: string; id: string; practiceId: string; primaryClinicianId: string | null },
): Promise<Pick<Client, 'balanceCents' | 'creditCents' | 'holds' | 'withInsuranceCents'>> {
  if (!maySeeBalance(work.actor, client.primaryClinicianId)) {
    return { balanceCents: null, creditCents: null, holds: null, withInsuranceCents: null }
  }
  const { practiceId } = client
  const { timeZone } = await practiceToday(work, practiceId)
  const holds = await holdsOf(work, { practiceId, timeZone }, [client.id])
  const balances = await clientBalances(work.tx, practiceId, [client.id])
  return {
    balanceCents: balances.get(client.id) ?? 0,
    creditCents: await creditOfClient(work.tx, { ...client, clientId: client.id }),
    holds: holds.get(client.id) ?? [],
    // It adds up the claims of all clinicians.
    withInsuranceCents:
      accessScope(work.actor.permissions, 'claims:view') === 'all'
        ? await sumWithInsurance(work, client)
        : null,
  }
}

/** Whether the actor may see what a client of that clinician owes. */
export function maySeeBalance(actor: StaffActor, primaryClinicianId: string | null): boolean {
  return isInScope(actor, accessScope(actor.permissions, 'invoices:view'), primaryClinicianId)
}
