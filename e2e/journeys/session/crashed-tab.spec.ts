import { askServer, expect, test } from '../../core/tabs-test'
import { holdNextRefresh } from '../../core/tab-conditions'
import { Frame } from '../../screens/Frame'

/** What the lock on refreshing is called. */
const LOCK = 'oaklet-refresh'

test('a tab that crashes while it holds the lock on refreshing stops no other', async ({
  context,
  problems,
  tabs,
  refreshes,
}) => {
  problems.expect(/net::ERR_/)
  const { holder, others } = await holdNextRefresh(tabs.all)
  const [other] = others
  const locks = await other?.evaluate(async () =>
    (await navigator.locks.query()).held?.map(({ name }) => name),
  )
  expect(locks).toEqual([LOCK])

  const before = refreshes.answered().length
  const cdp = await context.newCDPSession(holder)
  const crashed = holder.waitForEvent('crash')
  cdp.send('Page.crash').catch(() => undefined)
  await crashed
  await Promise.all(others.map(askServer))
  await expect.poll(() => refreshes.answered().length).toBeGreaterThan(before + 1)
  expect(new Set(refreshes.answered().map(({ status }) => status))).toEqual(new Set([200]))

  const again = await context.newPage()
  await again.goto('/dashboard')
  await expect(new Frame(again).heading).toHaveText(/Wanda/)
})
