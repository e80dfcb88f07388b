import { describe, expect, it } from 'vitest'
import type { Actor } from '../../actor'
import { auditEvents } from '../../db/schema/audit-table'
import { inTenant } from '../../db/tenant'
import { clientInput } from '../../testing/a-client'
import { aPractice } from '../../testing/a-practice'
import { startTestApp } from '../../testing/start-test-app'
import { workOf } from '../../work'
import { recordAudit } from './record-audit'
import { verifyAuditChain } from './verify-audit-chain'

const test = startTestApp()

async function aPracticeWithEvents() {
  const practice = await aPractice(test)
  const owner = await practice.as('Owner')
  // Of two who are called the same, an event more would say that they are two people.
  const add = (firstName: string) =>
    owner.request('POST', practice.path('clients'), clientInput({ firstName }))
  await Promise.all(['Ada', 'Ben', 'Chidi'].map(add))
  const verify = () =>
    inTenant(test.deps.db, practice.organizationId, (tx) => verifyAuditChain(tx, practice.organizationId))
  return { practice, owner, verify }
}

describe('the audit chain', () => {
  it('holds after events that happened at once', async () => {
    const { practice, verify } = await aPracticeWithEvents()
    const events = await inTenant(test.deps.db, practice.organizationId, (tx) =>
      tx.select().from(auditEvents),
    )
    expect(events.map(({ seq }) => seq).sort()).toEqual([1, 2, 3])
    expect(await verify()).toMatchObject({ events: 3, flaws: [] })
  })

  it('takes what only a browser knows, and says who it was by the session', async () => {
    const { practice, owner } = await aPracticeWithEvents()
    const event = {
      eventType: 'ACCESS',
      resource: 'PATIENT',
      resourceId: 'chart-1',
      userId: test.deps.newId(),
      timestamp: '2020-01-01T00:00:00Z',
    }
    expect((await owner.request('POST', '/api/audit', event)).body).toEqual({ success: true })
    const events = await inTenant(test.deps.db, practice.organizationId, (tx) =>
      tx.select().from(auditEvents),
    )
    const reported = events.find(({ source }) => source === 'client')
    expect(reported).toMatchObject({ action: 'access', resource: 'patient', recordId: 'chart-1' })
    expect([reported?.userId, reported?.occurredAt]).toEqual([owner.userId, test.clock.now()])
  })

  it('keeps who acted, for every kind of actor, in one chain', async () => {
    const { organizationId } = await aPractice(test)
    const [userId, clientId, linkId] = [test.deps.newId(), test.deps.newId(), test.deps.newId()]
    const call = { organizationId, requestId: 'request 1', address: '203.0.113.7' }
    const actors: Actor[] = [
      { kind: 'staff', ...call, userId, staffId: null, sessionId: null },
      { kind: 'client', ...call, clientId, linkId },
      { kind: 'job', organizationId, name: 'old exports' },
      { kind: 'provider', ...call, name: 'a payment provider' },
    ]
    const { events, report } = await inTenant(test.deps.db, organizationId, async (tx) => {
      for (const actor of actors)
        await recordAudit(workOf(tx, test.deps, actor), {
          action: 'viewed',
          resource: 'client',
          recordId: clientId,
        })
      return {
        events: await tx.select().from(auditEvents).orderBy(auditEvents.seq),
        report: await verifyAuditChain(tx, organizationId),
      }
    })
    expect(report).toMatchObject({ events: 4, flaws: [] })
    const nobody = { actorName: null, userId: null, sessionId: null, clientId: null, linkId: null }
    const from = { requestId: 'request 1', address: '203.0.113.7' }
    expect(events).toMatchObject([
      { ...nobody, ...from, actorKind: 'staff', userId },
      { ...nobody, ...from, actorKind: 'client', clientId, linkId },
      { ...nobody, actorKind: 'job', actorName: 'old exports', requestId: null, address: null },
      { ...nobody, ...from, actorKind: 'provider', actorName: 'a payment provider' },
    ])
  })

  it('names changed fields, never their values', async () => {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner')
    await owner.request('POST', practice.path('clients'), clientInput({ lastName: 'Veryprivate' }))
    const events = await inTenant(test.deps.db, practice.organizationId, (tx) =>
      tx.select().from(auditEvents),
    )
    expect(events.at(-1)?.changed).toContain('lastName')
    expect(JSON.stringify(events)).not.toContain('Veryprivate')
  })
})
