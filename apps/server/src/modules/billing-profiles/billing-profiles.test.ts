import type { BillingProfile, BillingProfileInput } from '@oaklet/api/contract'
import { aBillingProfileInput } from '@oaklet/api/testing'
import { describe, expect } from 'vitest'
import { requester } from '../../testing/a-person'
import { aPractice } from '../../testing/a-practice'
import { dataOf } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'

onOneDatabase('billing profiles', (test, rule) => {
  async function aDesk() {
    const practice = await aPractice(test)
    const biller = await practice.as('Biller')
    const call = (method: string, rest: string, body?: unknown) =>
      biller.request(method, practice.path(`billing-profiles${rest}`), body)
    const add = async (changes: Partial<BillingProfileInput> = {}): Promise<BillingProfile> =>
      dataOf(await call('POST', '', aBillingProfileInput(changes)))
    const list = async (): Promise<BillingProfile[]> => dataOf(await call('GET', ''))
    const change = (profile: BillingProfile, changes: Partial<BillingProfileInput>) =>
      call('PUT', `/${profile.id}`, { ...aBillingProfileInput(), version: profile.version, ...changes })
    const trail = (id: string) => auditTrail(test, practice, 'billing_profile', id)
    return { practice, biller, call, add, list, change, trail }
  }
  const defaults = (profiles: BillingProfile[]) =>
    profiles.filter(({ isDefault }) => isDefault).map(({ id }) => id)

  describe('adding', () => {
    rule('keeps everything typed; the first profile is the default one', async () => {
      const { practice, biller, add, list, trail } = await aDesk()
      const first = await add({ name: 'Zoe’s Practice' })
      expect(first).toMatchObject({
        ...aBillingProfileInput({ name: 'Zoe’s Practice' }),
        ...{ practiceId: practice.practiceId, isDefault: true, version: 1 },
      })
      const second = await add({ entity: 'person', name: 'Wren', firstName: 'Olivia' })
      expect(second.isDefault).toBe(false)
      expect(await list()).toEqual([first, second])
      const [event] = await trail(first.id)
      expect(event).toMatchObject({ action: 'created', userId: biller.userId })
      expect(event?.changed).toContain('taxId')
    })

    rule('twice at once makes one default', async () => {
      const { call, list } = await aDesk()
      const create = () => call('POST', '', aBillingProfileInput())
      const answers = await Promise.all([create(), create()])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(defaults(await list())).toHaveLength(1)
    })

    rule.each([
      ['name', { name: ' ' }],
      ['npi', { npi: '1234567890' }],
      ['taxId', { taxId: '12' }],
      ['phone', { phone: '(518) 555-0100' }],
      ['address.street', { address: { ...aBillingProfileInput().address, street: 'PO Box 1' } }],
      ['firstName', { entity: 'person' }],
    ])('refuses a wrong %s at its field', async (path, changes) => {
      const { call, list } = await aDesk()
      const answer = await call('POST', '', { ...aBillingProfileInput(), ...changes })
      expect(refusal(answer)).toEqual([422, 'validation_failed', path])
      expect(await list()).toEqual([])
    })
  })

  describe('changing', () => {
    rule('replaces it as a whole, and is audited with the names of what changed', async () => {
      const { biller, add, change, trail } = await aDesk()
      const profile = await add()
      const payToAddress = { ...aBillingProfileInput().address, street: 'PO Box 12' }
      const changed = dataOf<BillingProfile>(await change(profile, { taxId: '987654321', payToAddress }))
      expect(changed).toMatchObject({ taxId: '987654321', payToAddress, isDefault: true, version: 2 })
      expect((await trail(profile.id))[1]).toEqual({
        action: 'updated',
        changed: ['taxId', 'payToAddress'],
        userId: biller.userId,
      })
    })

    rule('is refused on an older version, with the profile as it is now', async () => {
      const { add, change } = await aDesk()
      const profile = await add()
      const now = await change(profile, { phone: '5185550101' })
      const stale = await change(profile, { phone: '5185550102' })
      expect(refusal(stale)).toEqual([409, 'stale_edit'])
      expect(stale.body['current']).toEqual(now.data)
    })
  })

  describe('the default profile', () => {
    rule('is the one that was set last, without any edit going stale', async () => {
      const { add, call, change, list, trail } = await aDesk()
      const [first, second] = [await add(), await add({ name: 'Annex' })]
      const set = dataOf<BillingProfile>(await call('PUT', `/${second.id}/set-default`))
      expect(set).toMatchObject({ id: second.id, isDefault: true, version: 1 })
      await call('PUT', `/${second.id}/set-default`)
      expect((await list()).map(({ id }) => id)).toEqual([second.id, first.id])
      for (const { id } of [first, second]) {
        expect((await trail(id)).map(({ changed }) => changed).slice(1)).toEqual([['isDefault']])
      }
      expect((await change(first, { phone: '5185550101' })).status).toBe(200)
    })

    rule('is one only, however many are set at once', async () => {
      const { add, call, list } = await aDesk()
      await add()
      const others = [await add({ name: 'b' }), await add({ name: 'c' })]
      const answers = await Promise.all(others.map(({ id }) => call('PUT', `/${id}/set-default`)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(defaults(await list())).toHaveLength(1)
    })
  })

  describe('deleting', () => {
    rule('takes it off the list, with an audit event', async () => {
      const { add, call, list, trail } = await aDesk()
      const [first, second] = [await add(), await add()]
      expect(await call('DELETE', `/${second.id}`)).toMatchObject({ status: 200, data: null })
      expect(await list()).toEqual([first])
      expect((await call('DELETE', `/${second.id}`)).status).toBe(404)
      expect((await call('PUT', `/${second.id}/set-default`)).status).toBe(404)
      expect((await trail(second.id)).map(({ action }) => action)).toEqual(['created', 'deleted'])
    })

    rule('is refused for the default profile while there are others', async () => {
      const { add, call, list } = await aDesk()
      const [first, second] = [await add(), await add()]
      const refused = await call('DELETE', `/${first.id}`)
      expect(refusal(refused)).toEqual([409, 'transition_refused'])
      expect(refused.body['message']).toBe(
        'This is the default billing profile. Make another one the default before you delete it.',
      )
      await call('DELETE', `/${second.id}`)
      expect((await call('DELETE', `/${first.id}`)).status).toBe(200)
      expect(await list()).toEqual([])
      expect((await add()).isDefault).toBe(true)
    })
  })

  describe('access', () => {
    rule('needs billing:edit even for reading, as tax numbers are in it', async () => {
      const { practice, add } = await aDesk()
      const { id } = await add()
      const clinician = await practice.as('Clinician')
      const ask = (method: string, rest: string, body?: unknown) =>
        clinician.request(method, practice.path(`billing-profiles${rest}`), body)
      const refused = [
        await ask('GET', ''),
        await ask('POST', '', aBillingProfileInput()),
        await ask('PUT', `/${id}`, { ...aBillingProfileInput(), version: 1 }),
        await ask('PUT', `/${id}/set-default`),
        await ask('DELETE', `/${id}`),
      ]
      expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    })

    rule('is refused without a session', async () => {
      const { practice } = await aDesk()
      expect((await requester(test)('GET', practice.path('billing-profiles'))).status).toBe(401)
    })

    rule('a profile of another practice or organization isn’t there', async () => {
      const { practice, add } = await aDesk()
      const { id } = await add()
      const { otherPracticeId } = practice
      const beside = await practice.as('Owner', { practiceIds: [practice.practiceId, otherPracticeId] })
      const stranger = await (await aPractice(test)).as('Owner')
      const body = { ...aBillingProfileInput(), version: 1 }
      const paths = [
        [beside, `/api/v1/practices/${otherPracticeId}/billing-profiles/${id}`],
        [stranger, practice.path(`billing-profiles/${id}`)],
      ] as const
      for (const [person, path] of paths) {
        expect((await person.request('PUT', path, body)).status).toBe(404)
        expect((await person.request('PUT', `${path}/set-default`)).status).toBe(404)
        expect((await person.request('DELETE', path)).status).toBe(404)
      }
      expect((await stranger.request('GET', practice.path('billing-profiles'))).status).toBe(404)
    })
  })
})
