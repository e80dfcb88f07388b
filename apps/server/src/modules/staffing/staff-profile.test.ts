import type { StaffMember } from '@oaklet/api/contract'
import { aStaffProfileInput, someBusinessHours } from '@oaklet/api/testing'
import { describe, expect } from 'vitest'
import { requester } from '../../testing/a-person'
import { aStaffDesk } from '../../testing/a-staff-desk'
import { addClient, appointmentBody, book, dataOf } from '../../testing/an-appointment'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'

const SOME_ID = '7d0f1a52-6c56-4a1c-9a59-2b7a4d1f7a11'

onOneDatabase('a person’s profile', (test, rule) => {
  async function aProfile() {
    const desk = await aStaffDesk(test)
    const person = await desk.practice.as('Clinician', { name: 'Imani' })
    const member = await desk.get(person)
    const change = (changes: object, one = member) =>
      desk.call('PUT', `/${one.id}`, { ...aStaffProfileInput(), version: one.version, ...changes })
    return { ...desk, person, member, change }
  }

  rule('keeps everything typed, and is audited with the names of what changed', async () => {
    const { practice, owner, member, change, get, person, trail } = await aProfile()
    const typed = {
      supervisorId: owner.staffId,
      workingHours: [{ locationId: practice.locationId, hours: someBusinessHours() }],
    }
    const changed = dataOf<StaffMember>(await change(typed))
    const { npi, license, languages, renderingProvider } = aStaffProfileInput()
    const kept = { npi, license, languages, renderingProvider, workingHours: typed.workingHours }
    expect(changed).toMatchObject({
      ...kept,
      supervisor: { id: owner.staffId, name: 'Olivia Wren' },
      version: 2,
    })
    expect(await get(person)).toEqual(changed)
    const again = await change({ ...typed, colorIndex: 3, workingHours: [] }, changed)
    expect(dataOf(again)).toMatchObject({ colorIndex: 3, workingHours: [] })
    const [first, second] = await trail(member.id)
    expect(first).toMatchObject({ action: 'updated', userId: owner.userId })
    expect(first?.changed).toEqual(expect.arrayContaining(['npi', 'license', 'workingHours', 'supervisorId']))
    expect(second?.changed).toEqual(['colorIndex', 'workingHours'])
  })

  rule('is refused on an older version, with the person as they are now', async () => {
    const { change } = await aProfile()
    const now = await change({ name: 'One' })
    const stale = await change({ name: 'Two' })
    expect(refusal(stale)).toEqual([409, 'stale_edit'])
    expect(stale.body['current']).toEqual(now.data)
  })

  rule('never undoes the name that the person gave themselves since, or in the same moment', async () => {
    const { change, person } = await aProfile()
    await person.request('PATCH', '/api/auth/me', { name: 'Own Name' })
    expect(refusal(await change({ name: 'Typed Name' }))).toEqual([409, 'stale_edit'])
    for (const desk of await Promise.all(Array.from({ length: 8 }, aProfile))) {
      const rename = () => desk.person.request('PATCH', '/api/auth/me', { name: 'Own Name' })
      const [renamed] = await Promise.all([rename(), desk.change({ name: 'Typed Name' })])
      expect(renamed.status).toBe(200)
      expect((await desk.get(desk.person)).name).toBe('Own Name')
    }
  })

  rule('says clinician as long as an appointment may be booked in the same moment', async () => {
    for (const { practice, owner, person, change } of await Promise.all(
      Array.from({ length: 8 }, aProfile),
    )) {
      const client = await addClient(practice, owner)
      const who = { clientId: client.id, clinicianId: person.staffId }
      const answers = await Promise.all([
        owner.request('POST', practice.path('appointments'), appointmentBody(practice, who)),
        change({ isClinician: false }),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    }
  })

  rule('is changed by who looks after the staff, not even by the person themselves', async () => {
    const { person, path, member, practice } = await aProfile()
    const body = { ...aStaffProfileInput(), version: member.version }
    expect(refusal(await person.request('PUT', path(`/${member.id}`), body))).toEqual([403, 'forbidden'])
    expect((await requester(test)('PUT', path(`/${member.id}`), body)).status).toBe(401)
    const manager = await practice.as('Practice Manager')
    expect((await manager.request('PUT', path(`/${member.id}`), body)).status).toBe(200)
  })

  rule('is not found in another organization', async () => {
    const { member, path, owner } = await aProfile()
    const elsewhere = await aProfile()
    const body = { ...aStaffProfileInput(), version: 1 }
    for (const [by, id] of [
      [elsewhere.owner, member.id],
      [owner, elsewhere.member.id],
      [owner, SOME_ID],
    ] as const) {
      expect(refusal(await by.request('PUT', path(`/${id}`), body))).toEqual([404, 'not_found'])
    }
  })

  describe('refuses at its field', () => {
    rule.each([
      ['npi', { npi: '1234567890' }],
      ['license.state', { license: { number: '1', state: 'New York', expiresOn: null } }],
      ['supervisorId', { supervisorId: SOME_ID }],
      ['workingHours.0.locationId', { workingHours: [{ locationId: SOME_ID, hours: someBusinessHours() }] }],
    ])('a wrong %s', async (path, changes) => {
      const { change } = await aProfile()
      expect(refusal(await change(changes))).toEqual([422, 'validation_failed', path])
    })

    rule('an NPI that somebody else has, naming them', async () => {
      const { practice, change, get, call } = await aProfile()
      const other = await get(await practice.as('Supervisor', { name: 'Ruth' }))
      dataOf(await change({ npi: '1245319599' }))
      const refused = await call('PUT', `/${other.id}`, {
        ...aStaffProfileInput({ npi: '1245319599' }),
        version: 1,
      })
      expect(refused.body.fieldErrors).toEqual([
        { path: 'npi', message: 'This is the NPI of Dr. Imani Cole' },
      ])
    })

    rule('a supervisor who is supervised by the person, also through others', async () => {
      const { practice, owner, member, change, get } = await aProfile()
      const middle = await get(await practice.as('Supervisor'))
      dataOf(await change({ supervisorId: owner.staffId }))
      dataOf(await change({ supervisorId: member.id, npi: '' }, middle))
      const refused = await change({ supervisorId: middle.id, npi: '' }, await get(owner))
      expect(refusal(refused)).toEqual([422, 'validation_failed', 'supervisorId'])
      const self = await change({ supervisorId: owner.staffId, npi: '' }, await get(owner))
      expect(refusal(self)).toEqual([422, 'validation_failed', 'supervisorId'])
    })

    rule('a location of a practice where the person doesn’t work', async () => {
      const { practice, change } = await aProfile()
      const workingHours = [{ locationId: practice.otherLocationId, hours: someBusinessHours() }]
      expect(refusal(await change({ workingHours }))).toEqual([
        422,
        'validation_failed',
        'workingHours.0.locationId',
      ])
    })

    rule('that a clinician no longer is one while appointments are to come, saying how many', async () => {
      const { practice, owner, person, change } = await aProfile()
      const client = await addClient(practice, owner)
      const who = { clientId: client.id, clinicianId: person.staffId }
      await book(practice, owner, appointmentBody(practice, who))
      const refused = await change({ isClinician: false })
      expect(refused.body.fieldErrors).toEqual([
        {
          path: 'isClinician',
          message: 'One appointment is still to come with this person. Move or cancel it first.',
        },
      ])
      test.clock.advance(86_400_000)
      expect((await change({ isClinician: false })).status).toBe(200)
    })
  })
})
