import type { Holiday, HolidayPlace, PublicHoliday } from '@oaklet/api/contract'
import { aHolidayInput } from '@oaklet/api/testing'
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

interface Found {
  regions: HolidayPlace[]
  holidays: PublicHoliday[]
}
const path = (query = '') => practice.path(`public-holidays${query}`)
const find = async (query: string): Promise<Found> => dataOf(await owner.request('GET', path(query)))
const addAll = (holidays: unknown[], headers = {}) =>
  owner.request('POST', path(), { holidays }, { 'Idempotency-Key': 'once', ...headers })
const kept = async (): Promise<Holiday[]> => dataOf(await owner.request('GET', practice.path('holidays')))

describe('a country’s public holidays', () => {
  it('are those of its calendar, each with the kind by which it comes again', async () => {
    const { holidays } = await find('?country=US&year=2026')
    const of = (name: string) => holidays.find((holiday) => holiday.name === name)
    expect(of('Christmas Day')).toEqual({
      name: 'Christmas Day',
      date: '2026-12-25',
      recurringType: 'yearly_date',
      knownAs: null,
    })
    expect(of('Thanksgiving Day')).toMatchObject({ date: '2026-11-26', recurringType: 'yearly_weekday' })
    expect(of('Memorial Day')).toMatchObject({ date: '2026-05-25', recurringType: 'yearly_last_weekday' })
    const [fifth] = (await find('?country=US&year=2027')).holidays.filter(({ date }) => date === '2027-05-31')
    expect(fifth).toMatchObject({ name: 'Memorial Day', recurringType: 'yearly_last_weekday' })
    expect(of('Independence Day (observed)')).toMatchObject({
      date: '2026-07-03',
      recurringType: 'none',
    })
  })

  it('that follow no rule of ours don’t come again, and those that begin at sunset are of the day after', async () => {
    const easter = (await find('?country=DE&year=2026')).holidays
    expect(easter.find(({ name }) => name === 'Good Friday')).toMatchObject({
      date: '2026-04-03',
      recurringType: 'none',
    })
    const sunset = (await find('?country=IL&year=2026')).holidays
    expect(sunset.map(({ date }) => date)).toContain('2026-09-21')
  })

  it('are a region’s own too, where it is named', async () => {
    const { regions, holidays } = await find('?country=DE&region=BY&year=2026')
    expect(regions).toContainEqual({ code: 'BY', name: 'Bayern' })
    expect(holidays.map(({ name }) => name)).toContain('Epiphany')
    expect((await find('?country=DE&year=2026')).holidays.map(({ name }) => name)).not.toContain('Epiphany')
  })

  it('say what the practice calls the day already', async () => {
    await owner.request('POST', practice.path('holidays'), aHolidayInput({ name: 'Turkey day' }))
    const { holidays } = await find('?country=US&year=2027')
    expect(holidays.filter(({ knownAs }) => knownAs !== null)).toMatchObject([
      { name: 'Thanksgiving Day', knownAs: 'Turkey day' },
    ])
  })

  it('are known of most countries, by name', async () => {
    const countries = dataOf<HolidayPlace[]>(await owner.request('GET', path('/countries')))
    expect(countries.length).toBeGreaterThan(150)
    const names = countries.map(({ name }) => name)
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en-US')))
  })

  it.each([
    ['country', '?country=XX&year=2026'],
    ['region', '?country=US&region=BY&year=2026'],
    ['year', '?country=US&year=1999'],
  ])('refuses an unknown %s at its field', async (field, query) => {
    expect(refusal(await owner.request('GET', path(query)))).toEqual([422, 'validation_failed', field])
  })
})

describe('adding several holidays', () => {
  const both = [aHolidayInput(), aHolidayInput({ name: 'The day after', date: '2026-11-27' })]

  it('adds all of them once for one Idempotency-Key, each audited', async () => {
    const [first, second] = [await addAll(both), await addAll(both)]
    expect(first.data).toEqual(second.data)
    const holidays = await kept()
    expect(holidays.map(({ name }) => name)).toEqual(['Thanksgiving Day', 'The day after'])
    for (const { id } of holidays) {
      expect(await auditTrail(test, practice, 'holiday', id)).toMatchObject([{ action: 'created' }])
    }
  })

  it('adds none where one is wrong', async () => {
    const wrong = await addAll([...both, aHolidayInput({ endDate: '2026-01-01' })])
    expect(refusal(wrong)).toEqual([422, 'validation_failed', 'holidays.2.endDate'])
    const elsewhere = aHolidayInput({ locations: [practice.otherLocationId] })
    expect(refusal(await addAll([...both, elsewhere], { 'Idempotency-Key': 'two' }))[0]).toBe(422)
    expect(refusal(await addAll([], { 'Idempotency-Key': 'three' }))[0]).toBe(422)
    expect(await kept()).toEqual([])
  })

  it('is for those who may change settings, in practices of their own', async () => {
    const reader = await practice.as('Read-only')
    for (const [method, query] of [
      ['GET', '?country=US&year=2026'],
      ['GET', '/countries'],
      ['POST', ''],
    ] as const) {
      const body = method === 'POST' ? { holidays: both } : undefined
      expect(refusal(await reader.request(method, path(query), body))[0]).toBe(403)
      const stranger = await (await aPractice(test)).as('Owner')
      expect(refusal(await stranger.request(method, path(query), body))[0]).toBe(404)
    }
  })
})
