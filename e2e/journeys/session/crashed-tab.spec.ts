import { askServer, expect, test } from '../../core/tabs-test'
import { holdRefreshes } from '../../core/tab-conditions'
import { Frame } from '../../screens/Frame'

/** What the lock on refreshing is called. */
const LOCK = 'oaklet-refresh'

test('a tab that crashes while it holds the lock on refreshing stops no other', async ({
  context,
  problems,
  tabs: { a, b, c },
  refreshes,
}) => {
  problems.expect(/net::ERR_/)
  const held = await holdRefreshes(a)
  await expect.poll(held.count, { timeout: 20_000 }).toBe(1)
  const locks = await b.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name))
  expect(locks).toEqual([LOCK])

  const before = refreshes.answered().length
  const cdp = await context.newCDPSession(a)
  const crashed = a.waitForEvent('crash')
  cdp.send('Page.crash').catch(() => undefined)
  await crashed
  await Promise.all([askServer(b), askServer(c)])
  await expect.poll(() => refreshes.answered().length, { timeout: 20_000 }).toBeGreaterThan(before + 1)
  expect(new Set(refreshes.answered().map(({ status }) => status))).toEqual(new Set([200]))

  const again = await context.newPage()
  await again.goto('/dashboard')
  await expect(new Frame(again).heading).toHaveText(/Wanda/)
})
