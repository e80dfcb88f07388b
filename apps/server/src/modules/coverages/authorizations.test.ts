import type { Authorization, AuthorizationInput, Client, Coverage } from '@oaklet/api/contract'
import { anAuthorizationInput } from '@oaklet/api/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  addAuthorization,
  addCoverage,
  coveragesOf,
  coveragesPath,
  insertPayer,
} from '../../testing/a-coverage'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, dataOf } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { refusal } from '../../testing/refusal'
import { startTestApp } from '../../testing/start-test-app'

const test = startTestApp()
let practice: TestPractice
let owner: SignedInPerson
let client: Client
let payerId: string
let coverage: Coverage

beforeEach(async () => {
  practice = await aPractice(test)
  owner = await practice.as('Owner')
  client = await addClient(practice, owner)
  payerId = await insertPayer(test, practice)
  coverage = await addCoverage(practice, owner, client.id, { payerId })
})

const input = (changes: Partial<AuthorizationInput> = {}) =>
  anAuthorizationInput({ coverageId: coverage.id, ...changes })
const pathOf = (rest = '') => coveragesPath(practice, client.id, `authorizations${rest}`)
const add = (changes: Partial<AuthorizationInput> = {}) =>
  addAuthorization(practice, owner, coverage, changes)
const post = (body: object) => owner.request('POST', pathOf(), body)
const put = ({ id, version }: Authorization, changes: Partial<AuthorizationInput>) =>
  owner.request('PUT', pathOf(`/${id}`), { ...input(changes), version })
const list = async () => (await coveragesOf(practice, owner, client.id)).authorizations

describe('an authorization that is added', () => {
  it('is in the client’s list as it was typed, unused, the one that ends last first', async () => {
    const made = await add()
    expect(made).toMatchObject({ ...input(), usedVisits: 0, clientId: client.id, version: 1 })
    const later = await add({ number: 'A-5', startsOn: '2027-01-01', endsOn: '2027-03-31' })
    expect(await list()).toEqual([later, made])
    expect(await auditTrail(test, practice, 'authorization', made.id)).toEqual([
      { action: 'created', changed: Object.keys(input()), userId: owner.userId },
    ])
  })

  it('names services of this practice alone', async () => {
    expect(refusal(await post(input({ codes: ['90834', '99999', '90837', 'X1'] })))).toEqual([
      ...[422, 'validation_failed', 'codes.1', 'codes.3'],
    ])
    expect(await add({ codes: [] })).toMatchObject({ codes: [] })
  })

  it('belongs to a coverage of this client', async () => {
    const other = await addClient(practice, owner)
    const theirs = await addCoverage(practice, owner, other.id, { payerId })
    for (const coverageId of [theirs.id, test.deps.newId()]) {
      expect(refusal(await post(input({ coverageId })))).toEqual([422, 'validation_failed', 'coverageId'])
    }
  })

  it('ends on no day before it starts, and allows a visit at least', async () => {
    expect(refusal(await post(input({ endsOn: '2026-08-31' })))).toEqual([422, 'validation_failed', 'endsOn'])
    expect(refusal(await post(input({ visits: 0 })))).toEqual([422, 'validation_failed', 'visits'])
    await add({ endsOn: '2026-09-01', visits: 1 })
  })

  it('may have days on which the coverage isn’t in force, as payers vary', async () => {
    await add({ startsOn: '2025-12-01', endsOn: '2025-12-31' })
  })
})

describe('an authorization that is changed', () => {
  it('is saved at the next version, with an audit event of the fields that changed', async () => {
    const made = await add()
    expect(dataOf(await put(made, { visits: 20 }))).toMatchObject({ visits: 20, version: 2 })
    expect((await auditTrail(test, practice, 'authorization', made.id)).at(-1)).toEqual({
      ...{ action: 'updated', changed: ['visits'], userId: owner.userId },
    })
  })

  it('is refused from an older state, with the present one', async () => {
    const made = await add()
    const changed = dataOf<Authorization>(await put(made, { visits: 20 }))
    const stale = await put(made, { visits: 30 })
    expect(refusal(stale)).toEqual([409, 'stale_edit'])
    expect(stale.body['current']).toEqual(changed)
  })
})

it('an authorization entered by mistake is deleted, with an audit event', async () => {
  const made = await add()
  const remove = () => owner.request('DELETE', pathOf(`/${made.id}`))
  expect(await remove()).toMatchObject({ status: 200, data: null })
  expect(await list()).toEqual([])
  expect(refusal(await remove())).toEqual([404, 'not_found'])
  const trail = await auditTrail(test, practice, 'authorization', made.id)
  expect(trail.map(({ action }) => action)).toEqual(['created', 'deleted'])
})
