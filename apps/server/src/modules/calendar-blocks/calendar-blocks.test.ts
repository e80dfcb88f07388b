import type {
  CalendarBlock,
  CalendarBlockInput,
  Closure,
  ListedBlock,
  OpenDay,
  SavedBlock,
  SeriesPreview,
} from '@oaklet/api/contract'
import { aBlockInput, aSeriesRule } from '@oaklet/api/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, appointmentBody, at, book, dataOf, seriesBody } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { inWords } from '../../testing/hours-in-words'
import { refusal } from '../../testing/refusal'
import { startTestApp } from '../../testing/start-test-app'

const test = startTestApp()
let practice: TestPractice
let owner: SignedInPerson
let ana: SignedInPerson
beforeEach(async () => {
  practice = await aPractice(test)
  owner = await practice.as('Owner')
  ana = await practice.as('Clinician (own clients)', { name: 'Ana Cole', isClinician: true })
})

const DAY = '2026-11-17'
/** Ana is away on Tuesday from two to four o’clock. */
const input = (changes: Partial<CalendarBlockInput> = {}): CalendarBlockInput =>
  aBlockInput({
    ...{ staffIds: [ana.staffId], firstDay: DAY, lastDay: DAY, start: '14:00', minutes: 120 },
    ...changes,
  })
const weekly = (changes: Partial<CalendarBlockInput> = {}) =>
  input({ rule: aSeriesRule({ startsOn: DAY, count: 4 }), ...changes })
const path = (block?: Pick<CalendarBlock, 'id'>) =>
  practice.path(block === undefined ? 'calendar-blocks' : `calendar-blocks/${block.id}`)
const add = async (body = input(), by = ana): Promise<SavedBlock> =>
  dataOf(await by.request('POST', path(), body))
const change = async (block: CalendarBlock, body: object): Promise<SavedBlock> =>
  dataOf(
    await ana.request('PUT', path(block), { ...weekly(), scope: 'all', version: block.version, ...body }),
  )
const list = async (by = ana, query = 'startDate=2026-11-16&endDate=2026-12-31'): Promise<ListedBlock[]> =>
  dataOf(await by.request('GET', `${path()}?${query}`))
const datesOf = async () => (await list()).map(({ occurrences }) => occurrences.map(({ on }) => on.slice(5)))

async function bookAna(time: string, until: string) {
  const { id: clientId } = await addClient(practice, owner)
  const times = { startsAt: at(time), endsAt: at(until), allowOutsideHours: false }
  const body = appointmentBody(practice, { clientId, clinicianId: ana.staffId }, times)
  return owner.request('POST', practice.path('appointments'), body)
}

describe('a block', () => {
  it('is kept as it was said, and listed with its times by the practice’s clock', async () => {
    const { block } = await add()
    expect(block).toMatchObject({ ...input(), staffNames: ['Ana Cole'], timeZone: practice.timeZone })
    const times = [{ on: DAY, startsAt: '2026-11-17T19:00:00.000Z', endsAt: '2026-11-17T21:00:00.000Z' }]
    expect(await list()).toEqual([{ ...block, occurrences: times }])
    expect(await list(ana, 'startDate=2026-11-19&endDate=2026-11-30')).toEqual([])
    expect(await auditTrail(test, practice, 'calendar_block', block.id)).toEqual([
      { action: 'created', changed: Object.keys(input()), userId: ana.userId },
    ])
  })

  it('of whole days has all of each, also where clocks are changed', async () => {
    await add(input({ firstDay: '2027-03-13', lastDay: '2027-03-14', start: null, minutes: null }))
    const [block] = await list(ana, 'startDate=2027-03-14&endDate=2027-03-14')
    expect(block?.occurrences).toMatchObject([
      { startsAt: '2027-03-13T05:00:00.000Z', endsAt: '2027-03-15T04:00:00.000Z' },
    ])
  })

  it('tells how many appointments are in its times', async () => {
    const { id: clientId } = await addClient(practice, owner)
    const who = { clientId, clinicianId: ana.staffId }
    for (const [startsAt, endsAt] of [
      [at('15:30'), at('16:20')],
      [at('16:30'), at('17:20')],
      [at('15:00', '2026-11-24'), at('15:50', '2026-11-24')],
    ] as const) {
      await book(practice, owner, appointmentBody(practice, who, { startsAt, endsAt }))
    }
    expect(await add()).toMatchObject({ appointments: 1 })
    expect(await add(weekly())).toMatchObject({ appointments: 2 })
  })
})

