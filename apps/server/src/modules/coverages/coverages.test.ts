import type {
  BillingHome,
  Client,
  ClientSummary,
  Coverage,
  CoverageInput,
  Dashboard,
  Page,
} from '@oaklet/api/contract'
import { aCoverageInput } from '@oaklet/api/testing'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { brokenConstraint } from '../../db/sql-state'
import { inTenant } from '../../db/tenant'
import { clientInput } from '../../testing/a-client'
import {
  addAuthorization,
  addCoverage,
  coveragesOf,
  coveragesPath,
  insertPayer,
} from '../../testing/a-coverage'
import type { SignedInPerson } from '../../testing/a-person'
import { aPersonWhoMay } from '../../testing/a-person-who-may'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, dataOf } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { refusal } from '../../testing/refusal'
import { startTestApp } from '../../testing/start-test-app'

const test = startTestApp()
let practice: TestPractice
let owner: SignedInPerson
let client: Client
let aetna: string
let cigna: string

beforeEach(async () => {
  test.clock.set('2026-11-17T14:00:00Z')
  practice = await aPractice(test)
  owner = await practice.as('Owner', { name: 'Olivia Wren' })
  client = await addClient(practice, owner)
  aetna = await insertPayer(test, practice)
  cigna = await insertPayer(test, practice, { name: 'Cigna' })
})

const input = (changes: Partial<CoverageInput> = {}) => aCoverageInput({ payerId: aetna, ...changes })
const add = (changes: Partial<CoverageInput> = {}) => addCoverage(practice, owner, client.id, input(changes))
const post = (body: object, by = owner) => by.request('POST', coveragesPath(practice, client.id), body)
const put = ({ id, version }: Coverage, changes: Partial<CoverageInput>, by = owner) =>
  by.request('PUT', coveragesPath(practice, client.id, `coverages/${id}`), { ...input(changes), version })
const remove = ({ id }: Coverage) =>
  owner.request('DELETE', coveragesPath(practice, client.id, `coverages/${id}`))
const list = () => coveragesOf(practice, owner, client.id)
const messageOf = ({ body }: Awaited<ReturnType<typeof post>>) =>
  (body.fieldErrors as { message?: string }[] | undefined)?.[0]?.message

describe('a coverage that is added', () => {
  it('is in the client’s list as it was typed, with the name of its payer', async () => {
    const made = await add()
    expect(made).toMatchObject({ ...input(), payerName: 'Aetna', clientId: client.id, version: 1 })
    expect(made).toMatchObject({ status: 'unverified', verifiedByName: null, verifiedAt: null })
    expect(await list()).toEqual({ coverages: [made], authorizations: [] })
  })

  it('is in the audit log by the names of its fields', async () => {
    const { id } = await add()
    expect(await auditTrail(test, practice, 'coverage', id)).toEqual([
      { action: 'created', changed: Object.keys(input()), userId: owner.userId },
    ])
  })

  it('is with an active payer of this practice', async () => {
    const elsewhere = { ...practice, practiceId: practice.otherPracticeId }
    const strangers = await aPractice(test)
    const refused = [
      await insertPayer(test, practice, { name: 'Old', isActive: false }),
      await insertPayer(test, elsewhere),
      await insertPayer(test, strangers),
      test.deps.newId(),
    ]
    for (const payerId of refused) {
      expect(refusal(await post(input({ payerId })))).toEqual([422, 'validation_failed', 'payerId'])
    }
    expect((await list()).coverages).toEqual([])
  })

  it('has a priority that no other has on the same day, which the refusal names', async () => {
    await add({ effectiveTo: '2026-12-31' })
    const taken = await post(input({ payerId: cigna, effectiveFrom: '2026-12-31' }))
    expect(refusal(taken)).toEqual([422, 'validation_failed', 'priority'])
    expect(messageOf(taken)).toBe('Aetna is the first insurance from January 1, 2026 to December 31, 2026')
    await add({ payerId: cigna, effectiveFrom: '2027-01-01' })
    await add({ payerId: cigna, priority: 2 })
    expect(messageOf(await post(input({ effectiveFrom: '2030-01-01' })))).toBe(
      'Cigna is the first insurance from January 1, 2027',
    )
  })

  it('may have any priority while it is inactive, and takes it only once it is used again', async () => {
    const first = await add()
    const old = await add({ payerId: cigna, status: 'inactive' })
    expect(refusal(await put(old, { payerId: cigna }))).toEqual([422, 'validation_failed', 'priority'])
    dataOf(await put(first, { status: 'inactive' }))
    dataOf(await put(old, { payerId: cigna }))
  })

  it('can’t share a priority in the table either', async () => {
    await add()
    await add({ payerId: cigna, priority: 2 })
    const update = inTenant(test.deps.db, practice.organizationId, (tx) =>
      tx.execute(sql`update coverages set priority = 1`),
    )
    expect(brokenConstraint(await update.catch((error: unknown) => error))).toBe(
      'coverages_one_for_each_priority',
    )
  })
})

