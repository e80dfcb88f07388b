import type { Appointment, Attendance, Client, Page, SetAttendanceBody } from '@oaklet/api/contract'
import { beforeEach, expect, it } from 'vitest'
import { inTenant } from '../../db/tenant'
import { unclaimedSessions } from '../../db/schema/unclaimed-sessions-table'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, appointmentBody, at, book, dataOf, setStatus } from '../../testing/an-appointment'
import { holdFor, invoiceInput } from '../../testing/an-invoice'
import { auditTrail } from '../../testing/audit-trail'
import { refusal } from '../../testing/refusal'
import { startTestApp } from '../../testing/start-test-app'

const test = startTestApp()
let practice: TestPractice
let owner: SignedInPerson
let [maya, noor]: Client[] = []
let session: Appointment

const idOf = (client: Client | undefined) => client?.id ?? ''
const both = () => [idOf(maya), idOf(noor)]

beforeEach(async () => {
  practice = await aPractice(test)
  owner = await practice.as('Owner')
  maya = await addClient(practice, owner)
  noor = await addClient(practice, owner, { firstName: 'Noor', lastName: 'Haddad' })
  session = await bookBoth()
})

const bookBoth = (overrides: Parameters<typeof appointmentBody>[2] = {}) =>
  book(
    practice,
    owner,
    appointmentBody(
      practice,
      { clientId: idOf(maya), clinicianId: owner.staffId },
      { clientIds: both(), ...overrides },
    ),
  )

const current = async () =>
  dataOf<Appointment>(await owner.request('GET', practice.path(`appointments/${session.id}`)))

async function say(
  [first, second]: readonly (Attendance | null)[],
  changes: Partial<SetAttendanceBody> = {},
  by = owner,
) {
  const { version } = await current()
  const attendances = both().flatMap((clientId, index) => {
    const attendance = [first, second][index] ?? null
    return attendance === null ? [] : [{ clientId, attendance }]
  })
  return by.request('PUT', practice.path(`appointments/${session.id}/attendance`), {
    ...{ attendances, version },
    ...changes,
  })
}

const attendancesOf = ({ clients }: Appointment) => clients.map(({ attendance }) => attendance)
const uninvoiced = async (clientId: string) => {
  const path = practice.path(`appointments/uninvoiced?clientId=${clientId}`)
  return dataOf<Page<Appointment>>(await owner.request('GET', path)).items.length
}
const unclaimed = async () => {
  const rows = await inTenant(test.deps.db, practice.organizationId, (tx) =>
    tx.select().from(unclaimedSessions),
  )
  return rows.map(({ clientId }) => clientId)
}

it('is kept for each client, and a session is completed with it', async () => {
  const saved = dataOf<Appointment>(await say([null, 'excused']))
  expect([saved.status, attendancesOf(saved), saved.version]).toEqual([
    'scheduled',
    ['expected', 'excused'],
    2,
  ])
  const done = dataOf<Appointment>(await say(['present', 'no_show'], { completes: true }))
  expect([done.status, attendancesOf(done)]).toEqual(['completed', ['present', 'no_show']])
  const trail = await auditTrail(test, practice, 'appointment', session.id)
  expect(trail.map(({ action }) => action)).toEqual([
    ...['created', 'attendance_set', 'attendance_set', 'completed'],
  ])
})

it('stays as it is where nothing changes', async () => {
  const saved = dataOf<Appointment>(await say(['expected', 'expected']))
  expect(saved.version).toBe(1)
})

it('stays with the new status but for who was expected', async () => {
  dataOf(await say([null, 'late_cancelled']))
  const done = await setStatus(practice, owner, await current(), 'completed')
  expect(attendancesOf(done)).toEqual(['present', 'late_cancelled'])
})

it('leaves somebody who comes, and nobody of whom it isn’t known once it is completed', async () => {
  const nobody = await say(['excused', 'no_show'])
  expect(nobody.status).toBe(422)
  expect(JSON.stringify(nobody.body)).toContain('mark the appointment as a no-show')
  expect((await say(['present', 'expected'], { completes: true })).status).toBe(422)
  expect((await current()).version).toBe(1)
})

