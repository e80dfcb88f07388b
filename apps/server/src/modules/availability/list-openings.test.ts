import type { Openings } from '@oaklet/api/contract'
import { aBlockInput } from '@oaklet/api/testing'
import { beforeEach, expect, it } from 'vitest'
import type { SignedInPerson } from '../../testing/a-person'
import { aPersonWhoMay } from '../../testing/a-person-who-may'
import { aPractice } from '../../testing/a-practice'
import { addClient, appointmentBody, at, book, dataOf, setStatus } from '../../testing/an-appointment'
import { anHoursDesk } from '../../testing/an-hours-desk'
import { refusal } from '../../testing/refusal'
import { startTestApp } from '../../testing/start-test-app'

const test = startTestApp()
let desk: Awaited<ReturnType<typeof anHoursDesk>>
let ana: SignedInPerson
let ruth: SignedInPerson
let clientId: string

beforeEach(async () => {
  desk = await anHoursDesk(test)
  ana = await desk.practice.as('Clinician', { name: 'Ana Cole', isClinician: true })
  ruth = await desk.practice.as('Clinician', { name: 'Ruth Adeyemi', isClinician: true })
  clientId = (await addClient(desk.practice, desk.owner)).id
})

const ask = (query: Record<string, string> = {}, by = desk.owner, where = desk.practice) => {
  const asked = new URLSearchParams({ startDate: '2026-11-17', minutes: '60', ...query })
  return by.request('GET', where.path(`openings?${asked.toString()}`))
}
const openings = async (...given: Parameters<typeof ask>): Promise<Openings> => dataOf(await ask(...given))
/** Those of the first day in a word: whose, and when. */
const firstDay = async (...given: Parameters<typeof ask>) => {
  const [day] = (await openings(...given)).days
  return day?.openings.map(({ clinician, startsAt }) => {
    const hours = (Date.parse(startsAt) - Date.parse(at('00:00', day.date))) / 3_600_000
    return `${clinician.name.split(' ')[0]} ${hours}`
  })
}
const bookFor = (person: SignedInPerson, from: string, to: string, of = clientId) =>
  book(
    desk.practice,
    desk.owner,
    appointmentBody(
      desk.practice,
      { clientId: of, clinicianId: person.staffId },
      { startsAt: at(from), endsAt: at(to) },
    ),
  )

it('the openings of all clinicians follow by start, those of who has fewer appointments first', async () => {
  await bookFor(ana, '09:00', '15:00')
  // The owner is a clinician too, and free all day.
  expect((await firstDay())?.filter((words) => !words.startsWith('Olivia'))).toEqual([
    ...['Ruth 9', 'Ruth 10', 'Ruth 11', 'Ruth 12', 'Ruth 13', 'Ruth 14'],
    ...['Ruth 15', 'Ana 15', 'Ruth 16', 'Ana 16'],
  ])
  expect(await firstDay({ clinicianId: ana.staffId })).toEqual(['Ana 15', 'Ana 16'])
})

it('holidays, blocked times, working hours and what was cancelled are taken into account', async () => {
  await desk.addHoliday({ date: '2026-11-17', recurring: false, recurringType: 'none', locations: [] })
  expect((await openings()).days[0]?.date).toBe('2026-11-18')
  const away = aBlockInput({
    ...{
      staffIds: [ana.staffId],
      firstDay: '2026-11-18',
      lastDay: '2026-11-18',
      start: '09:00',
      minutes: 360,
    },
  })
  dataOf(await desk.owner.request('POST', desk.practice.path('calendar-blocks'), away))
  expect(await firstDay({ clinicianId: ana.staffId })).toEqual(['Ana 15', 'Ana 16'])
  const booked = await book(
    desk.practice,
    desk.owner,
    appointmentBody(
      desk.practice,
      { clientId, clinicianId: ana.staffId },
      { startsAt: at('15:00', '2026-11-18'), endsAt: at('16:00', '2026-11-18') },
    ),
  )
  expect(await firstDay({ clinicianId: ana.staffId })).toEqual(['Ana 16'])
  await setStatus(desk.practice, desk.owner, booked, 'cancelled_client')
  expect(await firstDay({ clinicianId: ana.staffId })).toEqual(['Ana 15', 'Ana 16'])
})

