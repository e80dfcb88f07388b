import fc from 'fast-check'
import { ACTOR_KINDS, AUDIT_ACTIONS, AUDIT_RESOURCES, AUDIT_SOURCES, AuditQuery } from '@oaklet/api/contract'
import { expect, it } from 'vitest'
import { type AuditFilters, countFilters, readFilters, writeFilters } from './audit-filters'

const read = (search: string) => readFilters(new URLSearchParams(search))

it('what was written into an address is read from it again, and all else in it stays', () => {
  const filters: fc.Arbitrary<AuditFilters> = fc.record(
    {
      personId: fc.uuid(),
      actorKind: fc.constantFrom(...ACTOR_KINDS),
      action: fc.constantFrom(...AUDIT_ACTIONS),
      resource: fc.constantFrom(...AUDIT_RESOURCES),
      source: fc.constantFrom(...AUDIT_SOURCES),
      recordId: fc.string({ minLength: 1, maxLength: 100 }),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(filters, filters, (before, after) => {
      const search = writeFilters(new URLSearchParams('section=audit'), before)
      const next = writeFilters(search, after)
      expect(readFilters(next)).toEqual(after)
      expect(next.get('section')).toBe('audit')
    }),
  )
})

it('whatever stands in an address, the server is asked for nothing that it refuses', () => {
  const params = ['person', 'by', 'action', 'resource', 'source', 'record', 'from', 'to']
  const value = fc.oneof(fc.string(), fc.constantFrom('2026-01-31', '2026-02-31', '2019-01-01', 'viewed'))
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...params), value), (search) => {
      expect(AuditQuery.safeParse(readFilters(new URLSearchParams(search))).success).toBe(true)
    }),
  )
})

it('a range counts as one filter, and half of one as none', () => {
  expect(countFilters(read('from=2026-01-01&to=2026-01-31&action=viewed'))).toBe(2)
  expect(read('from=2026-01-01')).toEqual({})
  expect(read('from=2026-02-01&to=2026-01-01')).toEqual({})
})
