import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { organizationIds } from './db/accounts'
import { inTenant } from './db/tenant'
import { onOneDatabase } from './testing/on-each-database'
import { IS_LONG, runs } from './testing/sample-size'
import { startTestApp } from './testing/start-test-app'
import { type Ask, tenancyRun } from './testing/tenancy/tenancy-run'

/** `npm run test:tenancy` sets the first two, and the long lane the last. */
const { OAKLET_TENANCY_OPERATIONS, OAKLET_TENANCY_SEED, OAKLET_SEED } = process.env
const OPERATIONS = Number(OAKLET_TENANCY_OPERATIONS ?? runs({ gate: 500, long: 5_000 }))
const SEED = Number(OAKLET_TENANCY_SEED ?? (IS_LONG ? OAKLET_SEED : undefined) ?? 1)

/** Ten times what one takes on a core of its own. */
const MS_FOR_EACH = 60

onOneDatabase('two organizations', (test, rule) => {
  rule(
    `tell and change nothing of each other in ${OPERATIONS.toLocaleString('en-US')} random calls of the whole contract`,
    { timeout: Math.max(180_000, OPERATIONS * MS_FOR_EACH) },
    async () => {
      const { operations, accepted, endpoints, findings } = await tenancyRun(test, OPERATIONS, SEED)
      console.info(`seed ${SEED}: ${operations} calls, ${accepted} accepted, by ${endpoints.size} endpoints`)
      expect(findings).toEqual([])
      // A run in which everything is refused would show nothing.
      expect(accepted).toBeGreaterThan(operations / 10)
      // Which calls are drawn changes with each new endpoint, so that no single one can be asked for.
      expect(endpoints.size).toBeGreaterThan(30)
    },
  )
})

describe('the run of random calls finds', () => {
  const test = startTestApp()
  it('an answer that tells of the other organization', async () => {
    const telling: Ask = () => new Response('a client of Birchmark')
    const { findings } = await tenancyRun(test, 1, SEED, telling)
    expect(findings).toEqual([expect.stringMatching(/with Birchmark of Birchmark$/)])
  })

  it('a call that changes a row of the other organization', async () => {
    const meddling: Ask = async (...call) => {
      for (const organizationId of await organizationIds(test.deps.db)) {
        await inTenant(test.deps.db, organizationId, (tx) =>
          tx.execute(sql`update locations set phone = '1'`),
        )
      }
      return test.app.request(...call)
    }
    const { findings } = await tenancyRun(test, 1, SEED, meddling)
    expect(findings).toEqual(['until 1: Aspenmark changed rows of Birchmark in locations'])
  })

  it('a call that the server fails at', async () => {
    const failing: Ask = () => new Response('', { status: 500 })
    const { findings } = await tenancyRun(test, 1, SEED, failing)
    expect(findings).toEqual([expect.stringContaining('answered 500')])
  })
})
