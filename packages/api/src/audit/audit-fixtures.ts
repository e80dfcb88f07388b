import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { AuditEvent } from './audit-log-contract'

/** Olivia Wren changed the address of the downtown office. */
export const anAuditEvent = fixtureOf<AuditEvent>(AuditEvent, () => ({
  id: fixtureId(90),
  seq: 90,
  occurredAt: '2026-11-17T14:00:00.000Z',
  actorKind: 'staff',
  actorName: null,
  person: { id: fixtureId(21), name: 'Olivia Wren' },
  source: 'server',
  action: 'updated',
  resource: 'location',
  recordId: fixtureId(10),
  recordName: 'Downtown office',
  changed: ['address', 'phone'],
  address: '203.0.113.7',
  requestId: fixtureId(91),
}))
