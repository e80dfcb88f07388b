import type {
  Appointment,
  AuditEvent,
  BookedSeries,
  ChangedSeries,
  Client,
  ExtendedSeries,
  Page,
  PreviewSeriesBody,
  PreviewSeriesChangeBody,
  SeriesChangePreview,
  SeriesPreview,
} from '@oaklet/api/contract'
import { aSeriesRule } from '@oaklet/api/testing'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../db/database'
import { inTenant } from '../../db/tenant'
import type { SignedInPerson, TestAnswer } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import {
  addClient,
  appointmentBody,
  at,
  book,
  dataOf,
  seriesBody,
  setStatus,
} from '../../testing/an-appointment'
import { anHoursDesk } from '../../testing/an-hours-desk'
import { draftInvoice, holdFor, invoiceInput, issue } from '../../testing/an-invoice'
import { notified } from '../../testing/notified'
import { startTestApp } from '../../testing/start-test-app'

const test = startTestApp()
let practice: TestPractice
let owner: SignedInPerson
let clinician: SignedInPerson
let client: Client

/** Eight Tuesdays at 4:00 PM from Oct 20, 2026; it is October 15. */
beforeEach(async () => {
  test.clock.set('2026-10-15T14:00:00.000Z')
  const desk = await anHoursDesk(test)
  practice = desk.practice
  owner = desk.owner
  clinician = await practice.as('Clinician', { isClinician: true })
  for (const day of ['tuesday', 'thursday']) await desk.setDay(day, '09:00–20:00')
  client = await addClient(practice, owner)
})

const mine = (changes: Partial<PreviewSeriesBody> = {}) =>
  seriesBody(
    practice,
    { clientId: client.id, clinicianId: clinician.staffId },
    { rule: aSeriesRule({ startsOn: '2026-10-20', count: 8 }), start: '16:00', ...changes },
  )
const path = (rest: string) => practice.path(`appointment-series${rest}`)
const bookIt = async (body = mine()): Promise<BookedSeries> => {
  const { seen } = dataOf<SeriesPreview>(await owner.request('POST', path('/preview'), body))
  return dataOf(await owner.request('POST', path(''), { ...body, seen }))
}
const all = async (): Promise<Appointment[]> => {
  const between = `from=${at('00:00', '2026-10-15')}&to=${at('00:00', '2026-12-15')}`
  return dataOf(await owner.request('GET', practice.path(`appointments?${between}`)))
}
/** The appointment whose date by the rule it is. */
const on = async (day: string): Promise<Appointment> => {
  const [row] = await query<{ id: string }>(sql`select id from appointments where occurrence_on = ${day}`)
  return dataOf(await owner.request('GET', practice.path(`appointments/${row?.id}`)))
}
const query = <Row extends object>(what: ReturnType<typeof sql>) =>
  inTenant(test.deps.db, practice.organizationId, (tx) => rowsOf<Row>(tx, what))
type Change = Omit<PreviewSeriesChangeBody, 'appointmentId' | 'version' | 'includeOverridden' | 'choices'>
const bodyFor = (
  { id: appointmentId, version }: Appointment,
  change: Change & Partial<PreviewSeriesChangeBody>,
): PreviewSeriesChangeBody => ({ appointmentId, version, includeOverridden: false, choices: [], ...change })
const send = (rest: string, one: Appointment, body: object, by = owner): Promise<TestAnswer> =>
  by.request('POST', path(`/${one.series?.id}/${rest}`), body)
const preview = async (
  one: Appointment,
  change: Parameters<typeof bodyFor>[1],
): Promise<SeriesChangePreview> => dataOf(await send('changes/preview', one, bodyFor(one, change)))
/** Makes a change as its preview shows it now. */
const make = async (one: Appointment, change: Parameters<typeof bodyFor>[1]): Promise<ChangedSeries> => {
  const { seen } = await preview(one, change)
  return dataOf(await send('changes', one, { ...bodyFor(one, change), seen }))
}
const undo = (changeId: string, by = owner) =>
  by.request('POST', practice.path(`series-changes/${changeId}/undo`))