describe('a client’s coverages', () => {
  it('come with those in force first, by priority, then those to come, then former ones', async () => {
    await add({ effectiveFrom: '2025-01-01', effectiveTo: '2025-12-31', memberId: 'past' })
    await add({ effectiveFrom: '2025-06-01', status: 'inactive', memberId: 'inactive' })
    await add({ effectiveFrom: '2027-01-01', memberId: 'coming' })
    await add({ payerId: cigna, priority: 2, memberId: 'second' })
    await add({ effectiveTo: '2026-11-17', memberId: 'first' })
    const order = async () => (await list()).coverages.map(({ memberId }) => memberId)
    expect(await order()).toEqual(['first', 'second', 'coming', 'inactive', 'past'])
    test.clock.set('2026-11-18T04:59:00Z')
    expect((await order())[0]).toBe('first')
    test.clock.set('2026-11-18T05:00:00Z')
    expect(await order()).toEqual(['second', 'coming', 'first', 'inactive', 'past'])
  })

  it('are none of another client’s', async () => {
    await addCoverage(practice, owner, (await addClient(practice, owner)).id, input())
    expect((await list()).coverages).toEqual([])
  })
})

describe('verifying', () => {
  it('keeps who checked the coverage, and when, until it is verified no longer', async () => {
    const biller = await practice.as('Practice Manager', { name: 'Marcus Hale' })
    const verified = dataOf<Coverage>(await put(await add(), { status: 'verified' }, biller))
    const check = { verifiedByName: 'Marcus Hale', verifiedAt: '2026-11-17T14:00:00.000Z' }
    expect(verified).toMatchObject(check)
    test.clock.advance(60_000)
    const edited = dataOf<Coverage>(await put(verified, { status: 'verified', planName: 'HMO' }))
    expect(edited).toMatchObject({ ...check, planName: 'HMO', version: 3 })
    const unverified = dataOf<Coverage>(await put(edited, { status: 'unverified' }))
    expect(unverified).toMatchObject({ verifiedByName: null, verifiedAt: null })
    expect(dataOf(await put(unverified, { status: 'verified' }))).toMatchObject({
      ...{ verifiedByName: 'Olivia Wren', verifiedAt: '2026-11-17T14:01:00.000Z' },
    })
  })

  it('can be done as the coverage is added', async () => {
    expect(await add({ status: 'verified' })).toMatchObject({ verifiedByName: 'Olivia Wren' })
  })

  it.each([{ payerId: 'cigna' }, { memberId: 'W9' }, { groupNumber: '77' }])(
    'is undone by a change of %o',
    async (change) => {
      const verified = await add({ status: 'verified' })
      const changes = 'payerId' in change ? { payerId: cigna } : change
      const after = dataOf<Coverage>(await put(verified, { status: 'verified', ...changes }))
      expect(after).toMatchObject({ status: 'unverified', verifiedByName: null, verifiedAt: null })
      const trail = await auditTrail(test, practice, 'coverage', verified.id)
      expect(trail.at(-1)?.changed).toEqual([...Object.keys(change), 'status'])
    },
  )
})

describe('a coverage that is changed', () => {
  it('keeps a payer that is inactive by now', async () => {
    const made = await add()
    await inTenant(test.deps.db, practice.organizationId, (tx) =>
      tx.execute(sql`update payers set is_active = false where id = ${aetna}`),
    )
    const changed = dataOf<Coverage>(await put(made, { effectiveTo: '2026-12-31' }))
    expect(changed).toMatchObject({ effectiveTo: '2026-12-31', version: 2 })
  })

  it('is refused from an older state, with the present one', async () => {
    const made = await add()
    const changed = dataOf<Coverage>(await put(made, { planName: 'HMO' }))
    const stale = await put(made, { planName: 'PPO' })
    expect(refusal(stale)).toEqual([409, 'stale_edit'])
    expect(stale.body['current']).toEqual(changed)
  })

  it('is in the audit log by the names of the fields that changed', async () => {
    const made = await add()
    const policyHolder = { firstName: 'Ana', lastName: 'Ruiz', dateOfBirth: '1990-02-03', address: null }
    dataOf(
      await put(made, {
        ...{ relation: 'spouse', planName: 'HMO' },
        policyHolder: { ...policyHolder, administrativeSex: 'female' },
      }),
    )
    expect((await auditTrail(test, practice, 'coverage', made.id)).at(-1)).toEqual({
      ...{ action: 'updated', changed: ['planName', 'relation', 'policyHolder'], userId: owner.userId },
    })
  })
})

