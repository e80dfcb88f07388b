import type { BusinessHours, Holiday } from '@oaklet/api/contract'
import { aHoliday } from '@oaklet/api/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at } from '../../testing/an-appointment'
import { inWords, weekOf } from '../../testing/hours-in-words'
import { quarter, quartersIn, randomWeek } from '../../testing/random-hours'
import {
  closuresAt,
  openDay,
  workingTime,
  workplacesOf,
  type BlockedTime,
  type OpenHours,
  type OpenLocation,
} from './open-hours'
import { joined, WHOLE_DAY } from './open-ranges'

const DAY = '2026-11-17'
const NEXT_DAY = '2026-11-18'

const location = (id: string, changes: Partial<OpenLocation> = {}): OpenLocation => ({
  id,
  name: `The ${id}`,
  isActive: true,
  businessHours: null,
  ...changes,
})
const holiday = (name: string, changes: Partial<Holiday> = {}): Holiday =>
  aHoliday({ name, date: DAY, recurring: false, recurringType: 'none', ...changes })
const hoursOf = (changes: Partial<OpenHours> = {}): OpenHours => ({
  timeZone: 'America/New_York',
  practice: { name: 'Maple', businessHours: weekOf('09:00–17:00') },
  locations: [location('barn'), location('mill')],
  holidays: [],
  clinician: null,
  blocks: [],
  ...changes,
})
const blocked = (changes: Partial<BlockedTime> = {}): BlockedTime => ({
  ...{ isOfAll: false, isAway: true, title: null, locationIds: [] },
  days: new Map([[DAY, [{ opens: '12:30', closes: '15:00' }]]]),
  ...changes,
})
const working = (hours: Record<string, BusinessHours>) => ({
  clinician: { name: 'Dr. Cole', hours: new Map(Object.entries(hours)) },
})
const closures = (
  hours: OpenHours,
  [from, to]: readonly [string, string],
  locationId: string | null = 'barn',
) =>
  closuresAt(hours, { locationId, startsAt: new Date(at(from)), endsAt: new Date(at(to)) }).map(
    ({ closedBy, name, open }) => [closedBy, name, inWords(open)],
  )
const NOON = ['12:00', '12:50'] as const
const EARLY = ['08:30', '09:20'] as const

