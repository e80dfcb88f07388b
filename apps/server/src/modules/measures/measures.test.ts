import type { Client, Measure, Page, RecordMeasureBody } from '@oaklet/api/contract'
import { aMeasureBody } from '@oaklet/api/testing'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { brokenConstraint } from '../../db/sql-state'
import { inTenant } from '../../db/tenant'
import { clientInput } from '../../testing/a-client'
import { recordMeasure } from '../../testing/a-measure'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, dataOf } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { refusal } from '../../testing/refusal'
import { startTestApp } from '../../testing/start-test-app'

const test = startTestApp()
let practice: TestPractice
let owner: SignedInPerson
let client: Client

beforeEach(async () => {
  test.clock.set('2026-11-17T14:00:00Z')
  practice = await aPractice(test)
  owner = await practice.as('Owner', { name: 'Olivia Wren' })
  client = await addClient(practice, owner, { dateOfBirth: '1990-05-01' })
})

const GAD_7 = { kind: 'gad7', answers: [3, 3, 3, 2, 2, 1, 1] } as const satisfies Partial<RecordMeasureBody>
const pathOf = (rest = '') => practice.path(`clients/${client.id}/measures${rest}`)
const record = (changes: Partial<RecordMeasureBody> = {}) =>
  recordMeasure(practice, owner, client.id, changes)
const post = (body: object, headers = {}) => owner.request('POST', pathOf(), body, headers)
const list = async (query = '') => dataOf<Page<Measure>>(await owner.request('GET', pathOf(query)))
const mark = ({ id, version }: Measure, reason = 'Of another client', by = owner) =>
  by.request('POST', pathOf(`/${id}/entered-in-error`), { reason, version })

describe('a measure that is recorded', () => {
  it('is scored by the server, whatever score is sent along', async () => {
    const sent = { ...aMeasureBody({ answers: [3, 3, 2, 2, 2, 1, 1, 1, 0] }), score: 3, band: 'minimal' }
    const made = dataOf<Measure>(await post(sent))
    expect(made).toMatchObject({ score: 15, band: 'moderately_severe', isSafetyAlert: false })
    expect(made).toMatchObject({ recordedByName: 'Olivia Wren', recordedAt: '2026-11-17T14:00:00.000Z' })
    expect(made).toMatchObject({ status: 'final', error: null, version: 1, clientId: client.id })
    expect(await record(GAD_7)).toMatchObject({ kind: 'gad7', score: 15, band: 'severe' })
  })

  it('says when the ninth question of a PHQ-9 has any answer but “not at all”', async () => {
    expect(await record({ answers: [0, 0, 0, 0, 0, 0, 0, 0, 1] })).toMatchObject({
      ...{ score: 1, band: 'minimal', isSafetyAlert: true },
    })
  })

  it('needs an answer from 0 to 3 to each of its own questions', async () => {
    for (const answers of [GAD_7.answers, [], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]) {
      expect(refusal(await post({ ...aMeasureBody(), answers }))).toEqual([
        ...[422, 'validation_failed', 'answers'],
      ])
    }
    const tooHigh = await post(aMeasureBody({ answers: [0, 4, 0, 0, 0, 0, 0, 0, 0] }))
    expect(refusal(tooHigh)).toEqual([422, 'validation_failed', 'answers.1'])
    expect((await list()).total).toBe(0)
  })

  it('may be a PCL-5, with answers up to 4 and nothing about difficulty', async () => {
    const pcl5 = { kind: 'pcl5', answers: Array.from({ length: 20 }, () => 4), difficulty: null } as const
    expect(await record(pcl5)).toMatchObject({ score: 80, band: 'at_cutoff', isSafetyAlert: false })
    expect(await record({ ...pcl5, answers: pcl5.answers.map(() => 1) })).toMatchObject({
      ...{ score: 20, band: 'below_cutoff' },
    })
    const wrong = { ...pcl5, answers: pcl5.answers.with(19, 5), difficulty: 'very' }
    expect(refusal(await post({ ...aMeasureBody(), ...wrong }))).toEqual([
      ...[422, 'validation_failed', 'answers.19', 'difficulty'],
    ])
    const asked = inTenant(test.deps.db, practice.organizationId, (tx) =>
      tx.execute(sql`update measures set difficulty = 'very'`),
    )
    expect(brokenConstraint(await asked.catch((error: unknown) => error))).toBe('measures_difficulty')
  })

  it('is of today or before, by the practice’s clock', async () => {
    test.clock.set('2026-11-18T04:59:00Z')
    await record({ takenOn: '2026-11-17' })
    expect(refusal(await post(aMeasureBody({ takenOn: '2026-11-18' })))).toEqual([
      ...[422, 'validation_failed', 'takenOn'],
    ])
    test.clock.advance(60_000)
    await record({ takenOn: '2026-11-18' })
  })

  it('is of no day before the client was born', async () => {
    const before = await post(aMeasureBody({ takenOn: '1990-04-30' }))
    expect(refusal(before)).toEqual([422, 'validation_failed', 'takenOn'])
    await record({ takenOn: '1990-05-01' })
  })

  it('isn’t of an archived client', async () => {
    const made = await record()
    const put = (status: Client['status'], version: number) =>
      owner.request('PUT', practice.path(`clients/${client.id}`), { ...clientInput({ status }), version })
    dataOf(await put('inactive', 1))
    dataOf(await put('archived', 2))
    expect(refusal(await post(aMeasureBody()))).toEqual([409, 'transition_refused'])
    expect((await list()).items).toEqual([made])
    expect(dataOf(await mark(made))).toMatchObject({ status: 'entered_in_error' })
  })

  it('is recorded once, however often it is sent under one key', async () => {
    const twice = [1, 2].map(() => post(aMeasureBody(), { 'Idempotency-Key': 'once' }))
    const [first, second] = await Promise.all(twice)
    expect(second?.data).toEqual(first?.data)
    expect((await list()).total).toBe(1)
  })

  it('is in the audit log by the names of its fields, without an answer', async () => {
    const { id } = await record()
    expect(await auditTrail(test, practice, 'measure', id)).toEqual([
      {
        action: 'created',
        changed: ['kind', 'takenOn', 'answers', 'difficulty'],
        userId: owner.userId,
      },
    ])
  })

  it('can’t stand in the table without an answer to each question', async () => {
    await record()
    const broken = [
      sql`answers = answers[2:]`,
      sql`answers = answers[2:] || null::integer`,
      sql`answers = array_fill(4, '{9}')`,
      sql`kind = 'mood'`,
    ]
    for (const change of broken) {
      const update = inTenant(test.deps.db, practice.organizationId, (tx) =>
        tx.execute(sql`update measures set ${change}`),
      )
      expect(brokenConstraint(await update.catch((error: unknown) => error))).toBe('measures_answers')
    }
  })
})

