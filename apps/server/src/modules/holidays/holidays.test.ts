import type { Holiday, HolidayInput, Location } from '@oaklet/api/contract'
import { aHolidayInput, aLocationInput } from '@oaklet/api/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { dataOf } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { refusal } from '../../testing/refusal'
import { startTestApp } from '../../testing/start-test-app'

const test = startTestApp()
let practice: TestPractice
let owner: SignedInPerson
beforeEach(async () => {
  practice = await aPractice(test)
  owner = await practice.as('Owner')
})

const add = async (changes: Partial<HolidayInput> = {}): Promise<Holiday> =>
  dataOf(await owner.request('POST', practice.path('holidays'), aHolidayInput(changes)))
const list = async (query = ''): Promise<Holiday[]> =>
  dataOf(await owner.request('GET', practice.path(`holidays${query}`)))
const namesOf = (holidays: Holiday[]) => holidays.map(({ name }) => name)
const once = (name: string, date: string, endDate?: string): Partial<HolidayInput> => ({
  name,
  date,
  ...(endDate === undefined ? {} : { endDate }),
  recurring: false,
  recurringType: 'none',
})
const addLocation = async (name: string): Promise<Location> =>
  dataOf(await owner.request('POST', practice.path('locations'), aLocationInput({ name })))

describe('adding a holiday', () => {
  it('keeps everything said about it', async () => {
    const input = aHolidayInput({
      endDate: '2026-11-27',
      locations: [practice.locationId],
      description: 'And the day after',
    })
    const holiday = await add(input)
    expect(holiday).toMatchObject({ ...input, practiceId: practice.practiceId, version: 1 })
    expect(await list()).toEqual([holiday])
  })

  it('happens once for one Idempotency-Key', async () => {
    const twice = [1, 2].map(() =>
      owner.request('POST', practice.path('holidays'), aHolidayInput(), { 'Idempotency-Key': 'once' }),
    )
    const [first, second] = await Promise.all(twice)
    expect(first?.data).toEqual(second?.data)
    expect(await list()).toHaveLength(1)
  })

  it('is audited with what was said', async () => {
    const holiday = await add()
    expect(await auditTrail(test, practice, 'holiday', holiday.id)).toEqual([
      { action: 'created', changed: Object.keys(aHolidayInput()), userId: owner.userId },
    ])
  })

  it.each([
    ['name', { name: ' ' }],
    ['date', { date: '2026-02-29' }],
    ['date', { date: '0000-01-01' }],
    ['endDate', { endDate: '2026-11-25' }],
    ['recurringType', { recurring: false }],
    ['locations.0', { locations: ['7d0f1a52-6c56-4a1c-9a59-2b7a4d1f7a11'] }],
  ])('refuses a wrong %s at its field', async (path, changes) => {
    const answer = await owner.request('POST', practice.path('holidays'), { ...aHolidayInput(), ...changes })
    expect(refusal(answer)).toEqual([422, 'validation_failed', path])
    expect(await list()).toEqual([])
  })

  it('takes each location of its own practice once, and no other', async () => {
    const { locationId, otherLocationId } = practice
    const body = aHolidayInput({ locations: [locationId, otherLocationId, locationId] })
    const answer = await owner.request('POST', practice.path('holidays'), body)
    expect(refusal(answer)).toEqual([422, 'validation_failed', 'locations.1', 'locations.2'])
  })
})

