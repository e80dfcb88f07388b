import type { Analytics, Appointment } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { inTenant } from '../../../db/tenant'
import type { SignedInPerson } from '../../../testing/a-person'
import { aPractice, type TestPractice } from '../../../testing/a-practice'
import { addClient, appointmentBody, at, book, dataOf, setStatus } from '../../../testing/an-appointment'
import { startTestApp } from '../../../testing/start-test-app'

const test = startTestApp()
let practice: TestPractice
let owner: SignedInPerson
let clientId: string

beforeEach(async () => {
  test.clock.set('2026-11-17T14:00:00Z')
  practice = await aPractice(test)
  owner = await practice.as('Owner', { name: 'Olive Owner' })
  clientId = (await addClient(practice, owner)).id
})

const look = async (type: string, query = '', who = owner) =>
  dataOf<Analytics>(await who.request('GET', `/api/analytics/${type}${query}`))
const figureOf = ({ figures }: Analytics, id: string) => figures.find((figure) => figure.id === id)?.value
const rowsOf = ({ breakdowns }: Analytics, id: string) =>
  breakdowns
    .find((each) => each.id === id)
    ?.rows.map(({ label, value, previous }) => [label, value, previous])

const plan = (
  startsAt: string,
  endsAt: string,
  locationId: string | null = practice.locationId,
  by = owner,
) =>
  book(
    practice,
    owner,
    appointmentBody(practice, { clientId, clinicianId: by.staffId }, { startsAt, endsAt, locationId }),
  )
const end = async (appointment: Appointment, status: 'completed' | 'no_show' | 'late_cancelled') =>
  setStatus(practice, owner, appointment, status)

describe('when appointments are missed', () => {
  it('is reported by weekday and hour of the practice’s clock, also as clocks go back', async () => {
    // On Sunday, Nov 1, 2026, New York sets its clocks from 2:00 back to 1:00.
    await end(await plan('2026-11-01T05:15:00Z', '2026-11-01T05:45:00Z'), 'no_show')
    await end(await plan('2026-11-01T06:15:00Z', '2026-11-01T06:45:00Z'), 'completed')
    await end(await plan('2026-11-02T04:00:00Z', '2026-11-02T04:30:00Z'), 'late_cancelled')
    await end(await plan('2026-11-02T17:00:00Z', '2026-11-02T17:30:00Z'), 'completed')
    const answer = await look('operational')
    expect(rowsOf(answer, 'noShowRateByHour')).toEqual([
      ['1 AM', 50, null],
      ['12 PM', 0, null],
      ['11 PM', 0, null],
    ])
    expect(rowsOf(answer, 'noShowRateByWeekday')).toEqual([
      ['Monday', 0, null],
      ['Sunday', 33.3, null],
    ])
    expect(rowsOf(answer, 'lateCancelRateByWeekday')).toEqual([
      ['Monday', 0, null],
      ['Sunday', 33.3, null],
    ])
  })

  it('is reported by clinician, by name also of who left', async () => {
    const other = await practice.as('Clinician', { name: 'Cleo Clinician' })
    await end(await plan(at('09:00'), at('09:50')), 'completed')
    await end(await plan(at('09:00'), at('09:50'), null, other), 'no_show')
    await inTenant(test.deps.db, practice.organizationId, (tx) =>
      tx.execute(sql`delete from staff_practices where staff_id = ${other.staffId}`),
    )
    const answer = await look('operational')
    expect(rowsOf(answer, 'noShowRateByClinician')).toEqual([
      ['Cleo Clinician', 100, null],
      ['Olive Owner', 0, null],
    ])
    const narrowed = await look('operational', `?clinicianId=${owner.staffId}`)
    expect(rowsOf(narrowed, 'noShowRateByClinician')).toEqual([['Olive Owner', 0, null]])
  })
})

it('tells where sessions are held, and how many by telehealth', async () => {
  await end(await plan(at('09:00'), at('09:50')), 'completed')
  await end(await plan(at('10:00'), at('10:50')), 'completed')
  await end(await plan(at('11:00'), at('11:50'), null), 'completed')
  await end(await plan(at('12:00'), at('12:50'), null), 'no_show')
  const answer = await look('operational')
  expect(figureOf(answer, 'telehealthShare')).toBe(33.3)
  expect(rowsOf(answer, 'sessionsHeldByLocation')).toEqual([
    ['First office', 2, 0],
    ['Telehealth', 1, 0],
  ])
})

it('counts an appointment as rescheduled once its start was changed, however often', async () => {
  const [moved, resized, edited] = [
    await plan(at('09:00'), at('09:50')),
    await plan(at('11:00'), at('11:50')),
    await plan(at('13:00'), at('13:50')),
  ]
  const allowed = { allowOverlap: false, allowOutsideHours: true }
  const move = async ({ id, version }: Appointment, startsAt: string, endsAt: string) =>
    dataOf<Appointment>(
      await owner.request('PATCH', practice.path(`appointments/${id}/time`), {
        ...allowed,
        startsAt,
        endsAt,
        version,
      }),
    )
  await move(await move(moved, at('09:30'), at('10:20')), at('09:45'), at('10:35'))
  await move(resized, at('11:00'), at('12:20'))
  expect(figureOf(await look('operational'), 'reschedules')).toBe(1)
  const body = appointmentBody(practice, { clientId, clinicianId: owner.staffId })
  const path = practice.path(`appointments/${edited.id}`)
  const times = { startsAt: at('15:00'), endsAt: at('15:50') }
  dataOf(await owner.request('PUT', path, { ...body, ...times, version: edited.version }))
  expect(figureOf(await look('operational'), 'reschedules')).toBe(2)
})
