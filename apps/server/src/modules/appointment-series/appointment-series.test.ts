import type {
  Appointment,
  AuditEvent,
  BookedSeries,
  ChangedSeries,
  Client,
  Page,
  PreviewSeriesBody,
  SeriesPreview,
} from '@oaklet/api/contract'
import { aSeriesRule } from '@oaklet/api/testing'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { inTenant } from '../../db/tenant'
import type { SignedInPerson, TestAnswer } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, appointmentBody, at, book, dataOf, seriesBody } from '../../testing/an-appointment'
import { anHoursDesk } from '../../testing/an-hours-desk'
import { notified } from '../../testing/notified'
import { startTestApp } from '../../testing/start-test-app'

const test = startTestApp()
let desk: Awaited<ReturnType<typeof anHoursDesk>>
let practice: TestPractice
let owner: SignedInPerson
let clinician: SignedInPerson
let client: Client

beforeEach(async () => {
  test.clock.set('2026-11-17T14:00:00.000Z')
  desk = await anHoursDesk(test)
  practice = desk.practice
  owner = desk.owner
  clinician = await practice.as('Clinician', { isClinician: true })
  client = await addClient(practice, owner)
})

const mine = (changes: Partial<PreviewSeriesBody> = {}) =>
  seriesBody(practice, { clientId: client.id, clinicianId: clinician.staffId }, changes)
const preview = async (body: PreviewSeriesBody, by = owner): Promise<SeriesPreview> =>
  dataOf(await by.request('POST', practice.path('appointment-series/preview'), body))
const post = (body: object, headers = {}, by = owner): Promise<TestAnswer> =>
  by.request('POST', practice.path('appointment-series'), body, headers)
/** Books a series as its preview shows it now. */
const bookIt = async (body: PreviewSeriesBody): Promise<BookedSeries> =>
  dataOf(await post({ ...body, seen: (await preview(body)).seen }))
const week = async (): Promise<Appointment[]> =>
  dataOf(
    await owner.request(
      'GET',
      practice.path(`appointments?from=${at('00:00', '2026-11-23')}&to=${at('00:00', '2027-01-20')}`),
    ),
  )
const kindsOf = ({ occurrences }: SeriesPreview) =>
  occurrences.map(({ date, choice, issues }) => [date, choice, issues.map(({ kind }) => kind).join(' ')])
const fieldsOf = ({ status, body }: TestAnswer) => [status, body.fieldErrors?.map(({ path }) => path)]
const skip = (date: string) => ({ date, choice: 'skip' }) as const
const anyway = (date: string) => ({ date, choice: 'book_anyway' }) as const
const move = (date: string, to: string, start = '10:00') =>
  ({ date, choice: 'move', movedTo: { date: to, start } }) as const

const bookAlone = (day: string, changes: object = {}) =>
  book(practice, owner, {
    ...appointmentBody(practice, { clientId: client.id, clinicianId: clinician.staffId }),
    ...{ startsAt: at('10:30', day), endsAt: at('11:20', day), ...changes },
  })

describe('a preview', () => {
  it('has each date at the same time by the clock, and nothing to decide where nothing stands in the way', async () => {
    const { occurrences } = await preview(mine())
    expect(occurrences.map(({ date, startsAt, endsAt, choice }) => [date, startsAt, endsAt, choice])).toEqual(
      [
        ['2026-11-24', '2026-11-24T15:00:00.000Z', '2026-11-24T15:50:00.000Z', 'book'],
        ['2026-12-01', '2026-12-01T15:00:00.000Z', '2026-12-01T15:50:00.000Z', 'book'],
        ['2026-12-08', '2026-12-08T15:00:00.000Z', '2026-12-08T15:50:00.000Z', 'book'],
      ],
    )
  })

  it('says of each date what stands in its way, in one order', async () => {
    await desk.addHoliday({ name: 'Staff day', date: '2026-12-08', recurring: false, recurringType: 'none' })
    const other = await practice.as('Clinician', { isClinician: true })
    await bookAlone('2026-12-08')
    await bookAlone('2026-12-08', { clinicianId: other.staffId })
    const rule = aSeriesRule({ startsOn: '2026-11-17', count: 5 })
    expect(kindsOf(await preview(mine({ rule, start: '08:30', minutes: 130 })))).toEqual([
      ['2026-11-17', null, 'past practice'],
      ['2026-11-24', null, 'practice'],
      ['2026-12-01', null, 'practice'],
      ['2026-12-08', null, 'holiday overlap client'],
      ['2026-12-15', null, 'practice'],
    ])
  })

  it('says where the clock leaves a time out or shows it twice', async () => {
    const rule = aSeriesRule({ startsOn: '2027-03-07', weekdays: [6], count: 2 })
    expect(kindsOf(await preview(mine({ rule, start: '02:30' })))[1]?.[2]).toMatch(/^clock_skipped /)
    const autumn = aSeriesRule({ startsOn: '2027-11-07', weekdays: [6], count: 2 })
    expect(kindsOf(await preview(mine({ rule: autumn, start: '01:30' })))[0]?.[2]).toMatch(/^clock_repeated /)
  })

  it('says of a moved date what stands in the way where it was moved to, and where two meet', async () => {
    await bookAlone('2026-11-26')
    const choices = [move('2026-11-24', '2026-11-26'), move('2026-12-01', '2026-12-08', '10:20')]
    expect(kindsOf(await preview(mine({ choices })))).toEqual([
      ['2026-11-24', null, 'overlap'],
      ['2026-12-01', 'move', ''],
      ['2026-12-08', null, 'series'],
    ])
    const skipped = [...choices, skip('2026-11-24')].slice(1)
    expect(kindsOf(await preview(mine({ choices: [...skipped, skip('2026-12-08')] }))).at(-1)).toEqual([
      ...['2026-12-08', 'skip', ''],
    ])
  })

  it('changes nothing', async () => {
    await preview(mine())
    expect(await week()).toEqual([])
  })
})

