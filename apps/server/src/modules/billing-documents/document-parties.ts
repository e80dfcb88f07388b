import type {
  Address,
  ClientInput,
  DocumentBiller,
  DocumentClient,
  DocumentClinician,
} from '@oaklet/api/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../db/database'
import { billingProfiles } from '../../db/schema/billing-profiles-table'
import { clients } from '../../db/schema/clients-table'
import { staff } from '../../db/schema/staff-table'
import { legalName } from '../caseload'

/** A client, and what they are treated for: codes of ICD-10-CM, the main one first. */
export interface BilledClient extends DocumentClient {
  diagnoses: readonly string[]
}

type StaffRow = typeof staff.$inferSelect

/** Who bills for the practice unless another is chosen; null where it has no billing profile. */
export async function readBiller(
  tx: Tx,
  organizationId: string,
  practiceId: string,
): Promise<DocumentBiller | null> {
  const [profile] = await tx
    .select()
    .from(billingProfiles)
    .where(
      and(
        eq(billingProfiles.organizationId, organizationId),
        eq(billingProfiles.practiceId, practiceId),
        eq(billingProfiles.isDefault, true),
      ),
    )
  if (profile === undefined) return null
  const { name, firstName, npi, taxIdKind, taxId, address, payToAddress, phone } = profile
  return { name: `${firstName} ${name}`.trim(), npi, taxIdKind, taxId, address, payToAddress, phone }
}

/** These clients as insurers know them, by id. */
export async function readBilledClients(
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, BilledClient>> {
  const rows = await tx
    .select()
    .from(clients)
    .where(and(eq(clients.organizationId, organizationId), inArray(clients.id, [...ids])))
  return new Map(
    rows.map((row) => [
      row.id,
      {
        name: legalName(row),
        dateOfBirth: row.dateOfBirth,
        address: knownAddress(row.address),
        diagnoses: row.diagnoses,
      },
    ]),
  )
}

/** An address of which something is known. */
export function knownAddress(address: ClientInput['address']): Address | null {
  if (address === null) return null
  const { street, city, state, zipCode } = address
  return street + city + state + zipCode === '' ? null : address
}

/** These clinicians as claims name them, by id. */
export async function readClinicians(
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, DocumentClinician>> {
  const supervisors = alias(staff, 'supervisors')
  const rows = await tx
    .select({ clinician: staff, supervisor: supervisors })
    .from(staff)
    .leftJoin(
      supervisors,
      and(eq(supervisors.organizationId, staff.organizationId), eq(supervisors.id, staff.supervisorId)),
    )
    .where(and(eq(staff.organizationId, organizationId), inArray(staff.id, [...ids])))
  return new Map(
    rows.map(({ clinician, supervisor }) => {
      const isSupervised = clinician.renderingProvider?.isUnderSupervisor === true && supervisor !== null
      const { license } = clinician
      return [
        clinician.id,
        {
          name: nameOnClaims(clinician),
          credentials: clinician.credentials,
          license: license === null ? null : { number: license.number, state: license.state },
          npi: clinician.npi,
          supervisorName: isSupervised ? nameOnClaims(supervisor) : null,
        },
      ]
    }),
  )
}

function nameOnClaims({ name, renderingProvider }: StaffRow): string {
  if (renderingProvider === null) return name
  const { firstName, middleName, lastName } = renderingProvider
  return [firstName, middleName, lastName].filter((part) => part !== '').join(' ')
}