describe('a client’s measures', () => {
  it('come the latest first: by the day, then by when they were recorded', async () => {
    const old = await record({ takenOn: '2026-10-01' })
    test.clock.advance(1000)
    const today = await record()
    test.clock.advance(1000)
    const anxiety = await record(GAD_7)
    test.clock.advance(1000)
    const late = await record({ takenOn: '2026-11-01' })
    const { items, total, nextCursor } = await list()
    expect(items).toEqual([anxiety, today, late, old])
    expect([total, nextCursor]).toEqual([4, null])
    expect(await list('?kind=gad7')).toEqual({ items: [anxiety], total: 1, nextCursor: null })
  })

  it('are all met once page by page, though several were recorded at one moment', async () => {
    const made: string[] = []
    for (const takenOn of ['2026-11-16', '2026-11-17', '2026-11-16', '2026-11-17', '2026-11-17'])
      made.push((await record({ takenOn })).id)
    const met: string[] = []
    let query = '?limit=2'
    while (query !== '') {
      const { items, total, nextCursor } = await list(query)
      expect(total).toBe(5)
      met.push(...items.map(({ id }) => id))
      query = nextCursor === null ? '' : `?limit=2&cursor=${nextCursor}`
    }
    expect(met.toSorted()).toEqual(made.toSorted())
    expect(refusal(await owner.request('GET', pathOf('?cursor=nonsense')))).toEqual([
      ...[422, 'validation_failed', 'cursor'],
    ])
  })

  it('are none of another client’s', async () => {
    await recordMeasure(practice, owner, (await addClient(practice, owner)).id)
    expect((await list()).total).toBe(0)
  })
})