describe('an appointment', () => {
  it('is within the hours up to their first and last minute', () => {
    expect(closures(hoursOf(), ['09:00', '17:00'])).toEqual([])
    const outside = [['practice', 'Maple', '09:00–17:00']]
    expect(closures(hoursOf(), ['08:59', '10:00'])).toEqual(outside)
    expect(closures(hoursOf(), ['16:10', '17:01'])).toEqual(outside)
  })

  it('goes through a moment at which one range ends and the next begins, but not through a break', () => {
    const businessHours = (noon: string) => weekOf('09:00–12:00', `${noon}–17:00`)
    const practice = (noon: string) => ({ practice: { name: 'Maple', businessHours: businessHours(noon) } })
    expect(closures(hoursOf(practice('12:00')), ['11:30', '12:20'])).toEqual([])
    expect(closures(hoursOf(practice('12:05')), ['11:30', '12:20'])).toEqual([
      ['practice', 'Maple', '09:00–12:00,12:05–17:00'],
    ])
  })

  it('goes by the location’s own hours, and by the practice’s where it has none', () => {
    const hours = hoursOf({
      locations: [location('barn', { businessHours: weekOf('07:00–12:00') }), location('mill')],
    })
    expect(closures(hours, EARLY)).toEqual([])
    expect(closures(hours, NOON)).toEqual([['location', 'The barn', '07:00–12:00']])
    expect(closures(hours, EARLY, 'mill')).toEqual([['practice', 'Maple', '09:00–17:00']])
    expect(closures(hours, EARLY, null)).toEqual([['practice', 'Maple', '09:00–17:00']])
  })

  it('may be at any time while the practice has not said when it is open', () => {
    const hours = hoursOf({ practice: { name: 'Maple', businessHours: weekOf() } })
    expect(closures(hours, ['00:00', '06:00'])).toEqual([])
    const closed = hoursOf({ locations: [location('barn', { businessHours: weekOf() })] })
    expect(closures(closed, NOON)).toEqual([['location', 'The barn', '']])
  })

  it('finds the places of a holiday closed, and everything when it names none', () => {
    const some = hoursOf({ holidays: [holiday('Moving', { locations: ['barn'] })] })
    expect(closures(some, NOON)).toEqual([['holiday', 'Moving', '']])
    expect(closures(some, NOON, 'mill')).toEqual([])
    expect(closures(some, NOON, null)).toEqual([])
    const all = hoursOf({ holidays: [holiday('Founding', { locations: [] })] })
    for (const place of ['barn', 'mill', null])
      expect(closures(all, NOON, place)).toEqual([['holiday', 'Founding', '']])
  })

  it('goes by the clinician’s hours at the place, which are the whole day where nothing is said', () => {
    const hours = hoursOf(working({ barn: weekOf('13:00–17:00') }))
    expect(closures(hours, NOON)).toEqual([['clinician', 'Dr. Cole', '13:00–17:00']])
    expect(closures(hours, NOON, 'mill')).toEqual([])
  })

  it('is told at which place those are the clinician’s hours, and at none by telehealth', () => {
    const hours = hoursOf(working({ barn: weekOf(), mill: weekOf() }))
    const placeOf = (locationId: string | null) =>
      closuresAt(hours, { locationId, startsAt: new Date(at(NOON[0])), endsAt: new Date(at(NOON[1])) })[0]?.at
    expect(['barn', 'mill', null].map(placeOf)).toEqual(['The barn', 'The mill', undefined])
  })

  it('by telehealth goes by all hours of the clinician at active locations together', () => {
    const said = working({
      barn: weekOf('09:00–11:00'),
      mill: weekOf('11:00–13:00'),
      shed: weekOf('13:00–17:00'),
    })
    const hours = hoursOf({
      ...said,
      locations: [location('barn'), location('mill'), location('shed', { isActive: false })],
    })
    expect(closures(hours, ['10:00', '12:30'], null)).toEqual([])
    expect(closures(hours, ['13:00', '13:50'], null)).toEqual([['clinician', 'Dr. Cole', '09:00–13:00']])
    expect(closures({ ...hours, locations: [] }, ['13:00', '13:50'], null)).toEqual([])
  })

  it('is told the first reason alone: holiday, then practice or location, then clinician', () => {
    const clinician = working({ barn: weekOf() })
    const closed = hoursOf({ ...clinician, holidays: [holiday('Founding', { locations: [] })] })
    expect(closures(closed, EARLY)).toEqual([['holiday', 'Founding', '']])
    expect(closures(hoursOf(clinician), EARLY)).toEqual([['practice', 'Maple', '09:00–17:00']])
    expect(closures(hoursOf(clinician), NOON)).toEqual([['clinician', 'Dr. Cole', '']])
  })

  it('over midnight is told of each day that it doesn’t fit into', () => {
    const night = { startsAt: new Date(at('23:00')), endsAt: new Date(at('01:00', NEXT_DAY)) }
    const place = { ...night, locationId: 'barn' }
    const late = { name: 'Maple', businessHours: weekOf('18:00–24:00') }
    expect(closuresAt(hoursOf(), place).map(({ date }) => date)).toEqual([DAY, NEXT_DAY])
    expect(closuresAt(hoursOf({ practice: late }), place).map(({ date }) => date)).toEqual([NEXT_DAY])
    const both = { name: 'Maple', businessHours: weekOf('00:00–02:00', '18:00–24:00') }
    expect(closuresAt(hoursOf({ practice: both }), place)).toEqual([])
  })
})

const randomHours = fc.record({
  timeZone: fc.constant('America/New_York'),
  practice: fc.record({ name: fc.constant('Maple'), businessHours: randomWeek }),
  locations: fc
    .array(fc.record({ isActive: fc.boolean(), businessHours: fc.option(randomWeek) }), { maxLength: 3 })
    .map((places) => places.map((place, index) => location(`place-${index}`, place))),
  holidays: fc.array(
    fc
      .subarray(['place-0', 'place-1', 'place-2'], { minLength: 1 })
      .map((locations) => holiday('Moving', { locations })),
    { maxLength: 1 },
  ),
  clinician: fc.option(
    fc.array(fc.tuple(fc.constantFrom('place-0', 'place-1', 'place-2'), randomWeek)).map((said) => ({
      name: 'Dr. Cole',
      hours: new Map(said),
    })),
  ),
  blocks: fc.array(
    fc.subarray(['place-0', 'place-1', 'place-2']).map((locationIds) => blocked({ locationIds })),
    { maxLength: 1 },
  ),
})