describe('what the client pays', () => {
  const NOTHING = {
    ...{ copayCents: null, coinsurancePercent: null, deductibleCents: null },
    ...{ deductibleMetCents: null, deductibleAsOf: null },
  }

  it('is set and changed only with billing:edit, and refused field by field', async () => {
    const scheduler = await practice.as('Scheduler')
    expect(refusal(await post(input(), scheduler))).toEqual([
      ...[422, 'validation_failed'],
      ...['copayCents', 'deductibleCents', 'deductibleMetCents', 'deductibleAsOf'],
    ])
    const made = dataOf<Coverage>(await post(input(NOTHING), scheduler))
    expect(refusal(await put(made, { ...NOTHING, coinsurancePercent: 20 }, scheduler))).toEqual([
      ...[422, 'validation_failed', 'coinsurancePercent'],
    ])
    expect(dataOf(await put(made, { copayCents: 2_500 }))).toMatchObject({ copayCents: 2_500 })
  })

  it('stays as it is when others change the rest', async () => {
    const made = await add()
    const scheduler = await practice.as('Scheduler')
    expect(dataOf(await put(made, { planName: 'HMO' }, scheduler))).toMatchObject({ copayCents: 3_000 })
    expect(refusal(await put({ ...made, version: 2 }, { copayCents: null }, scheduler))).toEqual([
      ...[422, 'validation_failed', 'copayCents'],
    ])
  })
})

describe('a coverage entered by mistake', () => {
  it('is deleted, with an audit event', async () => {
    const made = await add()
    expect(await remove(made)).toMatchObject({ status: 200, data: null })
    expect((await list()).coverages).toEqual([])
    expect(refusal(await remove(made))).toEqual([404, 'not_found'])
    const trail = await auditTrail(test, practice, 'coverage', made.id)
    expect(trail.map(({ action }) => action)).toEqual(['created', 'deleted'])
  })

  it('stays while it has authorizations', async () => {
    const made = await add()
    await addAuthorization(practice, owner, made)
    expect(refusal(await remove(made))).toEqual([409, 'transition_refused'])
    expect((await list()).coverages).toEqual([made])
  })
})

describe('clients with a coverage to verify', () => {
  const toVerify = async (by = owner) => {
    const get = async <Data>(rest: string) => dataOf<Data>(await by.request('GET', practice.path(rest)))
    const { items, total } = await get<Page<ClientSummary>>('clients?coverage=unverified')
    const { unverifiedCoverage: atHome } = await get<BillingHome>('billing')
    const { unverifiedCoverage: onDashboard } = await get<Dashboard>('dashboard')
    expect([items.length, atHome, onDashboard]).toEqual([total, total, total])
    return items.map(({ id }) => id)
  }

  it.each([
    ['unverified', '2026-01-01', null, true],
    ['unverified', '2026-11-17', '2026-11-17', true],
    ['unverified', '2026-11-18', null, false],
    ['unverified', '2026-01-01', '2026-11-16', false],
    ['verified', '2026-01-01', null, false],
    ['inactive', '2026-01-01', null, false],
  ] as const)('are those of one that is %s, from %s to %s: %s', async (status, from, to, isOne) => {
    await add({ status, effectiveFrom: from, effectiveTo: to })
    expect(await toVerify()).toEqual(isOne ? [client.id] : [])
  })

  it('are each counted once, the archived ones not at all', async () => {
    await add()
    await add({ priority: 2, payerId: cigna })
    expect(await toVerify()).toEqual([client.id])
    for (const [version, status] of [
      [1, 'inactive'],
      [2, 'archived'],
    ] as const) {
      const body = { ...clientInput({ status }), version }
      dataOf(await owner.request('PUT', practice.path(`clients/${client.id}`), body))
    }
    expect(await toVerify()).toEqual([])
  })

  it('are for a clinician of own clients these alone', async () => {
    const own = await practice.as('Clinician (own clients)')
    await add()
    expect(await toVerify(own)).toEqual([])
    const theirs = await addClient(practice, owner, { primaryClinicianId: own.staffId })
    await addCoverage(practice, owner, theirs.id, input())
    expect(await toVerify(own)).toEqual([theirs.id])
    expect(await toVerify()).toHaveLength(2)
  })

  it('are not counted for who may see no clients', async () => {
    await add()
    const may = ['appointments:view', 'invoices:view'] as const
    const without = await aPersonWhoMay(test, practice, 'Read-only', may)
    for (const place of ['billing', 'dashboard']) {
      const home = dataOf<BillingHome | Dashboard>(await without.request('GET', practice.path(place)))
      expect(home.unverifiedCoverage).toBeNull()
    }
  })
})
