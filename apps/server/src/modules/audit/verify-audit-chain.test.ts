import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { auditEvents, auditHeads } from '../../db/schema/audit-table'
import { inTenant } from '../../db/tenant'
import { aPractice } from '../../testing/a-practice'
import type { TestApp } from '../../testing/create-test-app'
import { insertAuditEvents } from '../../testing/insert-audit-events'
import { onEachDatabase } from '../../testing/on-each-database'
import type { ChainFlaw } from './chain-check'
import { chainLines } from './chain-lines'
import { CHAIN_START, eventHash } from './event-hash'
import { verifyAuditChain } from './verify-audit-chain'

const EVENTS = 6

const NO_STAFF = { userId: null, sessionId: null }
const JOB = {
  ...NO_STAFF,
  actorKind: 'job',
  actorName: 'old exports',
  requestId: null,
  address: null,
} as const
const PROVIDER = { ...NO_STAFF, actorKind: 'provider', actorName: 'a payment provider' } as const
const clientOf = ({ deps }: TestApp) =>
  ({ ...NO_STAFF, actorKind: 'client', clientId: deps.newId(), linkId: deps.newId() }) as const

type EventsOf = (test: TestApp) => Partial<typeof auditEvents.$inferSelect>[]
/** Six events each, of every kind of actor that the format knows. */
const inFormat1: EventsOf = () => Array.from({ length: EVENTS }, () => ({ format: 1 }))
const inFormat2: EventsOf = (test) => [{}, { sessionId: null }, clientOf(test), JOB, PROVIDER, {}]
const inBoth: EventsOf = (test) => [...inFormat1(test).slice(0, 3), ...inFormat2(test).slice(2, 5)]

async function aChain(test: TestApp, eventsOf = inFormat2) {
  const { organizationId } = await aPractice(test)
  await insertAuditEvents(test, { organizationId }, eventsOf(test))
  const verify = () => inTenant(test.deps.db, organizationId, (tx) => verifyAuditChain(tx, organizationId))
  /** As the owner of the database, who can lift every rule of it; `$org` stands for the organization. */
  const tamper = (...statements: string[]) =>
    test.deps.db.transaction(async (tx) => {
      for (const rule of ['audit_events_actor', 'audit_events_format'])
        await tx.execute(sql.raw(`alter table audit_events drop constraint if exists ${rule}`))
      const of = (lift: boolean) =>
        ['audit_events', 'audit_heads'].map(
          (table) => `alter table ${table} ${lift ? 'no force' : 'force'} row level security`,
        )
      for (const statement of [...of(true), ...statements, ...of(false)])
        await tx.execute(sql.raw(statement.replaceAll('$org', `organization_id = '${organizationId}'`)))
    })
  /** Event `seq` as it is, with changes and a hash that fits them. */
  const forged = (seq: number, changes: Partial<typeof auditEvents.$inferSelect> = {}) =>
    inTenant(test.deps.db, organizationId, async (tx) => {
      const rows = await tx.select().from(auditEvents).orderBy(auditEvents.seq)
      const [found] = rows.slice(seq - 1)
      if (found === undefined) throw new Error(`There is no event ${seq}`)
      const event = { ...found, ...changes }
      return { ...event, hash: eventHash(event) }
    })
  return { organizationId, verify, tamper, forged }
}

const update = (set: string, seq: number) => `update audit_events set ${set} where seq = ${seq} and $org`
const takeOut = (seq: number) => `delete from audit_events where seq = ${seq} and $org`

const SWAP = [update('seq = 100', 2), update('seq = 2', 5), update('seq = 5', 100)]