describe('the list', () => {
  it('is by date, then by name', async () => {
    await add(once('Retreat', '2026-06-01'))
    await add(once('Moving', '2026-05-01'))
    await add(once('Cleaning', '2026-06-01'))
    expect(namesOf(await list())).toEqual(['Moving', 'Cleaning', 'Retreat'])
  })

  it('of a range has what falls into it, also of holidays that come again', async () => {
    await add(once('Retreat', '2026-06-01', '2026-06-05'))
    await add({ name: 'Thanksgiving' })
    await add({ name: 'Founding', date: '2020-06-04', recurringType: 'yearly_date' })
    expect(namesOf(await list('?startDate=2026-06-05&endDate=2026-06-30'))).toEqual(['Retreat'])
    expect(namesOf(await list('?startDate=2026-06-04&endDate=2026-06-04'))).toEqual(['Founding', 'Retreat'])
    expect(namesOf(await list('?startDate=2027-11-25&endDate=2027-11-25'))).toEqual(['Thanksgiving'])
    expect(namesOf(await list('?startDate=2027-01-01'))).toEqual(['Founding', 'Thanksgiving'])
    expect(namesOf(await list('?endDate=2026-06-01'))).toEqual(['Founding', 'Retreat'])
  })

  it.each([
    ['endDate', '?startDate=2026-06-02&endDate=2026-06-01'],
    ['startDate', '?startDate=today'],
  ])('refuses a wrong %s at its field', async (path, query) => {
    const answer = await owner.request('GET', practice.path(`holidays${query}`))
    expect(refusal(answer)).toEqual([422, 'validation_failed', path])
  })

  it('of a location has the holidays of all locations and its own', async () => {
    const annex = await addLocation('Annex')
    await add({ name: 'Everywhere' })
    await add({ name: 'Annex only', locations: [annex.id] })
    await add({ name: 'Main only', date: '2027-11-25', locations: [practice.locationId] })
    const of = async (id: string, query = ''): Promise<Holiday[]> =>
      dataOf(await owner.request('GET', practice.path(`locations/${id}/holidays${query}`)))
    expect(namesOf(await of(annex.id))).toEqual(['Annex only', 'Everywhere'])
    expect(namesOf(await of(practice.locationId))).toEqual(['Everywhere', 'Main only'])
    expect(namesOf(await of(practice.locationId, '?endDate=2026-12-31'))).toEqual(['Everywhere'])
    const beside = await owner.request('GET', practice.path(`locations/${practice.otherLocationId}/holidays`))
    expect(beside.status).toBe(404)
  })
})

describe('changing a holiday', () => {
  const change = (holiday: Holiday, body: object) =>
    owner.request('PUT', practice.path(`holidays/${holiday.id}`), body)

  it('replaces it as a whole, and is audited with the names of what changed', async () => {
    const holiday = await add({ endDate: '2026-11-27', locations: [practice.locationId] })
    const changes = { name: 'Harvest', locations: [], version: 1 }
    const changed = dataOf<Holiday>(await change(holiday, { ...aHolidayInput(), ...changes }))
    expect(changed).toMatchObject({ name: 'Harvest', locations: [], version: 2 })
    expect(changed.endDate).toBeUndefined()
    expect(await list()).toEqual([changed])
    const [, updated] = await auditTrail(test, practice, 'holiday', holiday.id)
    expect(updated).toEqual({
      action: 'updated',
      changed: ['name', 'endDate', 'locations'],
      userId: owner.userId,
    })
  })

  it('is refused on an older version, with the holiday as it is now', async () => {
    const holiday = await add()
    const first = await change(holiday, { ...aHolidayInput({ name: 'First' }), version: 1 })
    const second = await change(holiday, { ...aHolidayInput({ name: 'Second' }), version: 1 })
    expect(refusal(second)).toEqual([409, 'stale_edit'])
    expect(second.body['current']).toEqual(first.data)
  })

  it('lets exactly one of several at once through', async () => {
    const holiday = await add()
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((name) => change(holiday, { ...aHolidayInput({ name }), version: 1 })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('refuses wrong fields, and leaves the holiday as it was', async () => {
    const holiday = await add()
    const body = { ...aHolidayInput({ locations: [practice.otherLocationId] }), version: 1 }
    expect(refusal(await change(holiday, body))).toEqual([422, 'validation_failed', 'locations.0'])
    expect(await list()).toEqual([holiday])
  })
})

describe('deleting a holiday', () => {
  it('takes it away once, with an audit event', async () => {
    const holiday = await add({ locations: [practice.locationId] })
    const path = practice.path(`holidays/${holiday.id}`)
    expect(await owner.request('DELETE', path)).toMatchObject({ status: 200, data: null })
    expect(await list()).toEqual([])
    expect((await owner.request('DELETE', path)).status).toBe(404)
    expect((await auditTrail(test, practice, 'holiday')).map(({ action }) => action)).toEqual([
      'created',
      'deleted',
    ])
  })
})
