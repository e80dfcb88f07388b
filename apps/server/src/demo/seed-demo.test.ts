import { count } from 'drizzle-orm'
import { expect } from 'vitest'
import { inTenant } from '../db/tenant'
import { onEachDatabase } from '../testing/on-each-database'
import { OAKWOOD } from './demo-organizations'
import { seedDemo } from './index'
import { clients } from '../db/schema/clients-table'

onEachDatabase('the demonstration', (test, rule) => {
  rule(
    'is committed as a whole by a role that owns the tables and no more',
    async () => {
      await test.deps.db.transaction((tx) => seedDemo({ ...test.deps, db: tx }))
      const [found] = await inTenant(test.deps.db, OAKWOOD.organizationId, (tx) =>
        tx.select({ clients: count() }).from(clients),
      )
      expect(found).toEqual({ clients: 62 })
    },
    120_000,
  )
})