const TAMPERINGS: [title: string, statements: string[], flaws: ChainFlaw[]][] = [
  ['who', [update(`user_id = gen_random_uuid()`, 3)], [{ kind: 'altered', seq: 3 }]],
  ['when', [update(`occurred_at = occurred_at - interval '1 day'`, 3)], [{ kind: 'altered', seq: 3 }]],
  ['from where', [update(`address = '192.0.2.1'`, 3)], [{ kind: 'altered', seq: 3 }]],
  ['what', [update(`action = 'viewed'`, 1)], [{ kind: 'altered', seq: 1 }]],
  ['which record', [update(`record_id = 'another'`, EVENTS)], [{ kind: 'altered', seq: EVENTS }]],
  ['which fields', [update(`changed = '{"fee"}'`, 3)], [{ kind: 'altered', seq: 3 }]],
  ['the hash', [update(`hash = repeat('a', 64)`, 3)], [{ kind: 'altered', seq: 3 }]],
  ['one taken out', [takeOut(3)], [{ kind: 'missing', seq: 3, through: 3 }]],
  ['the first taken out', [takeOut(1)], [{ kind: 'missing', seq: 1, through: 1 }]],
  ['several taken out', [takeOut(3), takeOut(4)], [{ kind: 'missing', seq: 3, through: 4 }]],
  ['the last taken out', [takeOut(EVENTS)], [{ kind: 'missing', seq: EVENTS, through: EVENTS }]],
  ['all taken out', ['delete from audit_events where $org'], [{ kind: 'missing', seq: 1, through: EVENTS }]],
  [
    'one taken out, and the gap closed',
    [takeOut(4), update('seq = 4', 5), update('seq = 5', 6)],
    [
      { kind: 'moved', seq: 4, from: 5 },
      { kind: 'moved', seq: 5, from: 6 },
      { kind: 'missing', seq: 6, through: 6 },
    ],
  ],
  [
    'two swapped',
    SWAP,
    [
      { kind: 'moved', seq: 2, from: 5 },
      { kind: 'moved', seq: 5, from: 2 },
    ],
  ],
  [
    'a recorded end of another hash',
    [`update audit_heads set hash = repeat('a', 64) where $org`],
    [{ kind: 'end', seq: EVENTS }],
  ],
  [
    'a recorded end that is further on',
    ['update audit_heads set seq = seq + 2 where $org'],
    [{ kind: 'missing', seq: EVENTS + 1, through: EVENTS + 2 }],
  ],
  [
    'a recorded end that comes before',
    ['update audit_heads set seq = seq - 2 where $org'],
    [{ kind: 'added', seq: EVENTS - 1, through: EVENTS }],
  ],
  ['no recorded end', ['delete from audit_heads where $org'], [{ kind: 'end', seq: EVENTS }]],
]