describe('the times of a block that repeats', () => {
  it('can be changed one alone, which becomes a block of its own', async () => {
    const { block } = await add(weekly())
    const body = { ...input({ firstDay: '2026-11-25', lastDay: '2026-11-25' }), occurrenceOn: '2026-11-24' }
    const changed = await change(block, { ...body, scope: 'this' })
    expect(changed.block).toMatchObject({ rule: null, version: 1 })
    expect(await datesOf()).toEqual([['11-17', '12-01', '12-08'], ['11-25']])
  })

  it('can be changed from one on, and stay as they are before it', async () => {
    const { block } = await add(weekly())
    const rule = aSeriesRule({ startsOn: '2026-12-02', weekdays: [2], count: 2 })
    const body = { firstDay: '2026-12-02', lastDay: '2026-12-02', rule, occurrenceOn: '2026-12-01' }
    await change(block, { ...body, scope: 'following' })
    expect(await datesOf()).toEqual([
      ['11-17', '11-24'],
      ['12-02', '12-09'],
    ])
  })

  it('can all be changed; a stale version is answered with the present one', async () => {
    const { block } = await add(weekly())
    await change(block, { title: 'At the sea' })
    expect(await list()).toMatchObject([{ id: block.id, title: 'At the sea', version: 2 }])
    const stale = { ...weekly(), scope: 'all', version: 1 }
    expect((await ana.request('PUT', path(block), stale)).body).toMatchObject({
      code: 'stale_edit',
      current: { title: 'At the sea' },
    })
  })

  it('can be deleted one alone, from one on, or all', async () => {
    const { block } = await add(weekly())
    const remove = (query: string) => ana.request('DELETE', `${path(block)}?${query}`)
    dataOf(await remove('scope=this&occurrenceOn=2026-11-24'))
    expect(await datesOf()).toEqual([['11-17', '12-01', '12-08']])
    expect(refusal(await remove('scope=this&occurrenceOn=2026-11-24'))).toEqual([
      ...[422, 'validation_failed', 'occurrenceOn'],
    ])
    dataOf(await remove('scope=following&occurrenceOn=2026-12-08'))
    expect(await datesOf()).toEqual([['11-17', '12-01']])
    dataOf(await remove('scope=all'))
    expect(await datesOf()).toEqual([])
    expect(refusal(await remove('scope=all'))[0]).toBe(404)
  })
})

describe('who may block what', () => {
  it('everybody their own time, and those with the reach of all that of others and of everybody', async () => {
    const { block } = await add(input({ staffIds: [] }), owner)
    for (const staffIds of [[], [owner.staffId], [ana.staffId, owner.staffId]]) {
      expect(refusal(await ana.request('POST', path(), input({ staffIds })))[0]).toBe(403)
    }
    const body = { ...input(), scope: 'all', version: 1 }
    expect(refusal(await ana.request('PUT', path(block), body))[0]).toBe(403)
    expect(refusal(await ana.request('DELETE', `${path(block)}?scope=all`))[0]).toBe(403)
    await add(input({ staffIds: [owner.staffId] }), owner)
    // The time of another is not in a calendar that shows one’s own alone.
    expect((await list()).map(({ staffIds, isChangeable }) => [staffIds, isChangeable])).toEqual([
      [[], false],
    ])
    expect(await list(owner)).toHaveLength(2)
    expect(await list(owner, `startDate=${DAY}&endDate=${DAY}&clinicianId=${ana.staffId}`)).toHaveLength(1)
  })

  it('what is private is Busy to others, who can’t change it', async () => {
    const { block } = await add(input({ isPrivate: true, title: 'Dentist' }))
    expect(await list()).toMatchObject([{ title: 'Dentist', kind: 'unavailable', isChangeable: true }])
    expect(await list(owner)).toMatchObject([{ title: null, kind: 'event', isChangeable: false }])
    const body = { ...input(), scope: 'all', version: 1 }
    expect(refusal(await owner.request('PUT', path(block), body))[0]).toBe(403)
    expect(refusal(await owner.request('POST', path(), input({ isPrivate: true })))).toEqual([
      ...[422, 'validation_failed', 'isPrivate'],
    ])
    const asked = await bookAna('15:00', '15:50')
    expect(asked.body.conflicts).toMatchObject([{ block: { isAway: false, title: null } }])
    expect(JSON.stringify(asked.body)).not.toContain('Dentist')
  })

  it('people and locations are those of the practice', async () => {
    const body = input({ staffIds: [test.deps.newId()], locationIds: [practice.otherLocationId] })
    expect(refusal(await owner.request('POST', path(), body))).toEqual([
      ...[422, 'validation_failed', 'staffIds.0', 'locationIds.0'],
    ])
  })

  it('nobody without the permission, and no other practice', async () => {
    const { block } = await add()
    const reader = await practice.as('Read-only')
    const stranger = await (await aPractice(test)).as('Owner')
    const change = { ...input(), scope: 'all', version: 1 }
    for (const [method, to, body] of [
      ['POST', path(), input()],
      ['PUT', path(block), change],
      ['DELETE', `${path(block)}?scope=all`, undefined],
    ] as const) {
      expect(refusal(await reader.request(method, to, body))[0]).toBe(403)
      expect(refusal(await stranger.request(method, to, body))[0]).toBe(404)
      const elsewhere = to.replace(practice.practiceId, practice.otherPracticeId)
      if (method !== 'POST') expect(refusal(await owner.request(method, elsewhere, body))[0]).toBe(404)
    }
    expect(refusal(await stranger.request('GET', `${path()}?startDate=${DAY}&endDate=${DAY}`))[0]).toBe(404)
  })
})