const edit = (changes: object) => ({ kind: 'edit', ...changes }) as Change['change']
const times = async () => (await all()).map(({ startsAt, status }) => [startsAt, status])
const ROWS = sql`
  select a.id, to_jsonb(a) - 'version' - 'updated_at' as row,
    (select jsonb_agg(to_jsonb(l) order by position) from appointment_lines l where l.appointment_id = a.id) as lines,
    (select to_jsonb(s) - 'version' - 'updated_at' from appointment_series s where s.id = a.series_id) as series
  from appointments a order by a.id`

/** Oct 20 is invoiced, Oct 27 and Nov 3 were held, Nov 10 was moved to Nov 12, Nov 24 was cancelled; it is Nov 11. */
async function aSeriesInNovember(): Promise<Record<'moved' | 'chosen', Appointment>> {
  await bookIt()
  test.clock.set('2026-11-11T14:00:00.000Z')
  owner = await practice.as('Owner')
  for (const day of ['2026-10-20', '2026-10-27', '2026-11-03']) {
    await setStatus(practice, owner, await on(day), 'completed')
  }
  const { id: appointmentId } = await on('2026-10-20')
  const lines = [{ appointmentId, description: 'Session', quantity: 1, unitPriceCents: 15_000 }]
  await issue(practice, owner, await draftInvoice(practice, owner, invoiceInput(client.id, 0, { lines })))
  const { id, version } = await on('2026-11-10')
  const to = { startsAt: at('11:00', '2026-11-12'), endsAt: at('11:50', '2026-11-12'), allowOverlap: false }
  dataOf(await owner.request('PATCH', practice.path(`appointments/${id}/time`), { ...to, version }))
  await setStatus(practice, owner, await on('2026-11-24'), 'cancelled_client')
  return { moved: await on('2026-11-10'), chosen: await on('2026-11-17') }
}

const reasonsOf = ({ kept }: SeriesChangePreview) => kept.map(({ date, reason }) => [date, reason])
const BEFORE = [
  ...[
    ['2026-10-20T20:00:00.000Z', 'completed'],
    ['2026-10-27T20:00:00.000Z', 'completed'],
  ],
  ['2026-11-03T21:00:00.000Z', 'completed'],
]

describe('the worked example', () => {
  it('on Nov 17: 5:00 PM, this and following', async () => {
    const { chosen } = await aSeriesInNovember()
    const change = { scope: 'following', change: edit({ start: '17:00' }) } as const
    expect(reasonsOf(await preview(chosen, change))).toEqual([['2026-11-24', 'cancelled']])
    const { seriesId, count, keptCount, appointment } = await make(chosen, change)
    expect([count, keptCount, appointment.series]).toEqual([
      ...[3, 1, { id: seriesId, freq: 'weekly', every: 1, place: 1, count: 4 }],
    ])
    expect(await times()).toEqual([
      ...BEFORE,
      ['2026-11-12T16:00:00.000Z', 'scheduled'],
      ['2026-11-17T22:00:00.000Z', 'scheduled'],
      ['2026-11-24T21:00:00.000Z', 'cancelled_client'],
      ['2026-12-01T22:00:00.000Z', 'scheduled'],
      ['2026-12-08T22:00:00.000Z', 'scheduled'],
    ])
    expect(
      await query(sql`
        select starts_on::text as on, count, wall_start as start, split_from is null as first
        from appointment_series order by 1`),
    ).toEqual([
      { on: '2026-10-20', count: 4, start: '16:00', first: true },
      { on: '2026-11-17', count: 4, start: '17:00', first: false },
    ])
  })

  it('the same as all', async () => {
    const { chosen, moved } = await aSeriesInNovember()
    const change = { scope: 'all', change: edit({ start: '17:00' }) } as const
    expect(reasonsOf(await preview(chosen, change))).toEqual([
      ...[
        ['2026-10-20', 'held'],
        ['2026-10-27', 'held'],
        ['2026-11-03', 'held'],
      ],
      ...[
        ['2026-11-10', 'changed'],
        ['2026-11-24', 'cancelled'],
      ],
    ])
    const { count, keptCount, seriesId } = await make(chosen, change)
    expect([count, keptCount]).toEqual([3, 2])
    const { startsAt, version, series } = await on('2026-11-10')
    expect([startsAt, version, series]).toEqual([
      ...[moved.startsAt, moved.version, { id: seriesId, freq: 'weekly', every: 1, place: 1, count: 5 }],
    ])
    expect((await times()).slice(0, 3)).toEqual(BEFORE)
    const again = { scope: 'all', change: edit({ start: '18:00' }), includeOverridden: true } as const
    const [past, next] = (await preview(await on('2026-11-17'), again)).occurrences
    expect([past?.date, past?.choice, past?.issues, next?.choice]).toEqual([
      ...['2026-11-10', null, [{ kind: 'past' }], 'book'],
    ])
  })

  it('this and following from Nov 17 to Thursdays', async () => {
    const { chosen } = await aSeriesInNovember()
    const change = { scope: 'following', change: edit({ date: '2026-11-19' }) } as const
    expect((await preview(chosen, change)).occurrences.map(({ date, choice }) => [date, choice])).toEqual(
      ['2026-11-19', '2026-12-03', '2026-12-10'].map((date) => [date, 'book']),
    )
    const { changeId } = await make(chosen, change)
    expect(await query(sql`select occurrence_on::text as on from appointments order by 1 offset 4`)).toEqual(
      ['2026-11-19', '2026-11-26', '2026-12-03', '2026-12-10'].map((day) => ({ on: day })),
    )
    expect((await on('2026-11-26')).startsAt).toBe('2026-11-24T21:00:00.000Z')
    expect(dataOf(await undo(changeId))).toMatchObject({ count: 3 })
  })

  it('can’t be moved by the one that has a time of its own, nor from one that was held', async () => {
    const { moved } = await aSeriesInNovember()
    const later = bodyFor(moved, { scope: 'all', change: edit({ start: '12:00' }) })
    expect(await send('changes/preview', moved, later)).toMatchObject({
      ...{ status: 422, body: { fieldErrors: [{ path: 'change.start' }] } },
    })
    const held = await on('2026-11-03')
    const first = bodyFor(held, { scope: 'following', change: edit({ start: '12:00' }) })
    expect((await send('changes/preview', held, first)).body.code).toBe('occurrence_fixed')
  })
})

