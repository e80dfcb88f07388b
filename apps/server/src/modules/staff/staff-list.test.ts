import type { Page, StaffAccess, StaffSummary } from '@oaklet/api/contract'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { staff, staffRoles } from '../../db/schema/staff-table'
import { inTenant } from '../../db/tenant'
import { aPractice } from '../../testing/a-practice'
import { requester, type SignedInPerson } from '../../testing/a-person'
import { aStaffDesk } from '../../testing/a-staff-desk'
import { dataOf } from '../../testing/an-appointment'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'

const SOME_ID = '7d0f1a52-6c56-4a1c-9a59-2b7a4d1f7a11'

onOneDatabase('the staff', (test, rule) => {
  /** Five people: two of another practice, one inactive, one invited. */
  async function someStaff() {
    const desk = await aStaffDesk(test)
    const { practice, owner, path } = desk
    const elsewhere = { practiceIds: [practice.otherPracticeId] }
    const people = {
      owner,
      bea: await practice.as('Biller', { name: 'Bea Lund' }),
      cleo: await practice.as('Clinician', { name: 'Cleo Marsh', ...elsewhere }),
      gone: await practice.as('Scheduler', { name: 'Gus Gone' }),
      invited: await practice.as('Biller', { name: 'Ivy Invited', ...elsewhere }),
    }
    const set = ({ staffId }: SignedInPerson, change: object) =>
      inTenant(test.deps.db, practice.organizationId, (tx) =>
        tx.update(staff).set(change).where(eq(staff.id, staffId)),
      )
    await set(people.gone, { isActive: false })
    await set(people.invited, { userId: null })
    const list = async (query = '', by = owner): Promise<Page<StaffSummary>> =>
      dataOf(await by.request('GET', path(query)))
    const names = async (query = '', by = owner) => (await list(query, by)).items.map(({ name }) => name)
    return { ...desk, people, list, names }
  }

  describe('the list', () => {
    rule('holds everybody by name, with their status, roles and practices', async () => {
      const { practice, people, list } = await someStaff()
      const { items, total, nextCursor } = await list()
      expect(items.map(({ name, status }) => [name, status])).toEqual([
        ['Bea Lund', 'active'],
        ['Cleo Marsh', 'active'],
        ['Gus Gone', 'inactive'],
        ['Ivy Invited', 'invited'],
        ['Olivia Wren', 'active'],
      ])
      expect([total, nextCursor]).toEqual([5, null])
      expect(items[0]).toMatchObject({
        id: people.bea.staffId,
        roles: [{ id: practice.roleIds.Biller, name: 'Biller' }],
        practices: [{ id: practice.practiceId, name: 'First' }],
        invitationExpiresAt: null,
      })
    })

    rule('is narrowed by status, practice, role and words of the name or e-mail', async () => {
      const { practice, people, names } = await someStaff()
      expect(await names('?status=invited')).toEqual(['Ivy Invited'])
      expect(await names('?status=inactive')).toEqual(['Gus Gone'])
      expect(await names('?status=active')).toEqual(['Bea Lund', 'Cleo Marsh', 'Olivia Wren'])
      expect(await names(`?practiceId=${practice.otherPracticeId}`)).toEqual(['Cleo Marsh', 'Ivy Invited'])
      expect(await names(`?roleId=${practice.roleIds.Biller}&status=active`)).toEqual(['Bea Lund'])
      expect(await names('?q=wren%20OLI')).toEqual(['Olivia Wren'])
      expect(await names(`?q=${people.bea.userId}@EXAMPLE`)).toEqual(['Bea Lund'])
      expect(await names('?q=%25')).toEqual([])
    })

    rule('is searched and sorted without regard to accents and apostrophes', async () => {
      const { practice, names } = await someStaff()
      const typed = { 'Ándrea O’Hara': 'ohara', 'Łucja Muñoz-Díaz': 'munoz diaz', 'Andy Zorn': 'zorn, andy' }
      for (const name of Object.keys(typed)) await practice.as('Biller', { name })
      for (const [name, q] of Object.entries(typed)) {
        expect(await names(`?q=${encodeURIComponent(q)}`)).toEqual([name])
      }
      const order = ['Ándrea O’Hara', 'Andy Zorn', 'Bea Lund', 'Cleo Marsh', 'Gus Gone', 'Ivy Invited']
      expect(await names()).toEqual([...order, 'Łucja Muñoz-Díaz', 'Olivia Wren'])
    })

    rule('is paged without a gap or a double, also where names are the same', async () => {
      const { practice, list } = await someStaff()
      for (const role of ['Biller', 'Scheduler', 'Clinician'] as const) {
        await practice.as(role, { name: 'Cleo Marsh' })
      }
      const all = await list()
      const seen: StaffSummary[] = []
      for (let cursor = ''; ;) {
        const page = await list(`?limit=2${cursor}`)
        expect(page.total).toBe(8)
        seen.push(...page.items)
        if (page.nextCursor === null) break
        cursor = `&cursor=${page.nextCursor}`
      }
      expect(seen).toEqual(all.items)
    })

    rule('shows somebody who doesn’t look after the staff the active people they work with', async () => {
      const { people, names, list, practice } = await someStaff()
      expect(await names('', people.bea)).toEqual(['Bea Lund', 'Olivia Wren'])
      expect(await names('?status=inactive', people.bea)).toEqual([])
      expect(await names(`?practiceId=${practice.otherPracticeId}`, people.bea)).toEqual([])
      expect((await list('', people.bea)).total).toBe(2)
      expect(await names('', people.cleo)).toEqual(['Cleo Marsh'])
    })

    rule.each([
      ['status', '?status=gone'],
      ['practiceId', '?practiceId=1'],
      ['limit', '?limit=101'],
      ['cursor', '?cursor=abc'],
    ])('refuses a wrong %s', async (field, query) => {
      const { owner, path } = await aStaffDesk(test)
      const refused = await owner.request('GET', path(query))
      expect(refusal(refused)).toEqual([422, 'validation_failed', field])
    })
  })

  describe('one person', () => {
    rule('is seen by themselves and by who looks after the staff, and by nobody else', async () => {
      const { people, path, practice } = await someStaff()
      const manager = await practice.as('Practice Manager')
      const see = async (by: SignedInPerson, { staffId }: SignedInPerson) =>
        (await by.request('GET', path(`/${staffId}`))).status
      expect(await see(people.bea, people.bea)).toBe(200)
      expect(await see(manager, people.bea)).toBe(200)
      expect(await see(people.bea, people.owner)).toBe(403)
    })

    rule('is not found in another organization', async () => {
      const { owner, path, people } = await someStaff()
      const other = await (await aPractice(test)).as('Owner')
      for (const rest of ['', '/access']) {
        expect((await requester(test)('GET', path(`/${people.bea.staffId}${rest}`))).status).toBe(401)
        expect((await other.request('GET', path(`/${people.bea.staffId}${rest}`))).status).toBe(404)
        expect((await owner.request('GET', path(`/${other.staffId}${rest}`))).status).toBe(404)
        expect((await owner.request('GET', path(`/${SOME_ID}${rest}`))).status).toBe(404)
      }
    })
  })

  describe('what a person may do', () => {
    rule('is the union over their roles, with each role that gives it', async () => {
      const { practice, call } = await aStaffDesk(test)
      const person = await practice.as('Clinician (own clients)')
      const { organizationId, roleIds } = practice
      await inTenant(test.deps.db, organizationId, (tx) =>
        tx.insert(staffRoles).values({ organizationId, staffId: person.staffId, roleId: roleIds.Scheduler }),
      )
      const access = dataOf<StaffAccess>(await call('GET', `/${person.staffId}/access`))
      const own = { id: roleIds['Clinician (own clients)'], name: 'Clinician (own clients)' }
      const scheduler = { id: roleIds.Scheduler, name: 'Scheduler' }
      expect(access.roles).toEqual([own, scheduler])
      const grant = (name: string) => access.grants.find(({ permission }) => permission === name)
      expect(grant('clients:write')).toEqual({
        permission: 'clients:write',
        scope: 'all',
        roles: [
          { ...own, scope: 'own' },
          { ...scheduler, scope: 'all' },
        ],
      })
      expect(grant('notes:sign')).toMatchObject({ scope: 'all', roles: [own] })
      expect(grant('staff:edit')).toBeUndefined()
    })

    rule('is told to themselves, and to those who look after staff or roles', async () => {
      const { practice, path, owner } = await aStaffDesk(test)
      const biller = await practice.as('Biller')
      expect((await biller.request('GET', path(`/${biller.staffId}/access`))).status).toBe(200)
      expect((await biller.request('GET', path(`/${owner.staffId}/access`))).status).toBe(403)
    })
  })
})
