import {
  MAX_AUDIT_EVENTS_COUNTED,
  type AuditEvent,
  type Client,
  type Page,
  type Role,
} from '@oaklet/api/contract'
import { describe, expect, it } from 'vitest'
import { clientInput } from '../../testing/a-client'
import { recordMeasure } from '../../testing/a-measure'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { dataOf } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { insertAuditEvents } from '../../testing/insert-audit-events'
import { readCsv } from '../../testing/read-csv'
import { startTestApp } from '../../testing/start-test-app'

const test = startTestApp()
const HOUR_MS = 3_600_000

const pathOf = ({ organizationId }: TestPractice, query = '', file = '') =>
  `/api/v1/organizations/${organizationId}/audit${file}${query}`
const read = async (practice: TestPractice, reader: SignedInPerson, query = '') =>
  (await reader.request('GET', pathOf(practice, query))).data as Page<AuditEvent>
const take = (practice: TestPractice, reader: SignedInPerson, query: string) =>
  reader.request('GET', pathOf(practice, query, '/export'))

/** The owner adds a client and opens the chart, and the scheduler changes it. */
async function aHistory() {
  const practice = await aPractice(test)
  const owner = await practice.as('Owner', { name: 'Olivia Wren' })
  const scheduler = await practice.as('Scheduler', { name: 'Sam Lee' })
  const created = await owner.request('POST', practice.path('clients'), clientInput())
  const client = created.data as Client
  const chart = practice.path(`clients/${client.id}`)
  await owner.request('GET', chart)
  test.clock.advance(HOUR_MS)
  await scheduler.request('PUT', chart, { ...clientInput({ pronouns: 'they' }), version: 1 })
  return { practice, owner, scheduler, client }
}