it('is that of the appointment’s own clients, of one that takes place', async () => {
  const attendances = [{ clientId: test.deps.newId(), attendance: 'present' as const }]
  expect((await say([], { attendances })).status).toBe(422)
  await setStatus(practice, owner, session, 'cancelled_client')
  expect(refusal(await say(['present', 'present']))).toEqual([409, 'transition_refused'])
})

it('of an older version is refused, and so is another practice’s', async () => {
  dataOf(await say(['present', null]))
  expect(refusal(await say([null, 'present'], { version: 1 }))).toEqual([409, 'stale_edit'])
  const stranger = await (await aPractice(test)).as('Owner')
  expect((await say(['present', 'present'], {}, stranger)).status).toBe(404)
})

it('decides whom the session can be invoiced to', async () => {
  dataOf(await say(['present', 'excused'], { completes: true }))
  expect(await Promise.all(both().map(uninvoiced))).toEqual([1, 0])
  const line = { description: 'Session', quantity: 1, unitPriceCents: 15_000, appointmentId: session.id }
  const excused = invoiceInput(idOf(noor), 15_000, { lines: [line] })
  expect((await owner.request('POST', practice.path('invoices'), excused)).status).toBe(422)
  dataOf(await say([null, 'no_show']))
  expect(await Promise.all(both().map(uninvoiced))).toEqual([1, 1])
  dataOf(await owner.request('POST', practice.path('invoices'), excused))
  expect(refusal(await say([null, 'excused']))).toEqual([409, 'transition_refused'])
  expect(attendancesOf(dataOf(await say(['present', null])))).toEqual(['present', 'no_show'])
})

it('decides whose insurance a session of a group is claimed from', async () => {
  const lines = [{ serviceCode: '90853', modifiers: [], units: 1, feeCents: 6_000 }]
  session = await bookBoth({ billingType: 'insurance', lines, startsAt: at('13:00'), endsAt: at('13:50') })
  dataOf(await say(['no_show', 'present'], { completes: true }))
  expect(await unclaimed()).toEqual([idOf(noor)])
  dataOf(await say(['present', null]))
  expect((await unclaimed()).toSorted()).toEqual(both().toSorted())
})

it('gives free what was held for who is excused, and holds it again', async () => {
  const of = { appointmentId: session.id, clientId: idOf(noor) }
  dataOf(await holdFor(practice, owner, of, 2_500))
  const held = async () => {
    const { holds } = dataOf<Client>(await owner.request('GET', practice.path(`clients/${idOf(noor)}`)))
    return (holds ?? []).map(({ amountCents }) => amountCents)
  }
  expect(await held()).toEqual([2_500])
  dataOf(await say([null, 'excused']))
  expect(await held()).toEqual([])
  dataOf(await say([null, 'expected']))
  expect(await held()).toEqual([2_500])
})

it('expects everybody again at another time', async () => {
  const { version } = dataOf<Appointment>(await say([null, 'excused']))
  const moved = await owner.request('PATCH', practice.path(`appointments/${session.id}/time`), {
    ...{ startsAt: at('15:00'), endsAt: at('15:50'), allowOverlap: false, version },
  })
  expect(attendancesOf(dataOf(moved))).toEqual(['expected', 'expected'])
})

it('leaves somebody who comes, also where a client is taken out', async () => {
  const { version } = dataOf<Appointment>(await say([null, 'excused']))
  const who = { clientId: idOf(noor), clinicianId: owner.staffId }
  const path = practice.path(`appointments/${session.id}`)
  const alone = await owner.request('PUT', path, { ...appointmentBody(practice, who), version })
  expect([alone.status, JSON.stringify(alone.body)]).toEqual([422, expect.stringContaining('clientIds')])
  const stays = appointmentBody(practice, { ...who, clientId: idOf(maya) })
  const saved = dataOf<Appointment>(await owner.request('PUT', path, { ...stays, version }))
  expect(attendancesOf(saved)).toEqual(['expected'])
})
