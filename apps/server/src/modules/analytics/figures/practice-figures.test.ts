import type { Analytics, AppointmentStatus, Client } from '@oaklet/api/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { clientInput } from '../../../testing/a-client'
import type { SignedInPerson } from '../../../testing/a-person'
import { addClient, appointmentBody, at, book, dataOf, setStatus } from '../../../testing/an-appointment'
import { anHoursDesk } from '../../../testing/an-hours-desk'
import { weekOf } from '../../../testing/hours-in-words'
import { startTestApp } from '../../../testing/start-test-app'

const test = startTestApp()
let desk: Awaited<ReturnType<typeof anHoursDesk>>
beforeEach(async () => {
  test.clock.set('2026-11-17T14:00:00Z')
  desk = await anHoursDesk(test)
})

const rangeOf = (startDate: string, endDate: string) =>
  `?dateRange=custom&startDate=${startDate}&endDate=${endDate}`
/** From Monday to Sunday. */
const WEEK = rangeOf('2026-11-16', '2026-11-22')

const look = async (query: string) =>
  dataOf<Analytics>(await desk.owner.request('GET', `/api/analytics/practice${query}`))
const figureOf = async (query: string, id: string) => {
  const figure = (await look(query)).figures.find((each) => each.id === id)
  return [figure?.value, figure?.previous]
}
const rowsOf = async (query: string, id: string) =>
  (await look(query)).breakdowns
    .find((each) => each.id === id)
    ?.rows.map(({ label, value, previous }) => [label, value, previous])

async function plan(
  times: { startsAt: string; endsAt: string },
  status: AppointmentStatus | null = null,
  { client, by = desk.owner }: { client?: Client; by?: SignedInPerson } = {},
) {
  const { practice, owner } = desk
  const { id: clientId } = client ?? (await addClient(practice, owner))
  const body = appointmentBody(practice, { clientId, clinicianId: by.staffId }, times)
  const booked = await book(practice, owner, body)
  if (status !== null) await setStatus(practice, owner, booked, status)
}
const onDay = (day: string, from = '10:00', to = '10:50') => ({
  startsAt: at(from, day),
  endsAt: at(to, day),
})