onEachDatabase('verifying the audit chain', (test, rule) => {
  rule('finds nothing in a chain that nobody touched, however long, and says its end', async () => {
    const { verify, organizationId } = await aChain(test, () => Array.from({ length: 4_500 }, () => ({})))
    const report = await verify()
    const [head] = await inTenant(test.deps.db, organizationId, (tx) => tx.select().from(auditHeads))
    expect(report).toEqual({ events: 4_500, end: head?.hash, flaws: [] })
  })

  rule('finds nothing where nothing happened yet', async () => {
    const { organizationId } = await aPractice(test)
    const report = await inTenant(test.deps.db, organizationId, (tx) => verifyAuditChain(tx, organizationId))
    expect(report).toEqual({ events: 0, end: null, flaws: [] })
  })

  for (const [format, eventsOf] of [
    ['format 1', inFormat1],
    ['format 2', inFormat2],
    ['format 1 that goes on in 2', inBoth],
  ] as const) {
    rule(`finds nothing in a chain of ${format}`, async () => {
      const { verify } = await aChain(test, eventsOf)
      expect(await verify()).toMatchObject({ events: EVENTS, flaws: [] })
    })

    rule.each(TAMPERINGS)(
      `finds %s in a chain of ${format}, and says which event`,
      async (_, statements, flaws) => {
        const { verify, tamper } = await aChain(test, eventsOf)
        await tamper(...statements)
        expect((await verify()).flaws).toEqual(flaws)
      },
    )
  }

  rule.each([
    ['the kind of actor', 1, `actor_kind = 'client'`],
    ['the missing session', 2, `session_id = gen_random_uuid()`],
    ['the client', 3, 'client_id = gen_random_uuid()'],
    ['the link', 3, 'link_id = null'],
    ['the job', 4, `actor_name = 'another'`],
    ['the provider', 5, `actor_name = 'another'`],
    ['the format', 6, 'format = 1'],
    ['an unknown format', 6, 'format = 3'],
  ])('finds %s altered', async (_, seq, set) => {
    const { verify, tamper } = await aChain(test)
    await tamper(update(set, seq))
    expect((await verify()).flaws).toEqual([{ kind: 'altered', seq }])
  })

  rule.each(['format = 2', `actor_kind = 'job'`, `actor_name = 'x'`, 'client_id = id', 'link_id = id'])(
    'finds an event of format 1 that got %s',
    async (set) => {
      const { verify, tamper } = await aChain(test, inFormat1)
      await tamper(update(set, 3))
      expect((await verify()).flaws).toEqual([{ kind: 'altered', seq: 3 }])
    },
  )

  rule('finds an event that was rewritten with a hash that fits', async () => {
    const { verify, tamper, forged } = await aChain(test)
    const { hash } = await forged(3, { action: 'viewed' })
    await tamper(update(`action = 'viewed', hash = '${hash}'`, 3))
    expect((await verify()).flaws).toEqual([{ kind: 'altered', seq: 3 }])
  })

  rule('finds a last event that was rewritten with a hash that fits', async () => {
    const { verify, tamper, forged } = await aChain(test)
    const { hash } = await forged(EVENTS, { action: 'viewed' })
    await tamper(update(`action = 'viewed', hash = '${hash}'`, EVENTS))
    expect((await verify()).flaws).toEqual([{ kind: 'end', seq: EVENTS }])
  })

  rule('finds an event that was put in, though its own hash fits', async () => {
    const { organizationId, verify, tamper, forged } = await aChain(test)
    // Room is made for it behind the third, whose follower it then is.
    await tamper(...[6, 5, 4].map((seq) => update(`seq = ${seq + 1}`, seq)))
    const { hash: prevHash } = await forged(3)
    const added = await forged(3, { seq: 4, id: test.deps.newId(), prevHash })
    await inTenant(test.deps.db, organizationId, (tx) => tx.insert(auditEvents).values(added))
    expect((await verify()).flaws).toEqual([
      { kind: 'moved', seq: 5, from: 4 },
      { kind: 'moved', seq: 6, from: 5 },
      { kind: 'moved', seq: 7, from: 6 },
      { kind: 'added', seq: 7, through: 7 },
    ])
  })

  rule('finds an event that was put behind the last, though its own hash fits', async () => {
    const { organizationId, verify, forged } = await aChain(test)
    const { hash: prevHash } = await forged(EVENTS)
    const added = await forged(EVENTS, { seq: EVENTS + 1, id: test.deps.newId(), prevHash })
    await inTenant(test.deps.db, organizationId, (tx) => tx.insert(auditEvents).values(added))
    expect((await verify()).flaws).toEqual([{ kind: 'added', seq: EVENTS + 1, through: EVENTS + 1 }])
  })

  rule('finds an event that was put before the first', async () => {
    const { organizationId, verify, forged } = await aChain(test)
    const added = await forged(1, { seq: 0, id: test.deps.newId(), prevHash: CHAIN_START })
    await inTenant(test.deps.db, organizationId, (tx) => tx.insert(auditEvents).values(added))
    expect((await verify()).flaws[0]).toEqual({ kind: 'added', seq: 0, through: 0 })
  })

  rule(
    'goes on with an event that a process of the release before adds, which knows no new column',
    async () => {
      const { organizationId, verify, forged } = await aChain(test)
      const { hash: prevHash } = await forged(EVENTS)
      const { format, actorKind, actorName, clientId, linkId, ...known } = await forged(EVENTS, {
        ...{ format: 1, seq: EVENTS + 1, id: test.deps.newId(), prevHash },
      })
      expect([format, actorKind, actorName, clientId, linkId]).toEqual([1, 'staff', null, null, null])
      await inTenant(test.deps.db, organizationId, async (tx) => {
        await tx.insert(auditEvents).values(known)
        await tx.update(auditHeads).set({ seq: known.seq, hash: known.hash })
      })
      expect(await verify()).toMatchObject({ events: EVENTS + 1, flaws: [] })
    },
  )

  rule('looks at one organization, whatever became of another', async () => {
    const [mine, theirs] = [await aChain(test), await aChain(test)]
    await theirs.tamper(takeOut(2))
    expect((await mine.verify()).flaws).toEqual([])
    expect((await theirs.verify()).flaws).toHaveLength(1)
  })

  rule('says in words what it found', async () => {
    const { verify, tamper } = await aChain(test)
    const { end } = await verify()
    expect(chainLines('Oakwood', await verify())).toEqual([`Oakwood: 6 events, in order, up to ${end}`])
    await tamper(...SWAP, update(`action = 'x'`, 3))
    expect(chainLines('Oakwood', await verify())).toEqual([
      'Oakwood: 6 events, NOT as they were recorded',
      '  event 2 was moved: it was event 5',
      '  event 3 was altered',
      '  event 5 was moved: it was event 2',
    ])
  })
})
