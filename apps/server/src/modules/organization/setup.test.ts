import { SETUP_STEPS, type Setup } from '@oaklet/api/contract'
import { anOrganizationSettingsBody } from '@oaklet/api/testing'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { organizations } from '../../db/schema/organizations-table'
import { inTenant } from '../../db/tenant'
import type { SignedInPerson } from '../../testing/a-person'
import { requester } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { dataOf } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { refusal } from '../../testing/refusal'
import { registerPerson } from '../../testing/register-person'
import { startTestApp } from '../../testing/start-test-app'
import { NEW_SETUP } from './setup'

const test = startTestApp()
let practice: TestPractice
let owner: SignedInPerson
beforeEach(async () => {
  practice = await aPractice(test)
  owner = await practice.as('Owner')
})

const path = () => `/api/v1/organizations/${practice.organizationId}/setup`
const found = async (): Promise<Setup> => dataOf(await owner.request('GET', path()))
const change = (body: unknown) => owner.request('PATCH', path(), body)
const begin = () =>
  inTenant(test.deps.db, practice.organizationId, (tx) =>
    tx
      .update(organizations)
      .set({ setup: NEW_SETUP })
      .where(eq(organizations.organizationId, practice.organizationId)),
  )
const trail = async () => (await auditTrail(test, practice, 'organization')).map(({ changed }) => changed)

it('whoever registers has all of it before them', async () => {
  const deviceId = test.deps.newId()
  const answer = await registerPerson(test, {
    email: `${deviceId}@example.com`,
    password: 'four words in a row',
    deviceId,
    name: 'Ada Marlow',
    practiceName: 'Marlow Therapy',
    timeZone: 'America/New_York',
  })
  const { token, user } = answer.body as unknown as { token: string; user: { organizationId: string } }
  const setup = await requester(test)(
    'GET',
    `/api/v1/organizations/${user.organizationId}/setup`,
    undefined,
    { Authorization: `Bearer ${token}` },
  )
  expect(setup.data).toEqual({ confirmed: [], isDismissed: false })
})

it('an organization that nobody registered has nothing left to do', async () => {
  expect(await found()).toEqual({ confirmed: SETUP_STEPS, isDismissed: false })
})

describe('a set-up that was begun', () => {
  beforeEach(begin)

  it('is confirmed step by step, in any order, and known to everybody who may edit the settings', async () => {
    await change({ confirm: 'hours' })
    const after = dataOf<Setup>(await change({ confirm: 'name' }))
    expect(after).toEqual({ confirmed: ['name', 'hours'], isDismissed: false })
    const manager = await practice.as('Practice Manager')
    expect((await manager.request('GET', path())).data).toEqual(after)
    expect(await trail()).toEqual([['setup.hours'], ['setup.name']])
  })

  it('notes nothing when a step is confirmed once more', async () => {
    await change({ confirm: 'name' })
    await change({ confirm: 'name', isDismissed: false })
    expect(await trail()).toEqual([['setup.name']])
  })

  it('keeps both steps that two people confirm at once', async () => {
    const manager = await practice.as('Practice Manager')
    await Promise.all([change({ confirm: 'name' }), manager.request('PATCH', path(), { confirm: 'hours' })])
    expect((await found()).confirmed).toEqual(['name', 'hours'])
  })

  it('can be put away and taken up again, with what was confirmed', async () => {
    await change({ confirm: 'location' })
    const confirmed = ['location']
    expect((await change({ isDismissed: true })).data).toEqual({ confirmed, isDismissed: true })
    expect((await change({ isDismissed: false })).data).toEqual({ confirmed, isDismissed: false })
    expect(await trail()).toEqual([['setup.location'], ['setup.isDismissed'], ['setup.isDismissed']])
  })

  it('makes no edit of the settings stale', async () => {
    await change({ confirm: 'timeZone' })
    const settings = `/api/v1/organizations/${practice.organizationId}/settings`
    expect((await owner.request('PUT', settings, anOrganizationSettingsBody({ version: 1 }))).status).toBe(
      200,
    )
    expect((await found()).confirmed).toEqual(['timeZone'])
  })

  it('is not found by the owner of another organization', async () => {
    const elsewhere = await aPractice(test)
    const stranger = await elsewhere.as('Owner')
    expect(refusal(await stranger.request('PATCH', path(), { confirm: 'name' }))).toEqual([404, 'not_found'])
    expect((await found()).confirmed).toEqual([])
  })

  it.each([
    ['confirm', {}],
    ['confirm', { confirm: 'colour' }],
    ['isDismissed', { isDismissed: 'yes' }],
  ])('is refused at %s for %j', async (field, body) => {
    expect(refusal(await change(body))).toEqual([422, 'validation_failed', field])
  })
})