describe('the audit log', () => {
  it('says who did what to which record, when and from where, the newest first', async () => {
    const { practice, owner, scheduler, client } = await aHistory()
    const { items, total, nextCursor } = await read(practice, owner)
    expect([total, nextCursor]).toEqual([3, null])
    expect(items.map(({ seq, action, person }) => [seq, action, person?.name])).toEqual([
      [3, 'updated', 'Sam Lee'],
      [2, 'viewed', 'Olivia Wren'],
      [1, 'created', 'Olivia Wren'],
    ])
    expect(items[0]).toMatchObject({
      ...{ resource: 'client', recordId: client.id, recordName: 'Maya Lindqvist', source: 'server' },
      ...{ person: { id: scheduler.staffId }, changed: ['pronouns'] },
      occurredAt: test.clock.now().toISOString(),
    })
    expect(items[0]?.address).not.toBe('')
    expect(items[0]?.requestId).not.toBe('')
  })

  it('is narrowed by each filter, and by all of them together', async () => {
    const { practice, owner, scheduler, client } = await aHistory()
    await owner.request('POST', '/api/audit', {
      ...{ eventType: 'ACCESS', resource: 'PATIENT', resourceId: client.id },
      ...{ userId: owner.userId, timestamp: '2026-11-17T14:00:00Z' },
    })
    const found = async (query: string) =>
      (await read(practice, owner, query)).items.map(({ action }) => action)
    expect(await found(`?personId=${scheduler.staffId}`)).toEqual(['updated'])
    expect(await found('?action=viewed')).toEqual(['viewed'])
    expect(await found('?resource=client')).toEqual(['updated', 'viewed', 'created'])
    expect(await found('?resource=invoice')).toEqual([])
    expect(await found('?source=client')).toEqual(['access'])
    expect(await found(`?recordId=${client.id}&source=server`)).toHaveLength(3)
    expect(await found(`?recordId=${client.id}&action=created&personId=${scheduler.staffId}`)).toEqual([])
    expect(await found(`?personId=${test.deps.newId()}`)).toEqual([])
    const [reported] = (await read(practice, owner, '?source=client')).items
    expect(reported).toMatchObject({ resource: 'patient', recordName: 'Maya Lindqvist' })
  })

  it('says whether a client, a job or a provider acted, and is narrowed to a kind of actor', async () => {
    const { practice, owner, scheduler, client } = await aHistory()
    const noStaff = { userId: null, sessionId: null }
    const link = { clientId: client.id, linkId: test.deps.newId() }
    await insertAuditEvents(test, practice, [
      { ...noStaff, ...link, actorKind: 'client' },
      { ...noStaff, actorKind: 'job', actorName: 'old exports', requestId: null, address: null },
      { ...noStaff, actorKind: 'provider', actorName: 'a payment provider' },
    ])
    const found = async (reader: SignedInPerson, query: string) =>
      (await read(practice, reader, query)).items.map(({ actorKind, actorName, person, address }) => [
        ...[actorKind, actorName, person?.name, address],
      ])
    const here = '203.0.113.7'
    expect(await found(owner, '?actorKind=client')).toEqual([['client', 'Maya Lindqvist', undefined, here]])
    expect(await found(owner, '?actorKind=job')).toEqual([['job', 'old exports', undefined, null]])
    expect(await found(owner, '?actorKind=provider')).toEqual([
      ['provider', 'a payment provider', undefined, here],
    ])
    expect(await found(owner, '?actorKind=staff&action=updated')).toMatchObject([
      ['staff', null, 'Sam Lee', 'unknown'],
    ])
    expect((await scheduler.request('GET', pathOf(practice, '?actorKind=nobody'))).status).not.toBe(200)
    const day = test.clock.now().toISOString().slice(0, 10)
    const file = await take(practice, owner, `?startDate=${day}&endDate=${day}`)
    const table = readCsv(new TextDecoder('utf-8', { ignoreBOM: true }).decode(file.bytes))
    expect(table.slice(1, 4).map((cells) => cells.slice(2, 4))).toEqual([
      ['provider a payment provider', ''],
      ['job old exports', ''],
      [`client ${client.id}`, ''],
    ])
  })

  it('goes by the organization’s own days, both ends included', async () => {
    const { practice, owner } = await aHistory()
    await insertAuditEvents(test, practice, [
      // New York: the last millisecond of June 30, and the first of July 1 and of July 2.
      { occurredAt: new Date('2020-07-01T03:59:59.999Z') },
      { occurredAt: new Date('2020-07-01T04:00:00Z') },
      { occurredAt: new Date('2020-07-02T04:00:00Z') },
    ])
    const found = async (query: string) => (await read(practice, owner, query)).items.map(({ seq }) => seq)
    expect(await found('?startDate=2020-07-01&endDate=2020-07-01')).toEqual([5])
    expect(await found('?endDate=2020-07-01')).toEqual([5, 4])
    expect(await found('?startDate=2020-07-02&endDate=2021-01-01')).toEqual([6])
  })

  it('goes through its pages without leaving out or repeating an event, though many happened at once', async () => {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner')
    const occurredAt = test.clock.now()
    await insertAuditEvents(
      test,
      practice,
      Array.from({ length: 25 }, () => ({ occurredAt })),
    )
    const seen: number[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Page<AuditEvent> = await read(practice, owner, `?limit=10${cursor && `&cursor=${cursor}`}`)
      seen.push(...page.items.map(({ seq }) => seq))
      cursor = page.nextCursor
    }
    expect(seen).toEqual(Array.from({ length: 25 }, (_, index) => 25 - index))
  })

  it('counts no further than it promises', async () => {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner')
    const many = Array.from({ length: MAX_AUDIT_EVENTS_COUNTED + 1 }, () => ({}))
    await insertAuditEvents(test, practice, many)
    expect((await read(practice, owner)).total).toBe(MAX_AUDIT_EVENTS_COUNTED)
  })

  it('names a client only to those who may see the client', async () => {
    const { practice, owner } = await aHistory()
    const elsewhere = await practice.as('Owner', { practiceIds: [practice.otherPracticeId] })
    const named = async (reader: SignedInPerson) => (await read(practice, reader)).items[0]?.recordName
    expect(await named(owner)).toBe('Maya Lindqvist')
    expect(await named(elsewhere)).toBeNull()
    const organization = `/api/v1/organizations/${practice.organizationId}`
    const body = { name: 'Auditor', description: '', permissions: ['audit:view'] }
    const role = dataOf<Role>(await owner.request('POST', `${organization}/roles`, body))
    const auditor = await practice.as('Read-only')
    await owner.request('PUT', `${organization}/staff/${auditor.staffId}/assignments`, {
      ...{ roleIds: [role.id], practiceIds: [practice.practiceId], version: 1 },
    })
    const { items } = await read(practice, auditor)
    expect(items.find(({ resource }) => resource === 'client')?.recordName).toBeNull()
    expect(items.find(({ resource }) => resource === 'role')?.recordName).toBe('Auditor')
  })

  it('names a measure by its kind and its client, to those who may see both', async () => {
    const { practice, owner, client } = await aHistory()
    await recordMeasure(practice, owner, client.id)
    const named = async (reader: SignedInPerson) =>
      (await read(practice, reader, '?resource=measure')).items[0]?.recordName
    expect(await named(owner)).toBe('PHQ-9 of Maya Lindqvist')
    const organization = `/api/v1/organizations/${practice.organizationId}`
    const permissions = ['audit:view', 'clients:view', 'measures:view:own']
    const body = { name: 'Auditor', description: '', permissions }
    const role = dataOf<Role>(await owner.request('POST', `${organization}/roles`, body))
    const auditor = await practice.as('Read-only')
    await owner.request('PUT', `${organization}/staff/${auditor.staffId}/assignments`, {
      ...{ roleIds: [role.id], practiceIds: [practice.practiceId], version: 1 },
    })
    expect(await named(auditor)).toBeNull()
  })

  it('shows an event of somebody who is not on the staff, and one of which nothing is known any more', async () => {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner')
    await insertAuditEvents(test, practice, [{ userId: test.deps.newId(), recordId: 'no id at all' }])
    expect((await read(practice, owner)).items[0]).toMatchObject({ person: null, recordName: null })
  })
})

