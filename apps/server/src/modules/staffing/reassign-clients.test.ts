import {
  BUILT_IN_ROLE_PERMISSIONS,
  type Client,
  type ClientInput,
  type Deactivated,
  type Permission,
  type Role,
} from '@oaklet/api/contract'
import { aRoleInput } from '@oaklet/api/testing'
import { expect } from 'vitest'
import { staff, staffRoles } from '../../db/schema/staff-table'
import { inTenant } from '../../db/tenant'
import type { SignedInPerson } from '../../testing/a-person'
import { aStaffDesk } from '../../testing/a-staff-desk'
import { addClient, appointmentBody, at, book, dataOf } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { onEachDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'
import { whileHeld } from '../../testing/while-held'
import { isStaff } from '../staff'

const LEAVE = { choice: 'leave' }

onEachDatabase('the clients of who is deactivated', (test, rule) => {
  async function aDesk() {
    test.clock.set('2026-11-17T14:00:00.000Z')
    const desk = await aStaffDesk(test)
    const { practice } = desk
    const bothPractices = [practice.practiceId, practice.otherPracticeId]
    const owner = await practice.as('Owner', { practiceIds: bothPractices })
    const leaver = await practice.as('Clinician', { practiceIds: bothPractices })
    const next = await practice.as('Clinician (own clients)')
    const clientOf = (person: SignedInPerson, changes: Partial<ClientInput> = {}) =>
      addClient(practice, owner, { primaryClinicianId: person.staffId, ...changes })
    const deactivate = (handling: Parameters<typeof desk.deactivate>[1], by = owner) =>
      desk.deactivate(leaver, handling, by)
    const handOver = (to: SignedInPerson, by = owner) =>
      deactivate({ clients: { choice: 'hand_over', clinicianId: to.staffId } }, by)
    const reload = async ({ id }: Client, by = owner): Promise<Client> =>
      dataOf(await by.request('GET', practice.path(`clients/${id}`)))
    const open = (query?: string) => desk.open(leaver, query)
    return { ...desk, owner, leaver, next, clientOf, deactivate, handOver, reload, open }
  }

  rule('are counted first by practice, without those in the archive or with somebody else', async () => {
    const { practice, owner, leaver, next, clientOf, open } = await aDesk()
    expect((await open()).clients).toEqual({ total: 0, practices: [], notTheirPractices: [] })
    const kept = [await clientOf(leaver), await clientOf(leaver, { status: 'inactive' })]
    const client = practice.path(`clients/${(await clientOf(leaver)).id}`)
    for (const status of ['inactive', 'archived']) {
      const before = dataOf<Client>(await owner.request('GET', client))
      expect((await owner.request('PUT', client, { ...before, status })).status).toBe(200)
    }
    await clientOf(next)
    const there = `/api/v1/practices/${practice.otherPracticeId}/clients`
    const input = { ...(await addClient(practice, owner)), primaryClinicianId: leaver.staffId }
    expect((await owner.request('POST', there, input)).status).toBe(200)
    const preview = (await open(`?handOverTo=${next.staffId}`)).clients
    expect(preview).toEqual({
      total: kept.length + 1,
      practices: [
        { id: practice.practiceId, name: 'First', count: 2 },
        { id: practice.otherPracticeId, name: 'Second', count: 1 },
      ],
      notTheirPractices: [{ id: practice.otherPracticeId, name: 'Second' }],
    })
  })

  rule.each([undefined, LEAVE])('stay with them unless something else is chosen: %j', async (choice) => {
    const { leaver, clientOf, deactivate, reload } = await aDesk()
    const client = await clientOf(leaver)
    expect(dataOf<Deactivated>(await deactivate({ clients: choice }))).toMatchObject({ clients: 1 })
    expect(await reload(client)).toEqual(client)
  })

  rule('become a colleague’s, who sees them from then on, each with its audit event', async () => {
    const { practice, owner, leaver, next, clientOf, handOver, reload } = await aDesk()
    const theirs = [await clientOf(leaver), await clientOf(leaver, { status: 'inactive' })]
    const other = await clientOf(owner)
    const [first] = theirs
    const seen = () => next.request('GET', practice.path(`clients/${first?.id ?? ''}`))
    expect(refusal(await seen())).toEqual([404, 'not_found'])
    expect(dataOf<Deactivated>(await handOver(next))).toMatchObject({ clients: 2, appointments: 0 })
    expect((await seen()).status).toBe(200)
    for (const client of theirs) {
      const { primaryClinicianId, version, status } = await reload(client)
      expect([primaryClinicianId, version, status]).toEqual([next.staffId, client.version + 1, client.status])
      expect(await auditTrail(test, practice, 'client', client.id)).toContainEqual({
        ...{ action: 'updated', userId: owner.userId, changed: ['primaryClinicianId'] },
      })
    }
    expect(await reload(other)).toEqual(other)
  })

  rule('can go to one colleague while the appointments are cancelled', async () => {
    const { practice, owner, leaver, next, clientOf, deactivate, reload } = await aDesk()
    const client = await clientOf(leaver)
    const who = { clientId: client.id, clinicianId: leaver.staffId }
    await book(
      practice,
      owner,
      appointmentBody(practice, who, { startsAt: at('10:00'), endsAt: at('10:50') }),
    )
    const clients = { choice: 'hand_over', clinicianId: next.staffId }
    const done = await deactivate({ clients, appointments: { choice: 'cancel' } })
    expect(dataOf<Deactivated>(done)).toMatchObject({ clients: 1, appointments: 1 })
    expect((await reload(client)).primaryClinicianId).toBe(next.staffId)
  })

  rule('go to nobody who can’t have them, and then nothing is done', async () => {
    const { practice, leaver, get, clientOf, handOver, reload } = await aDesk()
    const client = await clientOf(leaver)
    const biller = await practice.as('Biller', { isClinician: false })
    const elsewhere = await practice.as('Clinician', { practiceIds: [practice.otherPracticeId] })
    const stranger = (await aDesk()).next
    for (const nobody of [biller, elsewhere, stranger, leaver]) {
      const refused = await handOver(nobody)
      expect(refusal(refused)).toEqual([422, 'validation_failed', 'clients.clinicianId'])
    }
    expect(await reload(client)).toEqual(client)
    expect((await get(leaver)).status).toBe('active')
  })

  rule('are handed over only by somebody who writes everybody’s clients', async () => {
    const { practice, owner, leaver, next, clientOf, deactivate, handOver, reload } = await aDesk()
    const { organizationId } = practice
    const permissions: Permission[] = [...BUILT_IN_ROLE_PERMISSIONS.Clinician, 'staff:edit', 'roles:edit']
    const withoutAll = permissions.map((one) => (one === 'clients:write' ? 'clients:write:own' : one))
    const path = `/api/v1/organizations/${organizationId}/roles`
    const role = dataOf<Role>(
      await owner.request('POST', path, aRoleInput({ permissions: withoutAll, name: 'Keeper' })),
    )
    const keeper = await practice.as('Read-only')
    await inTenant(test.deps.db, organizationId, (tx) =>
      tx.insert(staffRoles).values({ organizationId, staffId: keeper.staffId, roleId: role.id }),
    )
    const client = await clientOf(leaver)
    expect(refusal(await handOver(next, keeper))).toEqual([403, 'forbidden'])
    expect((await deactivate({ clients: LEAVE }, keeper)).status).toBe(200)
    expect(await reload(client)).toEqual(client)
  })

  rule.each(['POST', 'PUT'])('are given to nobody who is just being deactivated (%s)', async (method) => {
    const { practice, owner, leaver, next, clientOf } = await aDesk()
    const { organizationId } = practice
    const client = await clientOf(next)
    const path = practice.path(method === 'POST' ? 'clients' : `clients/${client.id}`)
    const given = await whileHeld(
      test,
      { ...owner, organizationId },
      async (tx) => {
        const key = { organizationId, staffId: leaver.staffId }
        await tx.update(staff).set({ isActive: false }).where(isStaff(key))
      },
      () => owner.request(method, path, { ...client, primaryClinicianId: leaver.staffId }),
    )
    expect(given.body.fieldErrors).toMatchObject([{ path: 'primaryClinicianId' }])
  })
})
