import {
  BUILT_IN_ROLE_PERMISSIONS,
  type Appointment,
  type Deactivated,
  type Permission,
  type Role,
} from '@oaklet/api/contract'
import { aRoleInput } from '@oaklet/api/testing'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Tx } from '../../db/database'
import { sessions } from '../../db/schema/sessions-table'
import { staff, staffRoles } from '../../db/schema/staff-table'
import { enterAuth, inTenant } from '../../db/tenant'
import { requester, signIn, type SignedInPerson } from '../../testing/a-person'
import { aStaffDesk } from '../../testing/a-staff-desk'
import { addClient, appointmentBody, at, book, dataOf, setStatus } from '../../testing/an-appointment'
import { onEachDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'
import { whileHeld } from '../../testing/while-held'
import { lockCredit } from '../ledger'
import { isStaff, type StaffKey } from '../staff'

const LEAVE = { choice: 'leave' }

onEachDatabase('deactivating', (test, rule) => {
  async function aDesk() {
    test.clock.set('2026-11-17T14:00:00.000Z')
    const desk = await aStaffDesk(test)
    const { practice, owner } = desk
    const leaver = await practice.as('Clinician', { name: 'Lea Vern' })
    const next = await practice.as('Clinician', { name: 'Nell Next' })
    const client = await addClient(practice, owner)
    const bookFor = ({ staffId }: SignedInPerson, time: string, changes: object = {}) => {
      const who = { clientId: client.id, clinicianId: staffId }
      const times = { startsAt: at(`${time}:00`), endsAt: at(`${time}:50`) }
      return book(practice, owner, appointmentBody(practice, who, { ...times, ...changes }))
    }
    const handOver = (allowOverlap = false, to = next) => {
      const appointments = { choice: 'hand_over', clinicianId: to.staffId, allowOverlap }
      return desk.deactivate(leaver, { appointments })
    }
    const reload = async ({ id }: Appointment): Promise<Appointment> =>
      dataOf(await owner.request('GET', practice.path(`appointments/${id}`)))
    const open = (query?: string) => desk.open(leaver, query)
    return { ...desk, leaver, next, bookFor, handOver, reload, open }
  }

  rule('ends every session at once, and keeps all that the person did', async () => {
    const { practice, leaver, deactivate, get, trail } = await aDesk()
    expect((await leaver.request('GET', practice.path('clients'))).status).toBe(200)
    const { member, sessionsEnded } = dataOf<Deactivated>(await deactivate(leaver))
    expect([member.status, sessionsEnded]).toEqual(['inactive', 1])
    expect((await leaver.request('GET', practice.path('clients'))).status).toBe(401)
    expect(await get(leaver)).toEqual(member)
    expect(member.roles).toMatchObject([{ name: 'Clinician' }])
    expect(await trail(leaver.staffId)).toMatchObject([{ action: 'deactivated', changed: ['isActive'] }])
  })

  rule('is undone by reactivating, which brings no old session back', async () => {
    const { practice, leaver, call, deactivate, trail } = await aDesk()
    const { member } = dataOf<Deactivated>(await deactivate(leaver))
    const again = { version: member.version }
    const back = await call('POST', `/${leaver.staffId}/reactivate`, again)
    expect(dataOf(back)).toMatchObject({ status: 'active', roles: member.roles, practices: member.practices })
    expect((await leaver.request('GET', practice.path('clients'))).status).toBe(401)
    expect(refusal(await call('POST', `/${leaver.staffId}/reactivate`, again))).toEqual([409, 'stale_edit'])
    const twice = await call('POST', `/${leaver.staffId}/reactivate`, { version: member.version + 1 })
    expect(refusal(twice)).toEqual([409, 'transition_refused'])
    expect((await trail(leaver.staffId)).map(({ action }) => action)).toEqual(['deactivated', 'reactivated'])
  })

  rule('is undone for sessions from then on: one that was begun meanwhile stays ended', async () => {
    const { practice, leaver, get, call, deactivate } = await aDesk()
    await deactivate(leaver)
    const { organizationId } = practice
    const meanwhile = await signIn(test, { ...leaver, organizationId })
    await call('POST', `/${leaver.staffId}/reactivate`, { version: (await get(leaver)).version })
    expect((await meanwhile.request('GET', practice.path('clients'))).status).toBe(401)
    const anew = await signIn(test, { ...leaver, organizationId })
    expect((await anew.request('GET', practice.path('clients'))).status).toBe(200)
  })

  rule('is for who looks after the staff, not for oneself, and not done twice', async () => {
    const { practice, owner, leaver, next, path, deactivate } = await aDesk()
    expect(refusal(await deactivate(leaver, {}, next))).toEqual([403, 'forbidden'])
    expect(refusal(await deactivate(owner))).toEqual([409, 'transition_refused'])
    const manager = await practice.as('Practice Manager')
    expect(refusal(await deactivate(owner, {}, manager))).toEqual([403, 'forbidden'])
    expect((await deactivate(leaver, {}, manager)).status).toBe(200)
    expect(refusal(await deactivate(leaver))).toEqual([409, 'transition_refused'])
    const anonymous = await requester(test)('POST', path(`/${next.staffId}/deactivate`), {})
    expect(anonymous.status).toBe(401)
  })

  rule('is, like its undoing, for who reaches the person’s practices or edits roles', async () => {
    const { practice, owner, path, get, deactivate } = await aDesk()
    const { practiceId, otherPracticeId } = practice
    const manager = await practice.as('Practice Manager')
    const person = await practice.as('Biller', { practiceIds: [practiceId, otherPracticeId] })
    expect(refusal(await deactivate(person, { appointments: { choice: 'cancel' } }, manager))).toEqual([
      403,
      'forbidden',
    ])
    expect((await deactivate(person)).status).toBe(200)
    const { version } = await get(person)
    const reactivate = (by: SignedInPerson) =>
      by.request('POST', path(`/${person.staffId}/reactivate`), { version })
    expect(refusal(await reactivate(manager))).toEqual([403, 'forbidden'])
    expect((await reactivate(owner)).status).toBe(200)
  })

  rule('is refused on an older version, and not found from another organization', async () => {
    const { owner, leaver, path, call } = await aDesk()
    const body = { appointments: LEAVE, version: 0 }
    const stale = await call('POST', `/${leaver.staffId}/deactivate`, body)
    expect(refusal(stale)).toEqual([409, 'stale_edit'])
    const other = await aDesk()
    for (const rest of ['deactivate', 'reactivate']) {
      const asked = await other.owner.request('POST', path(`/${leaver.staffId}/${rest}`), body)
      expect(refusal(asked)).toEqual([404, 'not_found'])
      const theirs = await owner.request('POST', path(`/${other.leaver.staffId}/${rest}`), body)
      expect(refusal(theirs)).toEqual([404, 'not_found'])
    }
    const theirs = await owner.request('GET', path(`/${other.leaver.staffId}/open-appointments`))
    expect(refusal(theirs)).toEqual([404, 'not_found'])
  })

  rule('leaves an Owner, also when two deactivate each other at once', async () => {
    for (const { practice, owner, path } of await Promise.all(Array.from({ length: 4 }, aDesk))) {
      const second = await practice.as('Owner')
      const body = { appointments: LEAVE, version: 1 }
      const end = (who: SignedInPerson, by: SignedInPerson) =>
        by.request('POST', path(`/${who.staffId}/deactivate`), body)
      const answers = await Promise.all([end(second, owner), end(owner, second)])
      // Who was deactivated first may be signed out before their own call begins.
      const statuses = answers.map(({ status }) => status).toSorted()
      expect(statuses[0]).toBe(200)
      expect([401, 409]).toContain(statuses[1])
    }
  })

  describe('with open appointments', () => {
    rule.each([
      [
        'new name',
        (tx: Tx, key: StaffKey) =>
          tx.select({ id: staff.id }).from(staff).where(isStaff(key)).for('no key update'),
      ],
      [
        'signing out',
        async (tx: Tx, { userId }: SignedInPerson) => {
          await enterAuth(tx)
          await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId)).for('update')
        },
      ],
    ])('waits for the person’s own %s, and holds up nothing of it', async (_, hold) => {
      const { practice, leaver, bookFor, deactivate } = await aDesk()
      await bookFor(leaver, '10')
      const by = { ...leaver, organizationId: practice.organizationId }
      const cancelled = await whileHeld(
        test,
        by,
        (tx) => hold(tx, by),
        () => deactivate(leaver, { appointments: { choice: 'cancel' } }),
      )
      expect(dataOf(cancelled)).toMatchObject({ appointments: 1 })
    })

    rule('waits for the credit of every client before it writes to the audit log', async () => {
      const { practice, owner, leaver, bookFor, deactivate } = await aDesk()
      const { organizationId } = practice
      await bookFor(leaver, '10')
      const { id: clientId } = await addClient(practice, owner)
      await bookFor(leaver, '11', { clientIds: [clientId] })
      const cancelled = await whileHeld(
        test,
        { ...owner, organizationId },
        (tx) => lockCredit(tx, { organizationId, clientId }),
        () => deactivate(leaver, { appointments: { choice: 'cancel' } }),
      )
      expect(dataOf(cancelled)).toMatchObject({ appointments: 2 })
    })

    rule('says first how many there are and where, and not what is over or cancelled', async () => {
      const { practice, leaver, next, bookFor, open, owner } = await aDesk()
      expect(await open()).toMatchObject({ total: 0, items: [], practices: [] })
      const [one, two] = [await bookFor(leaver, '10'), await bookFor(leaver, '11')]
      await setStatus(practice, owner, await bookFor(leaver, '12'), 'cancelled_client')
      await bookFor(leaver, '08')
      test.clock.set(at('09:30'))
      expect(await open()).toMatchObject({
        total: 2,
        practices: [{ id: practice.practiceId, name: 'First', count: 2 }],
        items: [
          { id: one.id, overlaps: false },
          { id: two.id, overlaps: false },
        ],
        overlapping: 0,
      })
      await bookFor(next, '11')
      const preview = await open(`?handOverTo=${next.staffId}`)
      expect(preview.items.map(({ overlaps }) => overlaps)).toEqual([false, true])
      expect(preview).toMatchObject({ overlapping: 1, notTheirPractices: [] })
      const biller = await practice.as('Biller', { isClinician: false })
      expect(await open(`?handOverTo=${biller.staffId}`)).toMatchObject({
        notTheirPractices: [{ name: 'First' }],
      })
    })

    rule('leaves them as they are when told to', async () => {
      const { leaver, bookFor, deactivate, reload } = await aDesk()
      const booked = await bookFor(leaver, '10')
      expect(dataOf(await deactivate(leaver))).toMatchObject({ appointments: 1 })
      expect(await reload(booked)).toEqual(booked)
    })

    rule('cancels them when told to, as the clinician’s cancelling', async () => {
      const { leaver, next, bookFor, deactivate, reload } = await aDesk()
      const [one, two] = [await bookFor(leaver, '10'), await bookFor(leaver, '11')]
      const other = await bookFor(next, '10')
      expect(dataOf(await deactivate(leaver, { appointments: { choice: 'cancel' } }))).toMatchObject({
        appointments: 2,
      })
      expect((await reload(one)).status).toBe('cancelled_clinician')
      expect((await reload(two)).status).toBe('cancelled_clinician')
      expect(await reload(other)).toEqual(other)
    })

    rule('cancels also one that is booked in the same moment', async () => {
      for (const { practice, owner, leaver, path, reload } of await Promise.all(
        Array.from({ length: 8 }, aDesk),
      )) {
        const client = await addClient(practice, owner)
        const body = appointmentBody(practice, { clientId: client.id, clinicianId: leaver.staffId })
        const [booked, ended] = await Promise.all([
          owner.request('POST', practice.path('appointments'), body),
          owner.request('POST', path(`/${leaver.staffId}/deactivate`), {
            appointments: { choice: 'cancel' },
            version: 1,
          }),
        ])
        expect(ended.status).toBe(200)
        if (booked.status === 200) expect((await reload(dataOf(booked))).status).toBe('cancelled_clinician')
        else expect(refusal(booked)).toEqual([422, 'validation_failed', 'clinicianId'])
      }
    })

    rule('cancels and hands over only for somebody who writes everybody’s appointments', async () => {
      const { practice, owner, next, bookFor, deactivate, reload } = await aDesk()
      const permissions: Permission[] = [
        'staff:edit',
        'appointments:write:own',
        ...BUILT_IN_ROLE_PERMISSIONS['Read-only'],
      ]
      const path = `/api/v1/organizations/${practice.organizationId}/roles`
      const role = dataOf<Role>(await owner.request('POST', path, aRoleInput({ permissions })))
      const { organizationId } = practice
      const keeper = await practice.as('Read-only')
      await inTenant(test.deps.db, organizationId, (tx) =>
        tx.insert(staffRoles).values({ organizationId, staffId: keeper.staffId, roleId: role.id }),
      )
      const person = await practice.as('Read-only')
      const booked = await bookFor(person, '10')
      const handOver = { choice: 'hand_over', clinicianId: next.staffId, allowOverlap: true }
      for (const choice of [{ choice: 'cancel' }, handOver]) {
        expect(refusal(await deactivate(person, { appointments: choice }, keeper))).toEqual([
          403,
          'forbidden',
        ])
      }
      expect((await deactivate(person, {}, keeper)).status).toBe(200)
      expect(await reload(booked)).toEqual(booked)
    })

    rule('hands them over, also those that overlap each other', async () => {
      const { leaver, next, bookFor, handOver, reload } = await aDesk()
      const [one, two] = [await bookFor(leaver, '10'), await bookFor(leaver, '10', { allowOverlap: true })]
      expect(dataOf(await handOver())).toMatchObject({ appointments: 2 })
      for (const booked of [one, two]) {
        const { clinician, status, startsAt } = await reload(booked)
        expect([clinician.id, status, startsAt]).toEqual([next.staffId, 'scheduled', booked.startsAt])
      }
    })

    rule('refuses all of it where one would overlap, until that is allowed', async () => {
      const { leaver, next, bookFor, handOver, reload, get } = await aDesk()
      const [free, taken] = [await bookFor(leaver, '10'), await bookFor(leaver, '11')]
      const there = await bookFor(next, '11')
      const refused = await handOver()
      expect(refusal(refused)).toEqual([409, 'appointment_overlap'])
      expect(refused.body['conflicts']).toMatchObject([{ id: there.id }])
      expect([await reload(free), await reload(taken)]).toEqual([free, taken])
      expect((await get(leaver)).status).toBe('active')
      expect((await handOver(true)).status).toBe(200)
      expect((await reload(taken)).clinician.id).toBe(next.staffId)
    })

    rule('hands over to nobody who can’t hold them', async () => {
      const { practice, leaver, bookFor, handOver } = await aDesk()
      await bookFor(leaver, '10')
      const elsewhere = await practice.as('Clinician', { practiceIds: [practice.otherPracticeId] })
      const refused = [422, 'validation_failed', 'appointments.clinicianId']
      expect(refusal(await handOver(false, elsewhere))).toEqual(refused)
      expect(refusal(await handOver(false, leaver))).toEqual(refused)
    })
  })
})