describe('utilization', () => {
  it('is what is held and booked of the hours that clinicians work, without closed days', async () => {
    const other = await desk.practice.as('Clinician', { name: 'Cleo Clinician' })
    await desk.setWork(desk.owner, { [desk.practice.locationId]: weekOf('09:00–13:00') })
    const once = { recurring: false, recurringType: 'none' } as const
    await desk.addHoliday({ ...once, name: 'Moving', date: '2026-11-17', locations: [] })
    await plan(onDay('2026-11-16'), 'completed')
    await plan(onDay('2026-11-18'))
    await plan(onDay('2026-11-19'), 'no_show')
    await plan(onDay('2026-11-19'), 'confirmed', { by: other })
    // Four hours on four days make 960 minutes; the other works the practice's eight.
    expect(await rowsOf(WEEK, 'utilizationByClinician')).toEqual([
      ['Olivia Wren', 10.4, 0],
      ['Cleo Clinician', 2.6, 0],
    ])
    expect(await figureOf(WEEK, 'utilization')).toEqual([5.2, 0])
    const alone = `${WEEK}&clinicianId=${other.staffId}`
    expect(await rowsOf(alone, 'utilizationByClinician')).toEqual([['Cleo Clinician', 2.6, 0]])
  })

  it('counts the hour that a day has more as clocks go back', async () => {
    await desk.addLocation('Barn', weekOf('00:00–24:00'))
    await plan(onDay('2026-11-01', '10:00', '15:00'), 'completed')
    // 300 of 1,500 minutes, and 1,440 on the day before.
    expect(await figureOf(rangeOf('2026-11-01', '2026-11-01'), 'utilization')).toEqual([20, 0])
    await plan(onDay('2026-10-31', '10:00', '15:00'), 'completed')
    expect(await figureOf(rangeOf('2026-10-31', '2026-10-31'), 'utilization')).toEqual([20.8, 0])
  })

  it('of one location goes by the hours and the sessions there', async () => {
    const barn = await desk.addLocation('Barn', weekOf('08:00–10:00'))
    await plan(onDay('2026-11-16'), 'completed')
    expect(await figureOf(`${WEEK}&locationId=${desk.practice.locationId}`, 'utilization')).toEqual([2.1, 0])
    expect(await figureOf(`${WEEK}&locationId=${barn.id}`, 'utilization')).toEqual([0, 0])
    await desk.setWork(desk.owner, { [desk.practice.locationId]: weekOf('09:00–10:00') })
    expect(await figureOf(`${WEEK}&locationId=${barn.id}`, 'utilization')).toEqual([null, null])
  })

  it('can’t be reported while no hours are set', async () => {
    for (const day of ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']) await desk.setDay(day)
    await plan(onDay('2026-11-16'), 'completed')
    expect(await figureOf(WEEK, 'utilization')).toEqual([null, null])
    expect(await rowsOf(WEEK, 'utilizationByClinician')).toEqual([])
    expect(await rowsOf(WEEK, 'sessionsHeldByClinician')).toEqual([['Olivia Wren', 1, 0]])
  })
})

describe('retention', () => {
  it('is of those seen in the span before, once each, without new clients', async () => {
    const [stays, leaves] = [
      await addClient(desk.practice, desk.owner),
      await addClient(desk.practice, desk.owner),
    ]
    await plan(onDay('2026-11-09', '09:00', '09:50'), 'completed', { client: stays })
    await plan(onDay('2026-11-10', '09:00', '09:50'), 'completed', { client: stays })
    await plan(onDay('2026-11-10'), 'completed', { client: leaves })
    await plan(onDay('2026-11-16', '09:00', '09:50'), 'completed', { client: stays })
    await plan(onDay('2026-11-17', '09:00', '09:50'), 'completed')
    await plan(onDay('2026-11-17'), 'no_show', { client: leaves })
    expect(await figureOf(WEEK, 'retention')).toEqual([50, null])
    expect(await figureOf(rangeOf('2026-11-23', '2026-11-29'), 'retention')).toEqual([0, 50])
  })
})

describe('discharges', () => {
  it('are clients who were active and became inactive, each once', async () => {
    const { practice, owner } = desk
    const [leaver, never] = [
      await addClient(practice, owner),
      await addClient(practice, owner, { status: 'prospective' }),
    ]
    const change = async ({ id }: Client, now: string, status: Client['status']) => {
      test.clock.set(now)
      const { version } = dataOf<Client>(await owner.request('GET', practice.path(`clients/${id}`)))
      const body = { ...clientInput(), status, version }
      dataOf(await owner.request('PUT', practice.path(`clients/${id}`), body))
    }
    // Sunday by the practice's calendar, of the week before.
    await change(leaver, '2026-11-16T04:30:00Z', 'inactive')
    await change(leaver, '2026-11-16T15:00:00Z', 'active')
    await change(leaver, '2026-11-17T15:00:00Z', 'inactive')
    await change(leaver, '2026-11-17T15:30:00Z', 'archived')
    await change(never, '2026-11-17T16:00:00Z', 'inactive')
    expect(await figureOf(WEEK, 'discharges')).toEqual([1, 1])
    expect(await figureOf(rangeOf('2026-11-09', '2026-11-22'), 'discharges')).toEqual([1, 0])
  })
})

describe('referral sources', () => {
  it('count the clients added in each span, those without a source last', async () => {
    const { practice, owner } = desk
    const add = (now: string, ...sources: Client['referralSource'][]) =>
      sources.reduce<Promise<unknown>>(async (before, referralSource) => {
        await before
        test.clock.set(now)
        return addClient(practice, owner, { referralSource })
      }, Promise.resolve())
    // Sunday by the practice's calendar, of the week before.
    await add('2026-11-16T04:30:00Z', 'court', 'employer')
    await add('2026-11-17T14:00:00Z', null, null, null, 'employer', 'family_or_friend', 'family_or_friend')
    expect(await rowsOf(WEEK, 'newClientsByReferralSource')).toEqual([
      ['Family or friend', 2, 0],
      ['Employer or EAP', 1, 1],
      ['Court or attorney', 0, 1],
      ['Not recorded', 3, 0],
    ])
    expect(await figureOf(WEEK, 'newClients')).toEqual([6, 2])
  })

  it('follow what is recorded later', async () => {
    const { practice, owner } = desk
    const { id, version } = await addClient(practice, owner)
    expect(await rowsOf(WEEK, 'newClientsByReferralSource')).toEqual([['Not recorded', 1, 0]])
    const body = { ...clientInput({ referralSource: 'insurer' }), version }
    dataOf(await owner.request('PUT', practice.path(`clients/${id}`), body))
    expect(await rowsOf(WEEK, 'newClientsByReferralSource')).toEqual([['Insurer’s list', 1, 0]])
  })
})

describe('clients who wait', () => {
  it('are those who are prospective now, since the day they were added', async () => {
    expect(await figureOf('', 'averageWait')).toEqual([null, null])
    test.clock.set('2026-11-08T04:30:00Z')
    await addClient(desk.practice, desk.owner, { status: 'prospective' })
    await addClient(desk.practice, desk.owner)
    test.clock.set('2026-11-17T14:00:00Z')
    await addClient(desk.practice, desk.owner, { status: 'prospective' })
    expect(await figureOf('', 'waitingClients')).toEqual([2, null])
    // Ten days of the practice's calendar, and none.
    expect(await figureOf('', 'averageWait')).toEqual([5, null])
  })
})