describe('a measure recorded by mistake', () => {
  it('stays in the list, with who said so, when and why', async () => {
    const made = await record()
    const manager = await practice.as('Practice Manager', { name: 'Marcus Hale' })
    test.clock.advance(60_000)
    const marked = dataOf<Measure>(await mark(made, '  Taken by her sister ', manager))
    const error = { reason: 'Taken by her sister', byName: 'Marcus Hale', at: '2026-11-17T14:01:00.000Z' }
    expect(marked).toEqual({ ...made, status: 'entered_in_error', error, version: 2 })
    expect((await list()).items).toEqual([marked])
    expect((await auditTrail(test, practice, 'measure', made.id)).at(-1)).toEqual({
      ...{ action: 'entered_in_error', changed: ['status', 'error'], userId: manager.userId },
    })
  })

  it('can’t be marked again, nor from an older state, which is answered with the present one', async () => {
    const made = await record()
    const marked = dataOf<Measure>(await mark(made))
    const stale = await mark(made)
    expect(refusal(stale)).toEqual([409, 'stale_edit'])
    expect(stale.body['current']).toEqual(marked)
    expect(refusal(await mark(marked))).toEqual([409, 'transition_refused'])
    expect(await auditTrail(test, practice, 'measure', made.id)).toHaveLength(2)
  })

  it('needs a reason', async () => {
    expect(refusal(await mark(await record(), ' '))).toEqual([422, 'validation_failed', 'reason'])
  })
})

describe('a safety alert', () => {
  const ALERT = { answers: [0, 0, 0, 0, 0, 0, 0, 0, 1] }
  const acknowledge = ({ id, version }: Measure, changes: object = {}) =>
    owner.request('POST', pathOf(`/${id}/acknowledgment`), {
      ...{ spokenOn: '2026-11-17', note: 'Called them; safety plan made', version },
      ...changes,
    })

  it('is open until somebody says when they spoke with the client, and what came of it', async () => {
    const made = await record(ALERT)
    expect(made).toMatchObject({ isAlertOpen: true, acknowledgment: null })
    expect(dataOf(await acknowledge(made))).toMatchObject({
      ...{ isSafetyAlert: true, isAlertOpen: false, version: 2 },
      acknowledgment: {
        ...{ spokenOn: '2026-11-17', note: 'Called them; safety plan made' },
        ...{ byName: 'Olivia Wren', at: '2026-11-17T14:00:00.000Z' },
      },
    })
    expect((await auditTrail(test, practice, 'measure', made.id)).map(({ action }) => action)).toEqual([
      ...['created', 'acknowledged'],
    ])
  })

  it('is closed with a later one, and stays open when that is an earlier one', async () => {
    const [first, second, third] = [
      await record({ ...ALERT, takenOn: '2026-11-01' }),
      await record({ ...ALERT, takenOn: '2026-11-08' }),
      await record({ ...ALERT, takenOn: '2026-11-15' }),
    ]
    dataOf(await acknowledge(second))
    const { items } = await list()
    expect(Object.fromEntries(items.map(({ id, isAlertOpen }) => [id, isAlertOpen]))).toEqual({
      ...{ [first.id]: false, [second.id]: false, [third.id]: true },
    })
  })

  it.each([
    ['before the result', { spokenOn: '2026-11-16' }, 'spokenOn'],
    ['tomorrow', { spokenOn: '2026-11-18' }, 'spokenOn'],
    ['without a word of what came of it', { note: ' ' }, 'note'],
  ])('isn’t closed by a conversation %s', async (_, changes, field) => {
    expect(refusal(await acknowledge(await record(ALERT), changes))).toEqual([
      ...[422, 'validation_failed', field],
    ])
  })

  it('is closed once, and never where there is none', async () => {
    const closed = dataOf<Measure>(await acknowledge(await record(ALERT)))
    expect(refusal(await acknowledge(closed))).toEqual([409, 'transition_refused'])
    expect(refusal(await acknowledge({ ...closed, version: 1 }))).toEqual([409, 'stale_edit'])
    expect(refusal(await acknowledge(await record()))).toEqual([409, 'transition_refused'])
    const mistaken = dataOf<Measure>(await mark(await record(ALERT)))
    expect(mistaken.isAlertOpen).toBe(false)
    expect(refusal(await acknowledge(mistaken))).toEqual([409, 'transition_refused'])
  })
})
