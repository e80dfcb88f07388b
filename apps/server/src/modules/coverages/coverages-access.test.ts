import type { AuditEvent, Authorization, Client, Coverage, Page } from '@oaklet/api/contract'
import { aCoverageInput, anAuthorizationInput } from '@oaklet/api/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { addAuthorization, addCoverage, coveragesOf, insertPayer } from '../../testing/a-coverage'
import { requester, type SignedInPerson } from '../../testing/a-person'
import { aPersonWhoMay } from '../../testing/a-person-who-may'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, dataOf } from '../../testing/an-appointment'
import { startTestApp } from '../../testing/start-test-app'

const test = startTestApp()
let practice: TestPractice
let owner: SignedInPerson
let client: Client
let payerId: string
let coverage: Coverage
let authorization: Authorization

beforeEach(async () => {
  practice = await aPractice(test)
  owner = await practice.as('Owner')
  client = await addClient(practice, owner)
  payerId = await insertPayer(test, practice)
  coverage = await addCoverage(practice, owner, client.id, { payerId })
  authorization = await addAuthorization(practice, owner, coverage)
})

interface Target {
  clientId: string
  coverageId: string
  authorizationId: string
}
const target = (changes: Partial<Target> = {}): Target => ({
  clientId: client.id,
  coverageId: coverage.id,
  authorizationId: authorization.id,
  ...changes,
})

const WITHOUT_COSTS = {
  ...{ copayCents: null, deductibleCents: null, deductibleMetCents: null, deductibleAsOf: null },
  priority: 2,
}

/** Every call about a client’s coverage, in an order in which all of them can succeed. */
const callsOn = ({ clientId, coverageId, authorizationId }: Target) => {
  const base = `clients/${clientId}`
  const typed = anAuthorizationInput({ coverageId })
  return [
    ['GET', `${base}/coverages`, undefined],
    ['POST', `${base}/coverages`, aCoverageInput({ payerId, ...WITHOUT_COSTS })],
    ['PUT', `${base}/coverages/${coverageId}`, { ...aCoverageInput({ payerId }), version: 1 }],
    ['POST', `${base}/authorizations`, typed],
    ['PUT', `${base}/authorizations/${authorizationId}`, { ...typed, version: 1 }],
    ['DELETE', `${base}/authorizations/${authorizationId}`, undefined],
  ] as const
}
type Ask = SignedInPerson['request']
const statuses = async (ask: Ask, of: Target = target()) => {
  const found: number[] = []
  for (const [method, path, body] of callsOn(of)) found.push((await ask(method, path, body)).status)
  return found
}
const as =
  (person: Pick<SignedInPerson, 'request'>, { path } = practice): Ask =>
  (method, rest, body) =>
    person.request(method, path(rest), body)
const all = (status: number) => Array.from({ length: 6 }, () => status)
const standsAsItWas = async () =>
  expect(await coveragesOf(practice, owner, client.id)).toEqual({
    coverages: [coverage],
    authorizations: [authorization],
  })

describe('a client’s coverage', () => {
  it('is open to nobody without a session', async () => {
    expect(await statuses(as({ request: requester(test) }))).toEqual(all(401))
  })

  it('is read by those who see clients, and changed by those who change clients', async () => {
    for (const role of ['Biller', 'Read-only'] as const) {
      expect(await statuses(as(await practice.as(role)))).toEqual([200, ...all(403).slice(1)])
    }
    await standsAsItWas()
    expect(await statuses(as(await practice.as('Scheduler')))).toEqual(all(200))
  })

  it('is unknown in another practice and in another organization', async () => {
    const practiceIds = [practice.practiceId, practice.otherPracticeId]
    const both = await practice.as('Owner', { practiceIds })
    const beside = (rest: string) => `/api/v1/practices/${practice.otherPracticeId}/${rest}`
    expect(await statuses((method, rest, body) => both.request(method, beside(rest), body))).toEqual(all(404))
    const strangers = await aPractice(test)
    const stranger = await strangers.as('Owner')
    expect(await statuses(as(stranger))).toEqual(all(404))
    expect(await statuses(as(stranger, strangers))).toEqual(all(404))
    await standsAsItWas()
  })

  it('is unknown where there is no such client, and by its ids under another client', async () => {
    expect(await statuses(as(owner), target({ clientId: test.deps.newId() }))).toEqual(all(404))
    const other = await addClient(practice, owner)
    expect(await statuses(as(owner), target({ clientId: other.id }))).toEqual([
      ...[200, 200, 404, 422, 404, 404],
    ])
    await standsAsItWas()
  })

  it('is known to a clinician for own clients as long as the client is theirs', async () => {
    const own = await practice.as('Clinician (own clients)')
    expect(await statuses(as(own))).toEqual(all(404))
    await standsAsItWas()
    const theirs = await addClient(practice, owner, { primaryClinicianId: own.staffId })
    const their = await addCoverage(practice, owner, theirs.id, { payerId })
    const { id: authorizationId } = await addAuthorization(practice, owner, their)
    const ids = { clientId: theirs.id, coverageId: their.id, authorizationId }
    expect(await statuses(as(own), ids)).toEqual(all(200))
  })
})

it('the audit log names coverages and authorizations to those who may see the client', async () => {
  const namesTo = async (person: SignedInPerson) => {
    const path = `/api/v1/organizations/${practice.organizationId}/audit`
    const { items } = dataOf<Page<AuditEvent>>(await person.request('GET', path))
    return items
      .filter(({ resource }) => resource === 'coverage' || resource === 'authorization')
      .map(({ recordName }) => recordName)
  }
  expect(await namesTo(owner)).toEqual(['A-4471 of Maya Lindqvist', 'Aetna of Maya Lindqvist'])
  const auditor = await aPersonWhoMay(test, practice, 'Read-only', ['audit:view', 'clients:view:own'])
  expect(await namesTo(auditor)).toEqual([null, null])
})
