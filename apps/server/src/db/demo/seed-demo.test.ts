import { count } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { clients } from '../../modules/clients'
import { createTestApp } from '../../testing/create-test-app'
import { TEST_DATABASES } from '../../testing/test-databases'
import { inTenant } from '../tenant'
import { OAKWOOD } from './demo-organizations'
import { seedDemo } from './index'

describe.each(TEST_DATABASES)('seeding $name', ({ missing, connect }) => {
  it.skipIf(missing !== null)(
    'commits the whole demonstration as a role that owns the tables and no more',
    async () => {
      const test = await createTestApp({ connection: await connect() })
      await test.deps.db.transaction((tx) => seedDemo({ ...test.deps, db: tx }))
      const [found] = await inTenant(test.deps.db, OAKWOOD.organizationId, (tx) =>
        tx.select({ clients: count() }).from(clients),
      )
      expect(found).toEqual({ clients: 60 })
      await test.close()
    },
    120_000,
  )
})
