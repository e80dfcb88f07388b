import {
  BUILT_IN_ROLE_PERMISSIONS,
  BUILT_IN_ROLES,
  type AccessPreview,
  type Role,
} from '@oaklet/api/contract'
import { aRoleInput } from '@oaklet/api/testing'
import { describe, expect } from 'vitest'
import { staffRoles } from '../../db/schema/staff-table'
import { inTenant } from '../../db/tenant'
import { aPractice } from '../../testing/a-practice'
import { requester, type SignedInPerson } from '../../testing/a-person'
import { dataOf } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'

const SOME_ID = '7d0f1a52-6c56-4a1c-9a59-2b7a4d1f7a11'

onOneDatabase('roles', (test, rule) => {
  async function aDesk() {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner')
    const { organizationId } = practice
    const path = (rest = '') => `/api/v1/organizations/${organizationId}/roles${rest}`
    const call = (method: string, rest: string, body?: unknown) => owner.request(method, path(rest), body)
    const add = async (changes: Parameters<typeof aRoleInput>[0] = {}): Promise<Role> =>
      dataOf(await call('POST', '', aRoleInput(changes)))
    const list = async (): Promise<Role[]> => dataOf(await call('GET', ''))
    const change = (role: Role, changes: object) =>
      call('PUT', `/${role.id}`, { ...aRoleInput(), version: role.version, ...changes })
    /** Gives a person one more role. */
    const give = ({ staffId }: SignedInPerson, { id: roleId }: Role) =>
      inTenant(test.deps.db, organizationId, (tx) =>
        tx.insert(staffRoles).values({ organizationId, staffId, roleId }),
      )
    const trail = (id: string) => auditTrail(test, practice, 'role', id)
    return { practice, owner, path, call, add, list, change, give, trail }
  }

  describe('the list', () => {
    rule('begins with the built-in roles in their order, each with who holds it', async () => {
      const { practice, owner, add, list } = await aDesk()
      await add({ name: 'Zebra' })
      await add({ name: 'Intern' })
      const biller = await practice.as('Biller', { name: 'Bea' })
      const roles = await list()
      expect(roles.map(({ name }) => name)).toEqual([...BUILT_IN_ROLES, 'Intern', 'Zebra'])
      expect(roles.map(({ isBuiltIn }) => isBuiltIn)).toEqual([
        ...BUILT_IN_ROLES.map(() => true),
        false,
        false,
      ])
      expect(roles.filter(({ isOwner }) => isOwner).map(({ name }) => name)).toEqual(['Owner'])
      const held = roles.flatMap(({ name, holders }) => holders.map(({ id }) => [name, id]))
      expect(held).toEqual([
        ['Owner', owner.staffId],
        ['Biller', biller.staffId],
      ])
    })

    rule.each(BUILT_IN_ROLES)(
      'is for those who edit staff or roles, as %s does or does not',
      async (name) => {
        const { practice, path } = await aDesk()
        const person = await practice.as(name)
        const mayRead = BUILT_IN_ROLE_PERMISSIONS[name].includes('staff:edit')
        expect((await person.request('GET', path())).status).toBe(mayRead ? 200 : 403)
        const mayEdit = BUILT_IN_ROLE_PERMISSIONS[name].includes('roles:edit')
        expect((await person.request('POST', path(), aRoleInput())).status).toBe(mayEdit ? 200 : 403)
      },
    )
  })

  describe('adding', () => {
    rule('keeps what was typed, with permissions in one order, and is audited', async () => {
      const { owner, add, list, trail } = await aDesk()
      const role = await add({ permissions: ['notes:sign', 'clients:view', 'clients:view:own'] })
      expect(role).toMatchObject({ name: 'Front desk', description: 'Answers the phone', version: 1 })
      expect(role).toMatchObject({
        permissions: ['clients:view', 'notes:sign'],
        holders: [],
        isBuiltIn: false,
      })
      expect((await list()).at(-1)).toEqual(role)
      expect(await trail(role.id)).toEqual([
        { action: 'created', changed: ['name', 'description', 'permissions'], userId: owner.userId },
      ])
    })

    rule('happens once for one Idempotency-Key', async () => {
      const { owner, path, list } = await aDesk()
      const send = () => owner.request('POST', path(), aRoleInput(), { 'Idempotency-Key': 'once' })
      const [one, two] = await Promise.all([send(), send()])
      expect(one.data).toEqual(two.data)
      expect(await list()).toHaveLength(BUILT_IN_ROLES.length + 1)
    })

    rule('keeps names apart, whatever their case, also when two are added at once', async () => {
      const { call, list } = await aDesk()
      const answers = await Promise.all([
        call('POST', '', aRoleInput({ name: 'Intern' })),
        call('POST', '', aRoleInput({ name: 'INTERN' })),
      ])
      expect(answers.map(refusal).toSorted()).toEqual([
        [200, undefined],
        [422, 'validation_failed', 'name'],
      ])
      expect(refusal(await call('POST', '', aRoleInput({ name: 'owner' })))).toEqual([
        422,
        'validation_failed',
        'name',
      ])
      expect(await list()).toHaveLength(BUILT_IN_ROLES.length + 1)
    })

    rule.each([
      ['name', { name: ' ' }],
      ['permissions', { permissions: [] }],
      ['permissions.0', { permissions: ['clients:burn'] }],
      ['description', { description: 'x'.repeat(301) }],
    ])('refuses a wrong %s at its field', async (path, changes) => {
      const { call } = await aDesk()
      expect(refusal(await call('POST', '', { ...aRoleInput(), ...changes }))).toEqual([
        422,
        'validation_failed',
        path,
      ])
    })
  })

  describe('changing', () => {
    rule('takes effect on the next call of whoever holds it, in both directions', async () => {
      const { practice, add, change, give } = await aDesk()
      const role = await add({ permissions: ['audit:view'] })
      const person = await practice.as('Scheduler')
      await give(person, role)
      const seeInvoices = () => person.request('GET', practice.path('invoices'))
      expect((await seeInvoices()).status).toBe(403)
      const wider = dataOf<Role>(await change(role, { permissions: ['audit:view', 'invoices:view'] }))
      expect((await seeInvoices()).status).toBe(200)
      await change(wider, { permissions: ['audit:view'] })
      expect((await seeInvoices()).status).toBe(403)
    })

    rule('is audited with the names of what changed', async () => {
      const { add, change, trail } = await aDesk()
      const role = await add()
      const changed = dataOf<Role>(await change(role, { description: 'Opens the door' }))
      expect(changed).toEqual({ ...role, description: 'Opens the door', version: 2 })
      expect((await trail(role.id))[1]).toMatchObject({ action: 'updated', changed: ['description'] })
    })

    rule('is refused on an older version, with the role as it is now', async () => {
      const { add, change } = await aDesk()
      const role = await add()
      const now = await change(role, { name: 'One' })
      const stale = await change(role, { name: 'Two' })
      expect(refusal(stale)).toEqual([409, 'stale_edit'])
      expect(stale.body['current']).toEqual(now.data)
    })

    rule('leaves the built-in roles as they are', async () => {
      const { list, change, call } = await aDesk()
      const [ownerRole] = await list()
      if (ownerRole === undefined) throw new Error('there are built-in roles')
      expect(refusal(await change(ownerRole, { name: 'Boss' }))).toEqual([409, 'transition_refused'])
      expect(refusal(await call('DELETE', `/${ownerRole.id}`))).toEqual([409, 'transition_refused'])
      expect((await list())[0]).toEqual(ownerRole)
    })
  })

  describe('deleting', () => {
    rule('takes it off the list, with an audit event', async () => {
      const { add, call, list, trail } = await aDesk()
      const role = await add()
      expect(await call('DELETE', `/${role.id}`)).toMatchObject({ status: 200, data: null })
      expect(await list()).toHaveLength(BUILT_IN_ROLES.length)
      expect(refusal(await call('DELETE', `/${role.id}`))).toEqual([404, 'not_found'])
      expect((await trail(role.id)).map(({ action }) => action)).toEqual(['created', 'deleted'])
    })

    rule('is refused while anybody holds it, saying how many do', async () => {
      const { practice, add, call, give } = await aDesk()
      const role = await add()
      await give(await practice.as('Scheduler'), role)
      const message = async () => (await call('DELETE', `/${role.id}`)).body['message']
      expect(await message()).toBe('One person holds this role. Give them another one first.')
      await give(await practice.as('Biller'), role)
      expect(refusal(await call('DELETE', `/${role.id}`))).toEqual([409, 'transition_refused'])
      expect(await message()).toBe('2 people hold this role. Give them another one first.')
    })
  })

  describe('the preview', () => {
    rule('says who would gain or lose what over all their roles, and changes nothing', async () => {
      const { practice, add, call, list, give } = await aDesk()
      const role = await add({ permissions: ['clients:view', 'notes:view:own'] })
      const [biller, scheduler] = [await practice.as('Biller'), await practice.as('Scheduler')]
      const supervisor = await practice.as('Supervisor')
      await give(biller, role)
      await give(supervisor, role)
      const before = await list()
      const body = { permissions: ['clients:view:own', 'notes:view'] }
      const preview = dataOf<AccessPreview[]>(await call('POST', `/${role.id}/preview`, body))
      expect(preview).toEqual([
        {
          staffId: biller.staffId,
          name: 'Biller',
          isActive: true,
          // The Biller’s other role gives all clients anyway.
          changes: [{ permission: 'notes:view', before: 'own', after: 'all' }],
        },
        { staffId: supervisor.staffId, name: 'Supervisor', isActive: true, changes: [] },
      ])
      expect(preview.some(({ staffId }) => staffId === scheduler.staffId)).toBe(false)
      expect(await list()).toEqual(before)
    })
  })

  rule('are not found in another organization, and need somebody who is signed in', async () => {
    const { path, add } = await aDesk()
    const role = await add()
    const elsewhere = await aDesk()
    const calls = [
      ['PUT', { ...aRoleInput(), version: 1 }, ''],
      ['DELETE', undefined, ''],
      ['POST', { permissions: ['clients:view'] }, '/preview'],
    ] as const
    for (const [method, body, rest] of calls) {
      const inTheirs = await elsewhere.owner.request(method, path(`/${role.id}${rest}`), body)
      expect(refusal(inTheirs)).toEqual([404, 'not_found'])
      const inMine = await elsewhere.call(method, `/${role.id}${rest}`, body)
      expect(refusal(inMine)).toEqual([404, 'not_found'])
      expect(refusal(await elsewhere.call(method, `/${SOME_ID}${rest}`, body))).toEqual([404, 'not_found'])
      expect((await requester(test)(method, path(`/${role.id}${rest}`), body)).status).toBe(401)
    }
  })
})