it('with a client, when they are with another clinician is no opening', async () => {
  await bookFor(ruth, '09:00', '12:00')
  const clinicianId = ana.staffId
  expect((await firstDay({ clinicianId, clientId }))?.[0]).toBe('Ana 12')
  expect((await firstDay({ clinicianId }))?.[0]).toBe('Ana 9')
})

it('whatever is offered can be booked without a question', async () => {
  await bookFor(ana, '09:20', '10:05')
  await bookFor(ruth, '11:00', '16:30')
  const { days } = await openings({ minutes: '45' })
  const offered = days[0]?.openings ?? []
  expect(offered.length).toBeGreaterThan(5)
  for (const { clinician, startsAt, endsAt, places } of offered) {
    const body = appointmentBody(
      desk.practice,
      { clientId: (await addClient(desk.practice, desk.owner)).id, clinicianId: clinician.id },
      {
        startsAt,
        endsAt,
        locationId: places[0]?.id ?? null,
        allowOutsideHours: false,
        allowClientOverlap: false,
      },
    )
    expect((await desk.owner.request('POST', desk.practice.path('appointments'), body)).status).toBe(200)
  }
})

it('days follow until there are enough openings, and say where to go on', async () => {
  const first = await openings({ clinicianId: ana.staffId })
  expect(first.days.map(({ date }) => date)).toEqual(['2026-11-17', '2026-11-18', '2026-11-19'])
  expect(first.nextDate).toBe('2026-11-20')
  const later = await openings({ clinicianId: ana.staffId, startDate: first.nextDate ?? '' })
  expect(later.days.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-23', '2026-11-24'])
  // On a Sunday nothing is open, and an evening never is.
  expect((await openings({ startDate: '2026-11-22' })).days[0]?.date).toBe('2026-11-23')
  expect(await openings({ part: 'evening' })).toEqual({ days: [], nextDate: null, lastDate: '2027-01-17' })
})

it('a place narrows it, and each opening names its places', async () => {
  const studio = await desk.addLocation('Studio')
  const [opening] = (await openings({ place: studio.id })).days[0]?.openings ?? []
  expect(opening?.places).toEqual([{ id: studio.id, name: 'Studio' }])
  const [anywhere] = (await openings()).days[0]?.openings ?? []
  expect(anywhere?.places.map(({ name }) => name)).toEqual(['First office', 'Studio', 'Telehealth'])
  const [remote] = (await openings({ place: 'telehealth' })).days[0]?.openings ?? []
  expect(remote?.places).toEqual([{ id: null, name: 'Telehealth' }])
})

it('who sees their own appointments alone is told of their own time alone', async () => {
  const own = await aPersonWhoMay(test, desk.practice, 'Clinician', ['appointments:view:own'])
  expect(new Set(await firstDay({}, own))).toEqual(
    new Set((await firstDay({ clinicianId: own.staffId })) ?? []),
  )
  expect((await openings({ clinicianId: ruth.staffId }, own)).days).toEqual([])
})

it('what isn’t of the practice is not found, and a length that isn’t one is refused', async () => {
  const other = await aPractice(test)
  expect((await ask({}, desk.owner, other)).status).toBe(404)
  const stranger = await addClient(other, await other.as('Owner'))
  expect((await ask({ clientId: stranger.id })).status).toBe(404)
  expect((await ask({ place: other.locationId })).status).toBe(404)
  for (const minutes of ['4', '481', 'ten', '50.5']) {
    expect(refusal(await ask({ minutes }))).toEqual([422, 'validation_failed', 'minutes'])
  }
})
