import type { CreateLocationBody, Holiday, Location } from '@oaklet/api/contract'
import { aHolidayInput, aLocationInput, someBusinessHours } from '@oaklet/api/testing'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { aPractice } from '../../testing/a-practice'
import { addClient, appointmentBody, at, book, dataOf, setStatus } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { refusal } from '../../testing/refusal'
import { onOneDatabase } from '../../testing/on-each-database'
import { runs } from '../../testing/sample-size'

onOneDatabase('locations', (test, rule) => {
  async function aDesk() {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner')
    const call = (method: string, rest: string, body?: unknown) =>
      owner.request(method, practice.path(`locations${rest}`), body)
    const add = async (changes: Partial<CreateLocationBody> = {}): Promise<Location> =>
      dataOf(await call('POST', '', { ...aLocationInput({ name: 'Annex' }), ...changes }))
    const list = async (rest = ''): Promise<Location[]> => dataOf(await call('GET', rest))
    const change = (location: Location, changes: object) =>
      call('PUT', `/${location.id}`, { ...aLocationInput(), version: location.version, ...changes })
    const trail = (id: string) => auditTrail(test, practice, 'location', id)
    const [first] = await list()
    if (first === undefined) throw new Error('a practice has a location')
    return { practice, owner, call, add, list, change, trail, first }
  }
  const primaries = (locations: Location[]) =>
    locations.filter(({ isPrimary }) => isPrimary).map(({ id }) => id)

  describe('adding', () => {
    rule('keeps everything typed, and the USA where no country was', async () => {
      const { practice, owner, add, list, trail, first } = await aDesk()
      const { street, city, state, zipCode } = aLocationInput().address
      const typed = { fax: '5185550199', businessHours: someBusinessHours() }
      const location = await add({ ...typed, address: { street, city, state, zipCode } })
      expect(location).toMatchObject({ ...aLocationInput({ name: 'Annex' }), ...typed, version: 1 })
      expect([location.practiceId, location.isPrimary]).toEqual([practice.practiceId, false])
      expect(await list()).toEqual([first, location])
      const [event] = await trail(location.id)
      expect(event).toMatchObject({ action: 'created', userId: owner.userId })
      expect(event?.changed).toContain('fax')
    })

    rule('makes it the primary one when asked to', async () => {
      const { add, list } = await aDesk()
      const location = await add({ isPrimary: true })
      expect(primaries(await list())).toEqual([location.id])
      expect((await list())[0]).toEqual(location)
    })

    rule('happens once for one Idempotency-Key', async () => {
      const { owner, practice, list } = await aDesk()
      const send = () =>
        owner.request('POST', practice.path('locations'), aLocationInput(), { 'Idempotency-Key': 'once' })
      const [one, two] = await Promise.all([send(), send()])
      expect(one.data).toEqual(two.data)
      expect(await list()).toHaveLength(2)
    })

    rule.each([
      ['name', { name: ' ' }],
      ['phone', { phone: '(518) 555-0110' }],
      ['fax', { fax: '+15185550110' }],
      ['email', { email: 'mainstreet' }],
      ['address.zipCode', { address: { ...aLocationInput().address, zipCode: '1'.repeat(21) } }],
      ['isPrimary', { isPrimary: true, isActive: false }],
      [
        'businessHours.monday.0.closes',
        { businessHours: { ...someBusinessHours(), monday: [{ opens: '09:00', closes: '08:00' }] } },
      ],
    ])('refuses a wrong %s at its field', async (path, changes) => {
      const { call, list } = await aDesk()
      const answer = await call('POST', '', { ...aLocationInput(), ...changes })
      expect(refusal(answer)).toEqual([422, 'validation_failed', path])
      expect(await list()).toHaveLength(1)
    })
  })

  describe('changing', () => {
    rule('replaces it as a whole, and is audited with the names of what changed', async () => {
      const { add, change, trail, owner } = await aDesk()
      const location = await add({ fax: '5185550199' })
      const changed = dataOf<Location>(await change(location, { name: 'Annex', phone: '5185550111' }))
      expect(changed).toMatchObject({ name: 'Annex', phone: '5185550111', version: 2, isPrimary: false })
      expect(changed.fax).toBeUndefined()
      expect((await trail(location.id))[1]).toEqual({
        action: 'updated',
        changed: ['phone', 'fax'],
        userId: owner.userId,
      })
    })

    rule('is refused on an older version, with the location as it is now', async () => {
      const { first, change } = await aDesk()
      const now = await change(first, { name: 'One' })
      const stale = await change(first, { name: 'Two' })
      expect(refusal(stale)).toEqual([409, 'stale_edit'])
      expect(stale.body['current']).toEqual(now.data)
    })

    rule('takes an inactive one off the list of active ones', async () => {
      const { first, add, change, list } = await aDesk()
      const location = await add()
      const inactive = dataOf<Location>(await change(location, { isActive: false }))
      expect(await list('/active')).toEqual([first])
      expect(await list()).toContainEqual(inactive)
    })

    rule('never leaves active locations without a primary one', async () => {
      const { first, add, change, list } = await aDesk()
      const location = await add()
      const refused = await change(first, { isActive: false })
      expect(refusal(refused)).toEqual([409, 'transition_refused'])
      expect(refused.body['message']).toBe(
        'This is the primary location. Make another one primary before you deactivate it.',
      )
      const second = dataOf<Location>(await change(location, { isActive: false }))
      const last = dataOf<Location>(await change(first, { isActive: false }))
      expect(primaries(await list())).toEqual([])
      expect(dataOf(await change(second, { isActive: true }))).toMatchObject({ isPrimary: true })
      expect(dataOf(await change(last, { isActive: true }))).toMatchObject({ isPrimary: false })
    })
  })

  describe('the primary location', () => {
    rule('is the one that was set last, without any edit going stale', async () => {
      const { first, add, call, list, change, trail } = await aDesk()
      const location = await add()
      const set = dataOf<Location>(await call('PUT', `/${location.id}/set-primary`))
      expect(set).toMatchObject({ id: location.id, isPrimary: true, version: location.version })
      expect(primaries(await list())).toEqual([location.id])
      expect((await change(first, {})).status).toBe(200)
      expect((await trail(location.id))[1]).toMatchObject({ action: 'updated', changed: ['isPrimary'] })
      expect((await trail(first.id))[0]).toMatchObject({ action: 'updated', changed: ['isPrimary'] })
    })

    rule('set again changes nothing and writes nothing', async () => {
      const { first, call, trail } = await aDesk()
      expect(dataOf(await call('PUT', `/${first.id}/set-primary`))).toEqual(first)
      expect(await trail(first.id)).toEqual([])
    })

    rule('has to be active', async () => {
      const { add, call, list, first } = await aDesk()
      const location = await add({ isActive: false })
      const refused = await call('PUT', `/${location.id}/set-primary`)
      expect(refusal(refused)).toEqual([409, 'transition_refused'])
      expect(primaries(await list())).toEqual([first.id])
    })

    rule('is one only, however many are set at once', async () => {
      const { add, call, list } = await aDesk()
      const locations = await Promise.all(['a', 'b', 'c'].map((name) => add({ name })))
      const answers = await Promise.all(locations.map(({ id }) => call('PUT', `/${id}/set-primary`)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(primaries(await list())).toHaveLength(1)
    })

    rule(
      'is exactly one after whatever was done, as long as any location is active',
      async () => {
        const step = fc.record({
          verb: fc.constantFrom('add', 'add inactive', 'toggle', 'delete', 'set'),
          which: fc.nat(5),
        })
        await fc.assert(
          fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
            const { add, call, list, change } = await aDesk()
            for (const { verb, which } of steps) {
              const all = await list()
              const one = all[which % all.length]
              if (verb === 'add' || one === undefined) await add()
              else if (verb === 'add inactive') await add({ isActive: false })
              else if (verb === 'toggle') await change(one, { isActive: !one.isActive })
              else if (verb === 'delete') await call('DELETE', `/${one.id}`)
              else await call('PUT', `/${one.id}/set-primary`)
              const after = await list()
              const isAnyActive = after.some(({ isActive }) => isActive)
              expect(primaries(after)).toHaveLength(isAnyActive ? 1 : 0)
              expect(after.every(({ isPrimary, isActive }) => isActive || !isPrimary)).toBe(true)
            }
          }),
          { numRuns: runs({ gate: 3, long: 6 }) },
        )
      },
      60_000,
    )
  })

  describe('deleting', () => {
    rule('takes it off the list, with an audit event', async () => {
      const { first, add, call, list, trail } = await aDesk()
      const location = await add()
      expect(await call('DELETE', `/${location.id}`)).toMatchObject({ status: 200, data: null })
      expect(await list()).toEqual([first])
      expect((await call('DELETE', `/${location.id}`)).status).toBe(404)
      expect((await call('PUT', `/${location.id}/set-primary`)).status).toBe(404)
      expect((await trail(location.id)).map(({ action }) => action)).toEqual(['created', 'deleted'])
    })

    rule('is refused for the primary one, unless no other is active', async () => {
      const { first, add, call, list, change } = await aDesk()
      const location = await add()
      const refused = await call('DELETE', `/${first.id}`)
      expect(refusal(refused)).toEqual([409, 'transition_refused'])
      expect(refused.body['message']).toContain('before you delete it')
      await change(location, { isActive: false })
      expect((await call('DELETE', `/${first.id}`)).status).toBe(200)
      expect((await list()).map(({ id }) => id)).toEqual([location.id])
    })

    rule('is refused while appointments are to come there, saying how many', async () => {
      const { practice, owner, add, call } = await aDesk()
      const location = await add()
      const client = await addClient(practice, owner)
      const who = { clientId: client.id, clinicianId: owner.staffId }
      const bookAt = (time: string, day?: string) => {
        const times = { startsAt: at(`${time}:00`, day), endsAt: at(`${time}:50`, day) }
        return book(practice, owner, appointmentBody(practice, who, { ...times, locationId: location.id }))
      }
      const past = await bookAt('10', '2026-11-10')
      const coming = [await bookAt('11'), await bookAt('12')]
      const message = async () => {
        const check = await call('GET', `/${location.id}/removal-check`)
        const { status, body } = await call('DELETE', `/${location.id}`)
        expect([check.status, check.body['message']]).toEqual([status, body['message']])
        return body['message']
      }
      expect(await message()).toBe(
        '2 appointments are still to come at this location. Move or cancel them first.',
      )
      const [one, two] = coming
      if (one === undefined || two === undefined) throw new Error('two were booked')
      await setStatus(practice, owner, one, 'cancelled_client')
      expect(await message()).toBe(
        'One appointment is still to come at this location. Move or cancel it first.',
      )
      await setStatus(practice, owner, two, 'cancelled_client')
      expect((await call('DELETE', `/${location.id}`)).status).toBe(200)
      const kept = await owner.request('GET', practice.path(`appointments/${past.id}`))
      expect(kept.data).toMatchObject({ location: { name: 'Annex' } })
    })

    rule('is checked without being done', async () => {
      const { first, add, call, list, trail } = await aDesk()
      const location = await add()
      expect(await call('GET', `/${location.id}/removal-check`)).toMatchObject({ status: 200, data: null })
      expect(await list()).toEqual([first, location])
      expect((await trail(location.id)).map(({ action }) => action)).toEqual(['created'])
      expect(refusal(await call('GET', `/${first.id}/removal-check`))).toEqual([409, 'transition_refused'])
      await call('DELETE', `/${location.id}`)
      expect((await call('GET', `/${location.id}/removal-check`)).status).toBe(404)
    })

    rule('takes it out of holidays, and with it those that closed nothing else', async () => {
      const { practice, owner, add, call, first } = await aDesk()
      const location = await add()
      const holiday = async (name: string, locations: string[]): Promise<Holiday> =>
        dataOf(await owner.request('POST', practice.path('holidays'), aHolidayInput({ name, locations })))
      const all = await holiday('All', [])
      const both = await holiday('Both', [first.id, location.id])
      const only = await holiday('Only', [location.id])
      await call('DELETE', `/${location.id}`)
      const left = dataOf<Holiday[]>(await owner.request('GET', practice.path('holidays')))
      expect(left).toEqual([all, { ...both, locations: [first.id], version: 2 }])
      const actions = async (id: string) =>
        (await auditTrail(test, practice, 'holiday', id)).map(({ action }) => action)
      expect([await actions(both.id), await actions(only.id)]).toEqual([
        ['created', 'updated'],
        ['created', 'deleted'],
      ])
    })
  })
})