describe('blocked time', () => {
  const away = { ...working({ barn: weekOf('09:00–17:00') }), blocks: [blocked()] }

  it('closes what it takes of the day, under the name of the person or of the place', () => {
    expect(closures(hoursOf(away), NOON)).toEqual([['block', 'Dr. Cole', '00:00–12:30,15:00–24:00']])
    expect(closures(hoursOf(away), ['15:00', '15:50'])).toEqual([])
    const ofAll = (locationIds: string[]) => hoursOf({ blocks: [blocked({ isOfAll: true, locationIds })] })
    expect(closures(ofAll([]), NOON)[0]?.[1]).toBe('Maple')
    expect(closures(ofAll(['barn']), NOON)[0]?.[1]).toBe('The barn')
  })

  it('counts at its locations alone, and not by telehealth where it has some', () => {
    const inMill = hoursOf({ blocks: [blocked({ locationIds: ['mill'] })] })
    expect(closures(inMill, NOON)).toEqual([])
    expect(closures(inMill, NOON, 'mill')).toHaveLength(1)
    expect(closures(inMill, NOON, null)).toEqual([])
    expect(closures(hoursOf(away), NOON, null)).toHaveLength(1)
  })
})

describe('the open time of a day', () => {
  it('is exactly what can be booked without a question at some place', () => {
    fc.assert(
      fc.property(randomHours, (hours) => {
        const places = [null, ...hours.locations.filter(({ isActive }) => isActive).map(({ id }) => id)]
        const isFree = (index: number) => {
          const startsAt = new Date(at(quarter(index)))
          const endsAt = new Date(startsAt.getTime() + 900_000)
          return places.some((locationId) => closuresAt(hours, { locationId, startsAt, endsAt }).length === 0)
        }
        const free = quartersIn(WHOLE_DAY).filter(isFree)
        expect(quartersIn(openDay(hours, DAY).open)).toEqual(free)
      }),
    )
  })

  it('is in order and apart', () => {
    fc.assert(
      fc.property(randomHours, (hours) => {
        const { open } = openDay(hours, DAY)
        expect(open).toEqual(joined(open))
      }),
    )
  })

  it('is none on a holiday of all, and nothing can be booked anywhere', () => {
    fc.assert(
      fc.property(randomHours, fc.nat(95), (hours, index) => {
        const closed = { ...hours, holidays: [...hours.holidays, holiday('Founding', { locations: [] })] }
        expect(openDay(closed, DAY).open).toEqual([])
        const startsAt = new Date(at(quarter(index)))
        const times = { startsAt, endsAt: new Date(startsAt.getTime() + 900_000) }
        for (const locationId of [null, 'place-0', 'elsewhere'])
          expect(closuresAt(closed, { ...times, locationId })).toMatchObject([{ closedBy: 'holiday' }])
      }),
    )
  })

  it('comes with the holidays of the day, and the names of the places that they close', () => {
    const moving = holiday('Moving', { locations: ['mill'], date: NEXT_DAY })
    const founding = holiday('Founding', { locations: [], date: '2020-11-17', recurring: true })
    const hours = hoursOf({ holidays: [{ ...founding, recurringType: 'yearly_date' }, moving] })
    expect(openDay(hours, DAY)).toEqual({
      date: DAY,
      open: [],
      holidays: [{ id: founding.id, name: 'Founding', locations: [] }],
    })
    expect(openDay(hours, NEXT_DAY)).toEqual({
      date: NEXT_DAY,
      open: [{ opens: '09:00', closes: '17:00' }],
      holidays: [{ id: moving.id, name: 'Moving', locations: ['The mill'] }],
    })
  })
})

describe('somebody’s working time', () => {
  const worksAt = (hours: OpenHours) => inWords(workingTime(hours, workplacesOf(hours), DAY))

  it('is at the places where they have hours, as far as those are open', () => {
    const hours = hoursOf(working({ barn: weekOf('07:00–12:00'), mill: weekOf('11:00–14:00') }))
    expect(workplacesOf(hours)).toEqual(['barn', 'mill'])
    expect(worksAt(hours)).toBe('09:00–14:00')
    expect(worksAt({ ...hours, holidays: [holiday('Moving', { locations: ['mill'] })] })).toBe('09:00–12:00')
    expect(worksAt({ ...hours, holidays: [holiday('Moving', { locations: [] })] })).toBe('')
  })

  it('is that of the places as long as they have no hours of their own', () => {
    expect(worksAt(hoursOf(working({})))).toBe('09:00–17:00')
    const closed = location('mill', { isActive: false })
    expect(workplacesOf(hoursOf({ ...working({}), locations: [location('barn'), closed] }))).toEqual(['barn'])
  })

  it('is not made up where nobody said any hours', () => {
    const practice = { name: 'Maple', businessHours: weekOf() }
    expect(workplacesOf(hoursOf({ ...working({}), practice }))).toEqual([])
    const locations = [location('barn', { businessHours: weekOf('08:00–09:00') }), location('mill')]
    expect(worksAt(hoursOf({ ...working({}), practice, locations }))).toBe('08:00–09:00')
  })
})
