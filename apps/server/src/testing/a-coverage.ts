import type { Authorization, ClientCoverages, Coverage, CoverageInput } from '@oaklet/api/contract'
import { aCoverageInput, anAuthorizationInput, aPayerInput } from '@oaklet/api/testing'
import { payers } from '../db/schema/payers-table'
import { inTenant } from '../db/tenant'
import type { SignedInPerson } from './a-person'
import type { TestPractice } from './a-practice'
import { dataOf } from './an-appointment'
import type { TestApp } from './create-test-app'

type PayerRow = typeof payers.$inferInsert

/** Adds an insurance company to a practice; Aetna, unless it is named otherwise. */
export async function insertPayer(
  { deps }: TestApp,
  { organizationId, practiceId }: Pick<TestPractice, 'organizationId' | 'practiceId'>,
  changes: Partial<PayerRow> = {},
): Promise<string> {
  const now = deps.clock.now()
  const id = deps.newId()
  const row = { ...aPayerInput(), organizationId, id, practiceId, createdAt: now, updatedAt: now, ...changes }
  await inTenant(deps.db, organizationId, (tx) => tx.insert(payers).values({ ...row, claimAddress: null }))
  return id
}

/** Where the coverages, or the authorizations, of a client are. */
export const coveragesPath = (practice: TestPractice, clientId: string, rest = 'coverages') =>
  practice.path(`clients/${clientId}/${rest}`)

/** Has a person add a coverage. */
export const addCoverage = async (
  practice: TestPractice,
  by: SignedInPerson,
  clientId: string,
  changes: Partial<CoverageInput> & Pick<CoverageInput, 'payerId'>,
): Promise<Coverage> =>
  dataOf(await by.request('POST', coveragesPath(practice, clientId), aCoverageInput(changes)))

/** Has a person add an authorization. */
export const addAuthorization = async (
  practice: TestPractice,
  by: SignedInPerson,
  { clientId, id: coverageId }: Pick<Coverage, 'id' | 'clientId'>,
  changes: Parameters<typeof anAuthorizationInput>[0] = {},
): Promise<Authorization> =>
  dataOf(
    await by.request(
      'POST',
      coveragesPath(practice, clientId, 'authorizations'),
      anAuthorizationInput({ coverageId, ...changes }),
    ),
  )

/** A client's coverages and authorizations, as a person sees them. */
export const coveragesOf = async (
  practice: TestPractice,
  by: SignedInPerson,
  clientId: string,
): Promise<ClientCoverages> => dataOf(await by.request('GET', coveragesPath(practice, clientId)))