describe('a change of a series', () => {
  it('saves nothing where something came into the way since the preview, or one was changed', async () => {
    await bookIt()
    const chosen = await on('2026-10-27')
    const change = { scope: 'following', change: edit({ start: '18:00' }) } as const
    const { seen } = await preview(chosen, change)
    const body = { ...bodyFor(chosen, change), seen }
    const who = { clientId: client.id, clinicianId: clinician.staffId }
    const busy = { startsAt: at('18:30', '2026-12-01'), endsAt: at('19:00', '2026-12-01') }
    await book(practice, owner, appointmentBody(practice, who, busy))
    const refused = await send('changes', chosen, body)
    expect(refused).toMatchObject({ status: 409, body: { code: 'series_conflicts' } })
    const { occurrences, seen: now } = refused.body['current'] as SeriesChangePreview
    expect(occurrences.filter(({ choice }) => choice === null).map(({ date }) => date)).toEqual([
      '2026-12-01',
    ])
    expect(await send('changes', chosen, { ...body, seen: now })).toMatchObject({ status: 422 })
    const choices = [{ date: '2026-12-01', choice: 'skip' as const }]
    expect(await make(chosen, { ...change, choices })).toMatchObject({ count: 6, keptCount: 1 })
    const stale = bodyFor(chosen, change)
    const after = { ...chosen, series: (await on('2026-10-27')).series }
    expect(await send('changes/preview', after, stale)).toMatchObject({
      ...{ status: 409, body: { code: 'stale_edit', current: { version: 2 } } },
    })
    expect(await query(sql`select overrides from appointments where occurrence_on = '2026-12-01'`)).toEqual([
      { overrides: ['endsAt', 'startsAt'] },
    ])
  })

  it('books one anyway or elsewhere as a person decided, and moves a block onto itself', async () => {
    await bookIt(mine({ rule: aSeriesRule({ startsOn: '2026-10-20', count: 3 }) }))
    const chosen = await on('2026-10-20')
    const choices = [
      { date: '2026-11-03', choice: 'move' as const, movedTo: { date: '2026-11-05', start: '12:00' } },
    ]
    const week = { scope: 'all', change: edit({ date: '2026-10-27', minutes: 60 }), choices } as const
    expect(await make(chosen, week)).toMatchObject({ count: 3, seriesId: chosen.series?.id })
    expect((await all()).map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual([
      ['2026-10-27T20:00:00.000Z', '2026-10-27T21:00:00.000Z'],
      ['2026-11-05T17:00:00.000Z', '2026-11-05T18:00:00.000Z'],
      ['2026-11-10T21:00:00.000Z', '2026-11-10T22:00:00.000Z'],
    ])
  })

  it('changes only the given fields, and leaves a length and a memo that one has for itself', async () => {
    await bookIt(mine({ rule: aSeriesRule({ startsOn: '2026-10-20', count: 3 }) }))
    const second = await on('2026-10-27')
    const longer = { startsAt: second.startsAt, endsAt: at('17:20', '2026-10-27').replace('22:20', '21:20') }
    const moved = { ...longer, allowOverlap: false, allowOutsideHours: true, version: second.version }
    dataOf(await owner.request('PATCH', practice.path(`appointments/${second.id}/time`), moved))
    const lines = [{ serviceCode: '90837', modifiers: [], units: 1, feeCents: 20_000 }]
    const change = edit({ start: '15:00', memo: 'By the door', lines, locationId: null })
    await make(await on('2026-10-20'), { scope: 'all', change })
    const rows = await all()
    expect(rows.map(({ startsAt, endsAt }) => (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000)).toEqual([
      ...[50, 80, 50],
    ])
    expect(rows.map((row) => [row.memo, row.location, row.lines[0]?.serviceCode, row.startsAt])).toEqual(
      ['2026-10-20T19', '2026-10-27T19', '2026-11-03T20'].map((hour) => [
        ...['By the door', null, '90837', `${hour}:00:00.000Z`],
      ]),
    )
    const whole = { scope: 'all', change: edit({ minutes: 45 }), includeOverridden: true } as const
    expect(await make(await on('2026-10-20'), whole)).toMatchObject({ count: 3 })
    expect((await on('2026-10-27')).endsAt).toBe('2026-10-27T19:45:00.000Z')
  })

  it('is one event and one notification, also where a colleague takes over', async () => {
    const { id } = await bookIt()
    const colleague = await practice.as('Clinician', { isClinician: true })
    const change = edit({ clinicianId: colleague.staffId })
    const { changeId } = await make(await on('2026-11-24'), { scope: 'following', change })
    dataOf(await undo(changeId))
    const log = `/api/v1/organizations/${practice.organizationId}/audit?resource=appointment_series`
    const { items } = dataOf<Page<AuditEvent>>(await owner.request('GET', log))
    expect(items.map(({ action, recordId }) => [action, recordId])).toEqual([
      ...[
        ['series_undone', id],
        ['series_changed', id],
        ['series_created', id],
      ],
    ])
    expect((await notified(practice, colleague)).map(({ subject }) => subject)).toHaveLength(2)
    expect((await notified(practice, clinician)).length).toBe(3)
  })

  it('cancels this and the following ones, frees what is held for them, and holds it again when undone', async () => {
    const { chosen } = await aSeriesInNovember()
    test.clock.set('2026-11-17T14:00:00.000Z')
    owner = await practice.as('Owner')
    dataOf(await holdFor(practice, owner, { appointmentId: chosen.id, clientId: client.id }, 2_500))
    const before = await query(ROWS)
    const { changeId, count } = await make(chosen, { scope: 'following', change: { kind: 'cancel' } })
    expect(count).toBe(3)
    expect((await times()).slice(4).map(([, status]) => status)).toEqual([
      ...['cancelled_clinician', 'cancelled_client', 'cancelled_clinician', 'cancelled_clinician'],
    ])
    dataOf(await undo(changeId))
    expect(await query(ROWS)).toEqual(before)
    const held = await query(sql`
      select action from audit_events where action in ('hold_released', 'held_again') order by seq`)
    expect(held).toEqual([{ action: 'hold_released' }, { action: 'held_again' }])
  })
})

describe('undoing a change', () => {
  it('restores all, one change after the other, but not twice', async () => {
    const { chosen } = await aSeriesInNovember()
    const before = await query(ROWS)
    const one = await make(chosen, { scope: 'all', change: edit({ start: '17:00', memo: 'Late' }) })
    const two = await make(await on('2026-12-01'), {
      scope: 'following',
      change: edit({ date: '2026-12-03' }),
    })
    expect((await undo(one.changeId)).body.code).toBe('undo_refused')
    dataOf(await undo(two.changeId))
    dataOf(await undo(one.changeId))
    expect(await query(ROWS)).toEqual(before)
    expect((await undo(one.changeId)).body.code).toBe('undo_refused')
  })

  it('names the first that was changed since, or what is in the way, and undoes nothing', async () => {
    await bookIt()
    const chosen = await on('2026-10-27')
    const { changeId } = await make(chosen, { scope: 'following', change: edit({ start: '17:00' }) })
    const who = { clientId: client.id, clinicianId: clinician.staffId }
    const busy = { startsAt: '2026-10-27T20:10:00.000Z', endsAt: '2026-10-27T20:30:00.000Z' }
    const there = await book(practice, owner, appointmentBody(practice, who, busy))
    expect(await undo(changeId)).toMatchObject({
      ...{ status: 409, body: { code: 'undo_refused', conflicts: [{ id: there.id }] } },
    })
    const changed = await setStatus(practice, owner, await on('2026-11-03'), 'confirmed')
    const before = await query(ROWS)
    expect(await undo(changeId)).toMatchObject({ body: { conflicts: [{ id: changed.id }] } })
    expect(await query(ROWS)).toEqual(before)
  })
})

describe('adding dates to a series', () => {
  it('books them after the last, by number or up to a day', async () => {
    const { id, last } = await bookIt(mine({ rule: aSeriesRule({ startsOn: '2026-10-20', count: 2 }) }))
    const extend = async (body: object, answer = 'extend') => {
      const { seen } = dataOf<SeriesPreview>(await send('extend/preview', last, { choices: [], ...body }))
      return dataOf<ExtendedSeries>(await send(answer, last, { choices: [], ...body, seen }))
    }
    expect(await extend({ more: 2, endsOn: null })).toMatchObject({
      id,
      count: 2,
      last: { series: { count: 4 } },
    })
    expect(await extend({ more: null, endsOn: '2026-12-01' })).toMatchObject({ count: 3 })
    expect((await on('2026-12-01')).series).toMatchObject({ id, place: 7, count: 7 })
    const tooFar = await send('extend/preview', last, { more: 200, endsOn: null, choices: [] })
    expect(tooFar.body.fieldErrors?.[0]?.message).toMatch(/^There are only \d+ more dates until /)
    const early = await send('extend/preview', last, { more: null, endsOn: '2026-12-02', choices: [] })
    expect(early.body.fieldErrors?.[0]?.path).toBe('endsOn')
  })
})

describe('who may change a series', () => {
  it('needs the permission, this practice, and a series', async () => {
    await bookIt()
    const chosen = await on('2026-10-27')
    const body = { ...bodyFor(chosen, { scope: 'all', change: edit({ memo: 'Late' }) }), seen: '' }
    const biller = await practice.as('Biller')
    const stranger = await (await aPractice(test)).as('Owner')
    const own = await practice.as('Clinician (own clients)', { isClinician: true })
    const calls = [
      ...[
        ['changes/preview', body],
        ['changes', body],
      ],
      ...[
        ['extend/preview', { more: 1, endsOn: null, choices: [] }],
        ['extend', { more: 1, endsOn: null, choices: [], seen: '' }],
      ],
    ] as [string, object][]
    for (const [rest, sent] of calls) {
      const by = [biller, stranger, own]
      const statuses = await Promise.all(by.map(async (who) => (await send(rest, chosen, sent, who)).status))
      expect([rest, ...statuses]).toEqual([rest, 403, 404, 404])
    }
    const { changeId } = await make(chosen, { scope: 'all', change: edit({ memo: 'Late' }) })
    const undone = await Promise.all(
      [biller, stranger, own].map(async (who) => (await undo(changeId, who)).status),
    )
    expect(undone).toEqual([403, 404, 404])
    const who = { clientId: client.id, clinicianId: clinician.staffId }
    const single = await book(practice, owner, appointmentBody(practice, who))
    const alone = await send('changes', chosen, { ...body, appointmentId: single.id })
    expect(alone).toMatchObject({ status: 422, body: { fieldErrors: [{ path: 'appointmentId' }] } })
  })
})
