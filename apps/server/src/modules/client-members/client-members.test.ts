import { type ClientMember, type ClientMembers, MAX_MEMBERS } from '@oaklet/api/contract'
import { aClientMemberInput } from '@oaklet/api/testing'
import { expect } from 'vitest'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice } from '../../testing/a-practice'
import { addClient, dataOf } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'

onOneDatabase('the members of a couple or a family', (test, rule) => {
  async function aDesk() {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner')
    const couple = await addClient(practice, owner, {
      type: 'couple',
      firstName: 'Ana & Ben',
      lastName: 'Vega',
    })
    const ana = await addClient(practice, owner, { firstName: 'Ana', lastName: 'Vega' })
    const path = (rest = '', clientId = couple.id) => practice.path(`clients/${clientId}/members${rest}`)
    const post = (changes: object = {}, by: SignedInPerson = owner) =>
      by.request('POST', path(), { ...aClientMemberInput(), ...changes })
    const add = async (changes: object = {}) => dataOf<ClientMember>(await post(changes))
    const list = async (clientId?: string, by: SignedInPerson = owner) =>
      dataOf<ClientMembers>(await by.request('GET', path('', clientId)))
    const record = { recordId: ana.id, name: '' }
    return { practice, owner, couple, ana, path, post, add, list, record }
  }

  rule('are clients or known by name, and clients know what they belong to', async () => {
    const { practice, owner, couple, ana, add, list, record } = await aDesk()
    const one = await add({ ...record, isIdentifiedPatient: true })
    const other = await add({ name: 'Ben Vega' })
    expect(await list()).toEqual({ members: [one, other], memberOf: [] })
    expect(one).toMatchObject({
      recordId: ana.id,
      name: 'Ana Vega',
      isIdentifiedPatient: true,
      isHidden: false,
    })
    expect(other).toMatchObject({ recordId: null, name: 'Ben Vega', role: 'partner' })
    expect(await list(ana.id)).toEqual({
      members: [],
      memberOf: [{ clientId: couple.id, name: 'Ana & Ben Vega', role: 'partner' }],
    })
    expect(await auditTrail(test, practice, 'client_member', other.id)).toEqual([
      {
        action: 'created',
        changed: ['recordId', 'name', 'role', 'isIdentifiedPatient'],
        userId: owner.userId,
      },
    ])
  })

  rule('have one identified patient at most: the latest', async () => {
    const { practice, owner, path, add, list, record } = await aDesk()
    const one = await add({ ...record, isIdentifiedPatient: true })
    const other = await add({ isIdentifiedPatient: true })
    const patients = async () =>
      (await list()).members.filter((member) => member.isIdentifiedPatient).map(({ id }) => id)
    expect(await patients()).toEqual([other.id])
    const body = { ...record, role: 'partner', isIdentifiedPatient: true }
    const stale = await owner.request('PUT', path(`/${one.id}`), { ...body, version: one.version })
    expect(refusal(stale)).toEqual([409, 'stale_edit'])
    const saved = await owner.request('PUT', path(`/${one.id}`), { ...body, version: one.version + 1 })
    expect(saved.status).toBe(200)
    expect(await patients()).toEqual([one.id])
    const changed = ['isIdentifiedPatient']
    expect((await auditTrail(test, practice, 'client_member')).slice(1)).toEqual([
      { action: 'updated', changed, userId: owner.userId },
      { action: 'created', changed: ['recordId', 'name', 'role', ...changed], userId: owner.userId },
      { action: 'updated', changed, userId: owner.userId },
      { action: 'updated', changed, userId: owner.userId },
    ])
  })

  rule('are taken out, and their own record stays', async () => {
    const { practice, owner, ana, path, add, list, record } = await aDesk()
    const { id } = await add(record)
    expect((await owner.request('DELETE', path(`/${id}`))).status).toBe(200)
    expect((await owner.request('DELETE', path(`/${id}`))).status).toBe(404)
    expect((await list()).members).toEqual([])
    expect((await owner.request('GET', practice.path(`clients/${ana.id}`))).status).toBe(200)
  })

  rule('are refused where they can’t be members', async () => {
    const { practice, owner, couple, ana, path, post, add, record } = await aDesk()
    await add(record)
    const stranger = await aPractice(test)
    const elsewhere = await addClient(stranger, await stranger.as('Owner'))
    for (const recordId of [ana.id, couple.id, elsewhere.id, test.deps.newId()]) {
      expect(refusal(await post({ recordId, name: '' }))).toEqual([422, 'validation_failed', 'recordId'])
    }
    expect(refusal(await post({ name: '' }))).toEqual([422, 'validation_failed', 'name'])
    expect(refusal(await post({ recordId: ana.id, name: 'Ana' }))).toEqual([422, 'validation_failed', 'name'])
    const ofOne = await owner.request('POST', path('', ana.id), aClientMemberInput())
    expect(refusal(ofOne)).toEqual([422, 'validation_failed', 'name'])
    for (let count = 1; count < MAX_MEMBERS; count += 1) await add({ name: `Child ${count}` })
    expect((await post()).body.fieldErrors).toEqual([
      { path: 'name', message: 'At most 12 people can belong to it. Take somebody out first.' },
    ])
    const reader = await practice.as('Read-only')
    expect((await post({}, reader)).status).toBe(403)
  })

  rule('whose record the reader may not see are there without a name', async () => {
    const { practice, owner, ana, path, add, list, record } = await aDesk()
    const clinician = await practice.as('Clinician (own clients)')
    const family = await addClient(practice, owner, {
      ...{ type: 'family', firstName: 'The Ortiz', lastName: 'Family' },
      primaryClinicianId: clinician.staffId,
    })
    const member = { ...aClientMemberInput(), ...record }
    dataOf(await owner.request('POST', path('', family.id), member))
    expect((await list(family.id, clinician)).members).toMatchObject([
      { recordId: null, name: '', isHidden: true },
    ])
    expect((await list(family.id)).members).toMatchObject([{ recordId: ana.id, name: 'Ana Vega' }])
    await add(record)
    const own = await addClient(practice, owner, {
      ...{ firstName: 'Bo', lastName: 'Zola', primaryClinicianId: clinician.staffId },
    })
    await add({ recordId: own.id, name: '' })
    // The couple is another clinician’s.
    expect((await list(own.id, clinician)).memberOf).toEqual([])
    expect(refusal(await clinician.request('GET', path()))).toEqual([404, 'not_found'])
  })
})
