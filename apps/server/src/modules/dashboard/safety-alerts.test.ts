import type { Client, Dashboard, Measure, RecordMeasureBody } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { roles } from '../../db/schema/roles-table'
import { inTenant } from '../../db/tenant'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, dataOf } from '../../testing/an-appointment'
import { startTestApp } from '../../testing/start-test-app'

const test = startTestApp()
let practice: TestPractice
let owner: SignedInPerson
let client: Client

beforeEach(async () => {
  test.clock.set('2026-11-17T14:00:00Z')
  practice = await aPractice(test)
  owner = await practice.as('Owner')
  client = await addClient(practice, owner, { firstName: 'Maya', lastName: 'Lind' })
})

const alertsFor = async (who: SignedInPerson) =>
  dataOf<Dashboard>(await who.request('GET', practice.path('dashboard'))).alerts

const measuresOf = ({ id }: Client) => practice.path(`clients/${id}/measures`)

/** A PHQ-9 of today with one answer to its ninth question. */
const answer = async (ninth: number, changes: Partial<RecordMeasureBody> = {}, of = client) =>
  dataOf<Measure>(
    await owner.request('POST', measuresOf(of), {
      kind: 'phq9',
      takenOn: '2026-11-17',
      answers: [0, 0, 0, 0, 0, 0, 0, 0, ninth],
      difficulty: null,
      ...changes,
    }),
  )

const NONE = { total: 0, newest: [] }

describe('the safety alerts of the dashboard', () => {
  it('name each client whose PHQ-9 has any answer but “not at all” to question 9', async () => {
    const { id: measureId } = await answer(1)
    const named = { clientId: client.id, clientName: 'Maya Lind', measureId, takenOn: '2026-11-17' }
    expect(await alertsFor(owner)).toEqual({ total: 1, newest: [named] })
  })

  it('are none for a low mood alone, nor for a GAD-7', async () => {
    await answer(0, { answers: [3, 3, 3, 3, 3, 3, 3, 3, 0] })
    await answer(0, { kind: 'gad7', answers: [3, 3, 3, 3, 3, 3, 3] })
    expect(await alertsFor(owner)).toEqual(NONE)
  })

  it('stand, however old, with each client once, until somebody has spoken with them', async () => {
    await answer(2, { takenOn: '2026-05-10' })
    const { id: measureId, version } = await answer(1)
    test.clock.advance(1000)
    await answer(0)
    const alerts = await alertsFor(owner)
    expect(alerts).toMatchObject({ total: 1, newest: [{ measureId, takenOn: '2026-11-17' }] })
    dataOf(
      await owner.request('POST', `${measuresOf(client)}/${measureId}/acknowledgment`, {
        spokenOn: '2026-11-17',
        note: 'Called them; safety plan made',
        version,
      }),
    )
    expect(await alertsFor(owner)).toEqual(NONE)
    await answer(1)
    expect(await alertsFor(owner)).toMatchObject({ total: 1 })
  })

  it('pass over what was entered in error', async () => {
    const markError = async ({ id, version }: Measure) =>
      dataOf(
        await owner.request('POST', `${measuresOf(client)}/${id}/entered-in-error`, {
          reason: 'Another client’s answers',
          version,
        }),
      )
    const first = await answer(1, { takenOn: '2026-11-10' })
    const second = await answer(1)
    await markError(second)
    expect((await alertsFor(owner))?.newest).toMatchObject([{ measureId: first.id, takenOn: '2026-11-10' }])
    await markError(first)
    expect(await alertsFor(owner)).toEqual(NONE)
  })

  it('leave out who is in the archive', async () => {
    await answer(1)
    const moveTo = async (status: string, version: number) =>
      dataOf<Client>(
        await owner.request('PUT', practice.path(`clients/${client.id}`), { ...client, status, version }),
      )
    const { version } = await moveTo('inactive', client.version)
    expect(await alertsFor(owner)).toMatchObject({ total: 1 })
    await moveTo('archived', version)
    expect(await alertsFor(owner)).toEqual(NONE)
  })

  it('name the newest ten, and count them all', async () => {
    await answer(1, { takenOn: '2026-11-01' })
    for (let day = 2; day <= 11; day += 1) {
      const takenOn = `2026-11-${String(day).padStart(2, '0')}`
      await answer(3, { takenOn }, await addClient(practice, owner))
    }
    const alerts = await alertsFor(owner)
    expect(alerts?.total).toBe(11)
    expect(alerts?.newest.map(({ takenOn }) => Number(takenOn.slice(-2)))).toEqual([
      11, 10, 9, 8, 7, 6, 5, 4, 3, 2,
    ])
  })
})

describe('who sees a safety alert', () => {
  it('is a clinician of own clients of theirs alone', async () => {
    await answer(1)
    const own = await practice.as('Clinician (own clients)')
    expect(await alertsFor(own)).toEqual(NONE)
    const theirs = await addClient(practice, owner, { primaryClinicianId: own.staffId })
    await answer(1, {}, theirs)
    expect((await alertsFor(own))?.newest).toMatchObject([{ clientId: theirs.id }])
    expect(await alertsFor(await practice.as('Supervisor'))).toMatchObject({ total: 2 })
  })

  it.each([
    ['measures', ['appointments:view', 'clients:view', 'measures:view:own']],
    ['clients', ['appointments:view', 'clients:view:own', 'measures:view']],
  ] as const)(
    'is a person with own %s only for their own clients, whatever else they see',
    async (_which, held) => {
      const own = await practice.as('Clinician (own clients)')
      await inTenant(test.deps.db, practice.organizationId, (tx) =>
        tx
          .update(roles)
          .set({ permissions: [...held] })
          .where(
            and(eq(roles.organizationId, practice.organizationId), eq(roles.name, 'Clinician (own clients)')),
          ),
      )
      await answer(1)
      expect(await alertsFor(own)).toEqual(NONE)
      await answer(1, {}, await addClient(practice, owner, { primaryClinicianId: own.staffId }))
      expect(await alertsFor(own)).toMatchObject({ total: 1 })
    },
  )

  it('is no one who may not see measures', async () => {
    await answer(1)
    expect(await alertsFor(await practice.as('Scheduler'))).toBeNull()
    expect(await alertsFor(await practice.as('Biller'))).toBeNull()
  })

  it('is no one of another practice', async () => {
    await answer(1)
    const both = await practice.as('Owner', { practiceIds: [practice.practiceId, practice.otherPracticeId] })
    const other = `/api/v1/practices/${practice.otherPracticeId}/dashboard`
    expect(dataOf<Dashboard>(await both.request('GET', other)).alerts).toEqual(NONE)
    expect(await alertsFor(both)).toMatchObject({ total: 1 })
  })
})