describe('booking a series', () => {
  it('books each date with all that was chosen, and each says which of how many it is', async () => {
    const booked = await bookIt(mine({ memo: 'By the door' }))
    expect(booked).toMatchObject({ count: 3, first: { startsAt: '2026-11-24T15:00:00.000Z' } })
    const all = await week()
    expect(all.map(({ startsAt, series }) => [startsAt, series])).toEqual(
      ['2026-11-24', '2026-12-01', '2026-12-08'].map((day, index) => [
        at('10:00', day),
        { id: booked.id, freq: 'weekly', every: 1, place: index + 1, count: 3 },
      ]),
    )
    for (const { clients, lines, memo, status } of all) {
      expect([clients.map(({ id }) => id), lines[0]?.feeCents, memo, status]).toEqual([
        ...[[client.id], 15_000, 'By the door', 'scheduled'],
      ])
    }
  })

  it('counts each of several series in a list by itself', async () => {
    const booked = await bookIt(mine())
    const other = await bookIt(mine({ start: '14:00', choices: [skip('2026-12-01')] }))
    const counted = (await week()).map(({ series }) => [series?.id, series?.place, series?.count])
    expect(counted).toEqual([
      ...[
        [booked.id, 1, 3],
        [other.id, 1, 2],
        [booked.id, 2, 3],
      ],
      ...[
        [booked.id, 3, 3],
        [other.id, 2, 2],
      ],
    ])
  })

  it('skips, moves and books in spite of what is there, as a person decided', async () => {
    const there = await bookAlone('2026-11-24')
    const choices = [anyway('2026-11-24'), skip('2026-12-01'), move('2026-12-08', '2026-12-09', '14:00')]
    const booked = await bookIt(mine({ choices }))
    expect((await week()).map(({ id, startsAt }) => (id === there.id ? 'there' : startsAt))).toEqual([
      ...[at('10:00', '2026-11-24'), 'there', at('14:00', '2026-12-09')],
    ])
    expect(booked).toMatchObject({ count: 2, last: { series: { place: 2 } } })
    const rows = await inTenant(test.deps.db, practice.organizationId, (tx) =>
      rowsOf(
        tx,
        sql`select occurrence_on::text as on, overrides from appointments where series_id = ${booked.id} order by 1`,
      ),
    )
    expect(rows).toEqual([
      { on: '2026-11-24', overrides: [] },
      { on: '2026-12-08', overrides: ['endsAt', 'startsAt'] },
    ])
    const skips = await inTenant(test.deps.db, practice.organizationId, (tx) =>
      rowsOf(
        tx,
        sql`select occurrence_on::text as on, reason from series_skips where series_id = ${booked.id}`,
      ),
    )
    expect(skips).toEqual([{ on: '2026-12-01', reason: 'person' }])
  })

  it('saves nothing, and shows what is new, where something came into the way since the preview', async () => {
    const { seen } = await preview(mine())
    await bookAlone('2026-12-01')
    const refused = await post({ ...mine(), seen })
    expect(refused).toMatchObject({ status: 409, body: { code: 'series_conflicts' } })
    expect(kindsOf(refused.body['current'] as SeriesPreview)[1]).toEqual(['2026-12-01', null, 'overlap'])
    expect(await week()).toHaveLength(1)
  })

  it('saves nothing while a date is not decided, when one is past, or when all are skipped', async () => {
    await bookAlone('2026-12-01')
    const tryIt = async (body: PreviewSeriesBody) =>
      fieldsOf(await post({ ...body, seen: (await preview(body)).seen }))
    expect(await tryIt(mine())).toEqual([422, ['choices']])
    const past = mine({ rule: aSeriesRule({ startsOn: '2026-11-10' }), choices: [anyway('2026-11-10')] })
    expect(await tryIt(past)).toEqual([422, ['choices']])
    const none = ['2026-11-24', '2026-12-01', '2026-12-08'].map(skip)
    expect(await tryIt(mine({ choices: none }))).toEqual([422, ['choices']])
    expect(await week()).toHaveLength(1)
  })

  it.each(['weekly', 'monthly_date', 'monthly_weekday', 'yearly'] as const)(
    'keeps of a %s rule only the fields of its frequency, from its first date on',
    async (freq) => {
      const other = { nth: 4, shortMonths: 'skip' } as const
      const rule = {
        ...aSeriesRule({ startsOn: '2026-11-24', freq, count: 2 }),
        ...other,
        weekdays: [3, 1, 1],
      }
      const { id } = await bookIt(mine({ rule, start: '13:00' }))
      const rows = await inTenant(test.deps.db, practice.organizationId, (tx) =>
        rowsOf(
          tx,
          sql`select starts_on::text as on, weekdays, nth, short_months as short from appointment_series where id = ${id}`,
        ),
      )
      expect(rows).toEqual([
        {
          ...{ on: '2026-11-24', weekdays: freq === 'weekly' ? [1, 3] : [] },
          nth: freq === 'monthly_weekday' ? 4 : null,
          short: freq === 'monthly_date' || freq === 'yearly' ? 'skip' : null,
        },
      ])
    },
  )

  it('books as many as 300 dates at once, and changes and cancels them', async () => {
    const rule = aSeriesRule({ startsOn: '2026-11-23', weekdays: [0, 1, 2, 3, 4], count: 300 })
    const { id, count, first, last } = await bookIt(mine({ rule }))
    expect([count, last.series?.place]).toEqual([300, 300])
    const path = practice.path(`appointment-series/${id}/changes`)
    const all = { appointmentId: first.id, scope: 'all', includeOverridden: false, choices: [] }
    for (const [index, change] of [{ kind: 'edit', start: '10:30' }, { kind: 'cancel' }].entries()) {
      const body = { ...all, version: index + 1, change }
      const { seen } = dataOf<SeriesPreview>(await owner.request('POST', `${path}/preview`, body))
      const changed = dataOf<ChangedSeries>(await owner.request('POST', path, { ...body, seen }))
      expect(changed).toMatchObject({ count: 300, keptCount: 0, seriesId: id })
    }
  }, 120_000)

  it('goes back beside what it was booked over before, also where its change was booked over that too', async () => {
    for (const day of ['2026-11-24', '2026-12-01']) await bookAlone(day)
    const choices = [anyway('2026-11-24'), anyway('2026-12-01')]
    const { id, first } = await bookIt(mine({ choices }))
    const before = await week()
    const path = practice.path(`appointment-series/${id}/changes`)
    const change = {
      ...{ appointmentId: first.id, version: 1, scope: 'all', includeOverridden: false, choices },
      change: { kind: 'edit', start: '10:15' },
    }
    const { seen } = dataOf<SeriesPreview>(await owner.request('POST', `${path}/preview`, change))
    const { changeId } = dataOf<ChangedSeries>(await owner.request('POST', path, { ...change, seen }))
    dataOf(await owner.request('POST', practice.path(`series-changes/${changeId}/undo`)))
    const times = (rows: readonly Appointment[]) => rows.map(({ startsAt, endsAt }) => [startsAt, endsAt])
    expect(times(await week())).toEqual(times(before))
  })

  it('happens once under one key', async () => {
    const body = { ...mine(), seen: (await preview(mine())).seen }
    const once = () => post(body, { 'Idempotency-Key': 'a-series' })
    expect(dataOf(await once())).toEqual(dataOf(await once()))
    expect(await week()).toHaveLength(3)
  })

  it('is one event that says how many, and one notification of the clinician', async () => {
    const { id } = await bookIt(mine())
    const log = `/api/v1/organizations/${practice.organizationId}/audit?resource=appointment_series`
    const { items } = dataOf<Page<AuditEvent>>(await owner.request('GET', log))
    expect(items).toMatchObject([
      { action: 'series_created', recordId: id, recordName: '3 appointments from 2026-11-24' },
    ])
    expect((await notified(practice, clinician)).map(({ subject }) => subject)).toEqual([
      'Maya Lindqvist was booked weekly, 3 times, from Tue, Nov 24, 10:00 AM',
    ])
  })

  it('names each field that needs something', async () => {
    const rule = aSeriesRule({ startsOn: '2026-11-24', count: 1 })
    expect(fieldsOf(await post({ ...mine({ rule }), seen: '' }))).toEqual([422, ['rule.count']])
    const noDay = { ...mine(), rule: { ...aSeriesRule(), endsOn: '2027-02-30', count: null }, seen: '' }
    expect(fieldsOf(await post(noDay))).toEqual([422, ['rule.endsOn']])
    const elsewhere = mine({ locationId: practice.otherLocationId, clientIds: [test.deps.newId()] })
    expect(fieldsOf(await post({ ...elsewhere, seen: '' }))).toEqual([422, ['clientIds.0', 'locationId']])
  })
})

