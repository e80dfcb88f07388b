import type { OpenDay } from '@oaklet/api/contract'
import { beforeEach, expect, it } from 'vitest'
import { requester, type SignedInPerson } from '../../testing/a-person'
import { aPractice } from '../../testing/a-practice'
import { dataOf } from '../../testing/an-appointment'
import { anHoursDesk } from '../../testing/an-hours-desk'
import { inWords, weekOf } from '../../testing/hours-in-words'
import { refusal } from '../../testing/refusal'
import { startTestApp } from '../../testing/start-test-app'

const test = startTestApp()
let desk: Awaited<ReturnType<typeof anHoursDesk>>
beforeEach(async () => {
  desk = await anHoursDesk(test)
})

/** From Monday to Sunday. */
const WEEK = 'startDate=2026-11-16&endDate=2026-11-22'
const TUESDAY = 'startDate=2026-11-17&endDate=2026-11-17'

const ask = (query: string, by = desk.owner.request) => by('GET', desk.practice.path(`open-days?${query}`))
const days = async (query: string, by?: SignedInPerson): Promise<OpenDay[]> =>
  dataOf(await ask(query, by?.request))
const openOn = async (query: string, by?: SignedInPerson) =>
  (await days(query, by)).map(({ open }) => inWords(open))
const withClinician = ({ staffId }: Pick<SignedInPerson, 'staffId'>) => `${TUESDAY}&clinicianId=${staffId}`

it('each day of the range has the practice’s hours', async () => {
  const week = await days(WEEK)
  expect(week.map(({ date }) => date.slice(8))).toEqual(['16', '17', '18', '19', '20', '21', '22'])
  expect(week.map(({ open }) => inWords(open))).toEqual([
    ...Array.from({ length: 5 }, () => '09:00–17:00'),
    '',
    '',
  ])
})

it('a location’s own hours add to those of the others while it is active', async () => {
  const barn = await desk.addLocation('Barn', weekOf('07:00–09:00', '19:00–21:00'))
  expect(await openOn(TUESDAY)).toEqual(['07:00–17:00,19:00–21:00'])
  const closed = { ...barn, isActive: false }
  dataOf(await desk.owner.request('PUT', desk.practice.path(`locations/${barn.id}`), closed))
  expect(await openOn(TUESDAY)).toEqual(['09:00–17:00'])
})

it('a practice that has not said when it is open is open all day', async () => {
  for (const day of ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']) await desk.setDay(day)
  expect(new Set(await openOn(WEEK))).toEqual(new Set(['00:00–24:00']))
})

it('holidays come with the names of what they close, and one of all closes the day', async () => {
  const { locationId } = desk.practice
  const once = { recurring: false, recurringType: 'none' } as const
  const moving = await desk.addHoliday({
    ...once,
    name: 'Moving',
    date: '2026-11-17',
    locations: [locationId],
  })
  const thanks = await desk.addHoliday({ name: 'Thanksgiving', date: '2020-11-26' })
  const found = await days('startDate=2026-11-17&endDate=2026-11-27')
  const [partly, wholly, after] = [found[0], found.at(-2), found.at(-1)]
  expect(partly?.holidays).toEqual([{ id: moving.id, name: 'Moving', locations: ['First office'] }])
  // Telehealth is still open then.
  expect(inWords(partly?.open ?? [])).toBe('09:00–17:00')
  expect(wholly).toEqual({
    date: '2026-11-26',
    open: [],
    holidays: [{ id: thanks.id, name: 'Thanksgiving', locations: [] }],
  })
  expect([after?.holidays, inWords(after?.open ?? [])]).toEqual([[], '09:00–17:00'])
})

it('with a clinician it is when that person works too', async () => {
  const clinician = await desk.practice.as('Clinician')
  expect(await openOn(withClinician(clinician))).toEqual(['09:00–17:00'])
  await desk.setWork(clinician, { [desk.practice.locationId]: weekOf('08:00–12:00') })
  expect(await openOn(withClinician(clinician))).toEqual(['09:00–12:00'])
  expect(await openOn(withClinician(desk.owner))).toEqual(['09:00–17:00'])
})

it('of somebody whom the organization doesn’t know it says what it says of nobody', async () => {
  const elsewhere = await anHoursDesk(test)
  await elsewhere.setWork(elsewhere.owner, { [elsewhere.practice.locationId]: weekOf() })
  for (const staffId of [elsewhere.owner.staffId, test.deps.newId()])
    expect(await openOn(withClinician({ staffId }))).toEqual(['09:00–17:00'])
})

it('whoever sees their own calendar alone is told of their own hours, and of nobody else’s', async () => {
  const own = await desk.practice.as('Clinician (own clients)')
  const { locationId } = desk.practice
  await desk.setWork(own, { [locationId]: weekOf('09:00–10:00') })
  await desk.setWork(desk.owner, { [locationId]: weekOf('10:00–11:00') })
  expect(await openOn(TUESDAY, own)).toEqual(['09:00–17:00'])
  expect(await openOn(withClinician(own), own)).toEqual(['09:00–10:00'])
  expect(await openOn(withClinician(desk.owner), own)).toEqual(['09:00–17:00'])
})

it('nothing of another practice or organization counts', async () => {
  const elsewhere = await anHoursDesk(test)
  await elsewhere.addHoliday({ date: '2026-11-17' })
  const both = [desk.practice.practiceId, desk.practice.otherPracticeId]
  const everywhere = await desk.practice.as('Owner', { practiceIds: both })
  const beside = `/api/v1/practices/${desk.practice.otherPracticeId}/holidays`
  const holiday = { name: 'Moving', date: '2026-11-17', recurring: false, recurringType: 'none' }
  dataOf(await everywhere.request('POST', beside, { ...holiday, locations: [], description: '' }))
  const [tuesday] = await days(TUESDAY)
  expect([tuesday?.holidays, inWords(tuesday?.open ?? [])]).toEqual([[], '09:00–17:00'])
})

it('is not found in another practice or organization, and for nobody who is not signed in', async () => {
  const strangers = await aPractice(test)
  const stranger = await strangers.as('Owner')
  const other = `/api/v1/practices/${desk.practice.otherPracticeId}/open-days?${TUESDAY}`
  expect((await desk.owner.request('GET', other)).status).toBe(404)
  expect(refusal(await ask(TUESDAY, stranger.request))).toEqual([404, 'not_found'])
  expect((await ask(TUESDAY, requester(test))).status).toBe(401)
})

it.each([
  ['endDate', 'startDate=2026-11-17&endDate=2026-11-16'],
  ['endDate', 'startDate=2026-01-01&endDate=2026-03-04'],
  ['startDate', 'startDate=today&endDate=2026-11-17'],
  ['clinicianId', `${TUESDAY}&clinicianId=me`],
])('refuses a wrong %s at its field', async (path, query) => {
  expect(refusal(await ask(query))).toEqual([422, 'validation_failed', path])
})
