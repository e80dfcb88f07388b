import type { StaffMember } from '@oaklet/api/contract'
import { describe, expect } from 'vitest'
import { requester, type SignedInPerson } from '../../testing/a-person'
import { aStaffDesk } from '../../testing/a-staff-desk'
import { addClient, appointmentBody, book, dataOf } from '../../testing/an-appointment'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'

const SOME_ID = '7d0f1a52-6c56-4a1c-9a59-2b7a4d1f7a11'

onOneDatabase('roles and practices of a person', (test, rule) => {
  async function aDesk() {
    const desk = await aStaffDesk(test)
    const { practice, path, get, owner } = desk
    const both = [practice.practiceId, practice.otherPracticeId]
    const set = async (person: SignedInPerson, changes: object, by = owner) => {
      const { id, roles, practices, version } = await get(person)
      const now = { roleIds: roles.map((role) => role.id), practiceIds: practices.map((one) => one.id) }
      return by.request('PUT', path(`/${id}/assignments`), { ...now, version, ...changes })
    }
    return { ...desk, both, set }
  }

  rule('are set as a whole, audited, and hold from the person’s next call on', async () => {
    const { practice, owner, both, set, trail } = await aDesk()
    const { Biller, Scheduler } = practice.roleIds
    const person = await practice.as('Biller')
    const invoices = () => person.request('GET', practice.path('invoices'))
    const elsewhere = () => person.request('GET', `/api/v1/practices/${practice.otherPracticeId}/clients`)
    expect([(await invoices()).status, (await elsewhere()).status]).toEqual([200, 404])
    const member = dataOf<StaffMember>(await set(person, { roleIds: [Scheduler], practiceIds: both }))
    expect(member).toMatchObject({ roles: [{ name: 'Scheduler' }], version: 2 })
    expect(member.practices).toHaveLength(2)
    expect([(await invoices()).status, (await elsewhere()).status]).toEqual([403, 200])
    await set(person, { roleIds: [Scheduler, Biller] })
    expect((await invoices()).status).toBe(200)
    expect(await trail(person.staffId)).toEqual([
      { action: 'access_changed', changed: ['roleIds', 'practiceIds'], userId: owner.userId },
      { action: 'access_changed', changed: ['roleIds'], userId: owner.userId },
    ])
  })

  rule.each([
    ['roleIds', { roleIds: [] }],
    ['roleIds.0', { roleIds: [SOME_ID] }],
    ['roleIds', { roleIds: [SOME_ID, SOME_ID] }],
    ['practiceIds', { practiceIds: [] }],
    ['practiceIds.0', { practiceIds: [SOME_ID] }],
  ])('are refused at %s where wrong', async (path, changes) => {
    const { practice, set } = await aDesk()
    const person = await practice.as('Biller')
    expect(refusal(await set(person, changes))).toEqual([422, 'validation_failed', path])
  })

  rule('of another organization are not found, nor are its roles or practices', async () => {
    const { practice, owner, path, get, set } = await aDesk()
    const other = await aDesk()
    const [mine, theirs] = [await practice.as('Biller'), await other.practice.as('Biller')]
    const body = { roleIds: [SOME_ID], practiceIds: [SOME_ID], version: (await get(mine)).version }
    const refused = async (by: SignedInPerson, id: string) =>
      refusal(await by.request('PUT', path(`/${id}/assignments`), body))
    expect(await refused(owner, theirs.staffId)).toEqual([404, 'not_found'])
    expect(await refused(other.owner, mine.staffId)).toEqual([404, 'not_found'])
    const foreign = { roleIds: [other.practice.roleIds.Biller], practiceIds: [other.practice.practiceId] }
    expect(refusal(await set(mine, foreign))).toEqual([
      422,
      'validation_failed',
      'roleIds.0',
      'practiceIds.0',
    ])
    expect((await requester(test)('PUT', path(`/${mine.staffId}/assignments`), body)).status).toBe(401)
    expect(await refused(mine, mine.staffId)).toEqual([403, 'forbidden'])
  })

  rule('are refused on an older version, with the person as they are now', async () => {
    const { practice, get, set } = await aDesk()
    const person = await practice.as('Biller')
    await set(person, { roleIds: [practice.roleIds.Scheduler] })
    const stale = await set(person, { roleIds: [practice.roleIds.Biller], version: 1 })
    expect(refusal(stale)).toEqual([409, 'stale_edit'])
    expect(stale.body['current']).toEqual(await get(person))
  })

  rule('leave no practice where appointments are to come', async () => {
    const { practice, owner, both, set } = await aDesk()
    const person = await practice.as('Clinician', { practiceIds: both })
    const client = await addClient(practice, owner)
    const who = { clientId: client.id, clinicianId: person.staffId }
    await book(practice, owner, appointmentBody(practice, who))
    const refused = await set(person, { practiceIds: [practice.otherPracticeId] })
    expect(refused.body.fieldErrors).toEqual([
      {
        path: 'practiceIds',
        message: 'One appointment is still to come with this person in First. Move or cancel it first.',
      },
    ])
    expect((await set(person, { practiceIds: [practice.practiceId] })).status).toBe(200)
  })

  rule('leave no practice where an appointment is booked in the same moment', async () => {
    for (const { practice, owner, both, path } of await Promise.all(Array.from({ length: 8 }, aDesk))) {
      const person = await practice.as('Clinician', { practiceIds: both })
      const client = await addClient(practice, owner)
      const who = { clientId: client.id, clinicianId: person.staffId }
      const answers = await Promise.all([
        owner.request('POST', practice.path('appointments'), appointmentBody(practice, who)),
        owner.request('PUT', path(`/${person.staffId}/assignments`), {
          roleIds: [practice.roleIds.Clinician],
          practiceIds: [practice.otherPracticeId],
          version: 1,
        }),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    }
  })

  describe('set by somebody who doesn’t edit roles', () => {
    rule('never allow more than they may do themselves, not even to themselves', async () => {
      const { practice, set } = await aDesk()
      const manager = await practice.as('Practice Manager')
      const person = await practice.as('Biller')
      const give = async (to: SignedInPerson, role: keyof typeof practice.roleIds) =>
        refusal(await set(to, { roleIds: [practice.roleIds[role]] }, manager))
      expect(await give(person, 'Clinician')).toEqual([200, undefined])
      expect(await give(person, 'Practice Manager')).toEqual([200, undefined])
      expect(await give(person, 'Owner')).toEqual([422, 'validation_failed', 'roleIds.0'])
      expect(await give(manager, 'Owner')).toEqual([422, 'validation_failed', 'roleIds.0'])
    })

    rule('take no role away that allows more', async () => {
      const { practice, owner, set, get } = await aDesk()
      const manager = await practice.as('Practice Manager')
      await practice.as('Owner')
      const before = await get(owner)
      const refused = await set(owner, { roleIds: [practice.roleIds.Biller] }, manager)
      expect(refusal(refused)).toEqual([422, 'validation_failed', 'roleIds'])
      expect(await get(owner)).toEqual(before)
    })

    rule('let nobody into a practice where they don’t work', async () => {
      const { practice, both, set } = await aDesk()
      const manager = await practice.as('Practice Manager')
      const refused = await set(manager, { practiceIds: both }, manager)
      expect(refusal(refused)).toEqual([422, 'validation_failed', 'practiceIds.1'])
      const person = await practice.as('Biller', { practiceIds: both })
      const out = await set(person, { practiceIds: [practice.practiceId] }, manager)
      expect(refusal(out)).toEqual([422, 'validation_failed', 'practiceIds'])
    })
  })

  describe('the last Owner', () => {
    rule('keeps the role, and can give it up once there is another', async () => {
      const { practice, owner, set, get } = await aDesk()
      const { Biller } = practice.roleIds
      const refused = await set(owner, { roleIds: [Biller] })
      expect(refusal(refused)).toEqual([409, 'transition_refused'])
      expect((await get(owner)).roles).toMatchObject([{ name: 'Owner' }])
      await practice.as('Owner')
      expect((await set(owner, { roleIds: [Biller] })).status).toBe(200)
    })

    rule('is there also when two give it up at once', async () => {
      const desks = await Promise.all(Array.from({ length: 6 }, aDesk))
      for (const { practice, owner, path, get } of desks) {
        const second = await practice.as('Owner')
        const { version } = await get(owner)
        const body = { roleIds: [practice.roleIds.Biller], practiceIds: [practice.practiceId], version }
        const answers = await Promise.all(
          [owner, second].map((by) => by.request('PUT', path(`/${by.staffId}/assignments`), body)),
        )
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      }
    })
  })
})