describe('one appointment of a series', () => {
  it('is changed and moved alone, and keeps which fields are its own', async () => {
    await bookIt(mine())
    const [first, second] = await week()
    const time = { startsAt: at('12:00', '2026-12-02'), endsAt: at('12:50', '2026-12-02') }
    const path = practice.path(`appointments/${second?.id}/time`)
    const moved = await owner.request('PATCH', path, { ...time, allowOverlap: false, version: 1 })
    expect(dataOf<Appointment>(moved).series).toMatchObject({ place: 2, count: 3 })
    const { timeZone, startsAt, endsAt } = first ?? {}
    const whole = appointmentBody(practice, { clientId: client.id, clinicianId: clinician.staffId })
    const edited = { ...whole, timeZone, startsAt, endsAt, memo: 'Late', version: 1 }
    dataOf(await owner.request('PUT', practice.path(`appointments/${first?.id}`), edited))
    const rows = await inTenant(test.deps.db, practice.organizationId, (tx) =>
      rowsOf(tx, sql`select occurrence_on::text as on, overrides from appointments order by 1`),
    )
    expect(rows).toEqual([
      { on: '2026-11-24', overrides: ['memo'] },
      { on: '2026-12-01', overrides: ['endsAt', 'startsAt'] },
      { on: '2026-12-08', overrides: [] },
    ])
  })

  it('is cancelled alone, and holds its place', async () => {
    await bookIt(mine())
    const [first] = await week()
    const path = practice.path(`appointments/${first?.id}/status`)
    dataOf(await owner.request('PATCH', path, { status: 'cancelled_client', version: 1 }))
    expect((await week()).map(({ status, series }) => [status, series?.place, series?.count])).toEqual([
      ['cancelled_client', 1, 3],
      ['scheduled', 2, 3],
      ['scheduled', 3, 3],
    ])
  })
})