describe('who may not read it', () => {
  it('401 without a session, 403 without the permission, 404 in another organization', async () => {
    const { practice, owner, scheduler } = await aHistory()
    const foreign = await (await aPractice(test)).as('Owner')
    const range = '?startDate=2026-01-01&endDate=2026-12-31'
    for (const file of ['', '/export']) {
      const path = pathOf(practice, range, file)
      expect((await test.app.request(path)).status).toBe(401)
      expect((await scheduler.request('GET', path)).status).toBe(403)
      expect((await foreign.request('GET', path)).status).toBe(404)
      expect((await owner.request('GET', path)).status).toBe(200)
    }
  })

  it.each(['cursor=bm9uZQ', 'action=burned', 'personId=me', 'startDate=2026-02-01&endDate=2026-01-01'])(
    '422 for ?%s',
    async (query) => {
      const practice = await aPractice(test)
      const owner = await practice.as('Owner')
      expect((await owner.request('GET', pathOf(practice, `?${query}`))).status).toBe(422)
    },
  )
})

describe('the export', () => {
  const range = '?startDate=2026-01-01&endDate=2026-12-31'

  it('holds the events of the range that the filters leave, without names of records', async () => {
    const { practice, owner, client } = await aHistory()
    const answer = await take(practice, owner, `${range}&resource=client&action=updated`)
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="audit-2026-01-01-to-2026-12-31.csv"',
    )
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const [head, row, ...rest] = new TextDecoder().decode(answer.bytes).trimEnd().split('\r\n')
    expect(head).toContain('number,time,actor,person,action,resource,record,changed fields,recorded by')
    expect(row).toMatch(new RegExp(`^3,[^,]+Z,staff,Sam Lee,updated,client,${client.id},pronouns,server,`))
    expect(rest).toEqual([])
    expect(new TextDecoder().decode(answer.bytes)).not.toContain('Lindqvist')
  })

  it('is an event itself', async () => {
    const { practice, owner } = await aHistory()
    await take(practice, owner, range)
    expect(await auditTrail(test, practice, 'audit')).toEqual([
      { action: 'exported', changed: [], userId: owner.userId },
    ])
  })

  it('is nothing that a spreadsheet calculates', async () => {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner', { name: '=1+1' })
    await insertAuditEvents(test, practice, [{ userId: owner.userId, recordId: '@SUM(A1)' }])
    const text = new TextDecoder().decode((await take(practice, owner, range)).bytes)
    expect(text).toContain(",'=1+1,")
    expect(text).toContain(",'@SUM(A1),")
  })

  it('needs both ends of its range', async () => {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner')
    for (const query of ['', '?startDate=2026-01-01', '?startDate=2024-01-01&endDate=2026-01-01'])
      expect((await take(practice, owner, query)).status).toBe(422)
    expect(await auditTrail(test, practice, 'audit')).toEqual([])
  })
})
