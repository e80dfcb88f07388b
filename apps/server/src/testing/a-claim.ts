import {
  ClaimInput,
  type Appointment,
  type Claim,
  type ClaimBatch,
  type ClaimCandidates,
  type ClaimSummary,
  type Client,
  type Coverage,
  type CreateAppointmentBody,
  type Page,
} from '@oaklet/api/contract'
import { aClaimBiller } from '@oaklet/api/testing'
import { and, eq } from 'drizzle-orm'
import { claims } from '../db/schema/claims-table'
import { locations } from '../db/schema/locations-table'
import { staff } from '../db/schema/staff-table'
import { inTenant } from '../db/tenant'
import { addCoverage, insertPayer } from './a-coverage'
import type { SignedInPerson } from './a-person'
import { aPractice, type TestPractice } from './a-practice'
import { aBilledClient, addBiller, aPastSession } from './a-superbill'
import { dataOf } from './an-appointment'
import type { TestApp } from './create-test-app'

/** Has a practice and a clinician say what claims ask of them. */
export async function readyForClaims(
  { deps }: TestApp,
  practice: Pick<TestPractice, 'organizationId' | 'locationId'>,
  { staffId }: Pick<SignedInPerson, 'staffId'>,
): Promise<void> {
  const { organizationId, locationId } = practice
  const named = { firstName: 'Olivia', middleName: '', lastName: 'Bennett', isUnderSupervisor: false }
  const { address } = aClaimBiller()
  await inTenant(deps.db, organizationId, async (tx) => {
    await tx
      .update(staff)
      .set({ npi: '1245319599', taxonomyCode: '1041C0700X', renderingProvider: named })
      .where(and(eq(staff.organizationId, organizationId), eq(staff.id, staffId)))
    await tx
      .update(locations)
      .set({ address })
      .where(and(eq(locations.organizationId, organizationId), eq(locations.id, locationId)))
  })
}

/** A session of a client that was held in October and is billed to insurance. */
export const anInsuredSession = (
  practice: TestPractice,
  by: SignedInPerson,
  of: { client: Client; day?: string },
  changes: Partial<CreateAppointmentBody> = {},
): Promise<Appointment> => aPastSession(practice, by, of, { billingType: 'insurance', ...changes })

/** An insured session that waits for a claim, with all that it is made from. */
export async function aClaimableSession(test: TestApp, practice: TestPractice, by: SignedInPerson) {
  await readyForClaims(test, practice, by)
  await addBiller(practice, by)
  const payerId = await insertPayer(test, practice)
  const client = await aBilledClient(practice, by)
  const coverage = await addCoverage(practice, by, client.id, { payerId })
  const session = await anInsuredSession(practice, by, { client })
  return { payerId, client, coverage, session }
}

/** Has a person make a claim of sessions. */
export const makeClaim = async (
  practice: TestPractice,
  by: SignedInPerson,
  coverage: Pick<Coverage, 'id'>,
  sessions: readonly Pick<Appointment, 'id'>[],
): Promise<Claim> =>
  dataOf(
    await by.request('POST', practice.path('claims'), {
      coverageId: coverage.id,
      appointmentIds: sessions.map(({ id }) => id),
    }),
  )

type ClaimCall =
  | 'submit'
  | 'accept'
  | 'reject'
  | 'void'
  | 'refresh'
  | 'replace'
  | 'cancel'
  | 'keep'
  | 'write-off'
  | 'write-off/undo'
  | 'give-to-client'
  | 'give-to-client/undo'
  | 'second-claim'
  | 'appeals'

/** Takes a step of a claim on the version that is given. */
export const stepOfClaim = (
  practice: TestPractice,
  by: SignedInPerson,
  { id, version }: Pick<Claim, 'id' | 'version'>,
  step: ClaimCall,
  body: object = {},
) => by.request('POST', practice.path(`claims/${id}/${step}`), { version, ...body })

/** Has a person make a file of ready claims, whatever may be asked about. */
export const fileOf = async (
  practice: TestPractice,
  by: SignedInPerson,
  claims: readonly Pick<Claim, 'id' | 'version'>[],
): Promise<ClaimBatch> =>
  dataOf(
    await by.request('POST', practice.path('claim-batches'), {
      claims: claims.map(({ id, version }) => ({ id, version })),
      allowWarnings: true,
    }),
  )

/** Gives a sent claim the state that a remittance would, and returns it as it is read then. */
export async function decideClaim(
  { deps }: TestApp,
  practice: TestPractice,
  by: SignedInPerson,
  { id }: Pick<Claim, 'id'>,
  state: 'paid' | 'partially_paid' | 'denied' = 'denied',
): Promise<Claim> {
  const { organizationId } = practice
  await inTenant(deps.db, organizationId, (tx) =>
    tx
      .update(claims)
      .set({ state })
      .where(and(eq(claims.organizationId, organizationId), eq(claims.id, id))),
  )
  return dataOf(await by.request('GET', practice.path(`claims/${id}`)))
}

/** A practice in which one insured session waits for a claim that lacks nothing, and what its owner does with it. */
export async function aClaimDesk(test: TestApp) {
  const practice = await aPractice(test)
  const owner = await practice.as('Owner', { name: 'Olivia Bennett' })
  const claimable = await aClaimableSession(test, practice, owner)
  const { coverage, session } = claimable
  const call = (method: string, rest: string, body?: unknown) =>
    owner.request(method, practice.path(`claims${rest}`), body)
  const made = () => makeClaim(practice, owner, coverage, [session])
  const read = async (id: string): Promise<Claim> => dataOf(await call('GET', `/${id}`))
  const step = (claim: Claim, name: Parameters<typeof stepOfClaim>[3], body: object = {}) =>
    stepOfClaim(practice, owner, claim, name, body)
  const sent = async () => dataOf<Claim>(await step(await made(), 'submit', { way: 'paper' }))
  const rejected = async () =>
    dataOf<Claim>(await step(await sent(), 'reject', { reason: 'Member id not found' }))
  const change = (claim: Claim, changes: object) =>
    call('PUT', `/${claim.id}`, {
      ...{ ...ClaimInput.parse(claim.form), version: claim.version },
      ...changes,
    })
  const list = async (query = ''): Promise<Page<ClaimSummary>> => dataOf(await call('GET', query))
  const candidates = async (): Promise<ClaimCandidates> =>
    dataOf(await owner.request('GET', practice.path('claim-candidates')))
  return { practice, owner, ...claimable, call, made, read, step, sent, rejected, change, list, candidates }
}