describe('who may book a series', () => {
  it('is refused without the permission, in another practice and in another organization', async () => {
    const biller = await practice.as('Biller')
    const both = await practice.as('Owner', { practiceIds: [practice.practiceId] })
    const stranger = await (await aPractice(test)).as('Owner')
    for (const path of ['appointment-series', 'appointment-series/preview']) {
      const body = { ...mine(), seen: '' }
      const beside = `/api/v1/practices/${practice.otherPracticeId}/${path}`
      const statuses = [
        await biller.request('POST', practice.path(path), body),
        await both.request('POST', beside, body),
        await stranger.request('POST', practice.path(path), body),
      ].map(({ status }) => status)
      expect(statuses).toEqual([403, 404, 404])
    }
  })

  it('may be a clinician for themselves alone, who learns of other appointments only that there are some', async () => {
    const own = await practice.as('Clinician (own clients)', { isClinician: true })
    const theirs = await addClient(practice, owner, { primaryClinicianId: own.staffId })
    await bookAlone('2026-11-24', { clientIds: [theirs.id] })
    const forOther = await post({ ...mine(), seen: '' }, {}, own)
    expect(forOther.status).toBe(403)
    const body = seriesBody(practice, { clientId: theirs.id, clinicianId: own.staffId })
    const [first] = (await preview(body, own)).occurrences
    expect(first?.issues).toEqual([
      { kind: 'client', overlap: { client: { id: theirs.id, name: 'Maya Lindqvist' }, appointment: null } },
    ])
  })
})