describe('a booking into a block', () => {
  it('asks like closed hours, and is free beside it', async () => {
    await add(input({ title: '' }))
    const { status, body } = await bookAna('15:30', '16:20')
    expect([status, body.code]).toEqual([409, 'outside_hours'])
    const [closure] = body.conflicts as Closure[]
    expect(closure).toMatchObject({ date: DAY, closedBy: 'block', name: 'Ana Cole' })
    expect(closure?.block).toEqual({ isOfAll: false, isAway: true, title: null })
    expect(inWords(closure?.open ?? [])).toBe('00:00–14:00,16:00–24:00')
    expect((await bookAna('16:00', '16:50')).status).toBe(200)
  })

  it('is not open time in the calendar of the person, nor of others where it is everybody’s', async () => {
    await add()
    const openOn = async (query: string) => {
      const range = `startDate=${DAY}&endDate=${DAY}${query}`
      const days = dataOf<OpenDay[]>(await owner.request('GET', practice.path(`open-days?${range}`)))
      return inWords(days[0]?.open ?? [])
    }
    expect([await openOn(`&clinicianId=${ana.staffId}`), await openOn('')]).toEqual([
      ...['09:00–14:00,16:00–17:00', '09:00–17:00'],
    ])
    await add(input({ staffIds: [], start: '12:00', minutes: 60 }), owner)
    expect(await openOn('')).toBe('09:00–12:00,13:00–17:00')
  })

  it('is to be decided in the preview of a series', async () => {
    const { id: clientId } = await addClient(practice, owner)
    const times = { firstDay: '2026-12-01', lastDay: '2026-12-01', start: '10:30' }
    await add(input(times))
    const body = seriesBody(practice, { clientId, clinicianId: ana.staffId })
    const preview = dataOf<SeriesPreview>(
      await owner.request('POST', practice.path('appointment-series/preview'), body),
    )
    expect(preview.occurrences.map(({ issues }) => issues.map(({ kind }) => kind))).toEqual([
      ...[[], ['block'], []],
    ])
  })

  it('asks in the other practices of the person too', async () => {
    const both = [practice.practiceId, practice.otherPracticeId]
    const bo = await practice.as('Clinician', { name: 'Bo Lind', isClinician: true, practiceIds: both })
    await add(input({ staffIds: [bo.staffId], title: 'At the sea' }), bo)
    const elsewhere = practice.path('open-days').replace(practice.practiceId, practice.otherPracticeId)
    const query = `startDate=${DAY}&endDate=${DAY}&clinicianId=${bo.staffId}`
    const [day] = dataOf<OpenDay[]>(await bo.request('GET', `${elsewhere}?${query}`))
    expect(inWords(day?.open ?? [])).toBe('09:00–14:00,16:00–17:00')
  })
})
