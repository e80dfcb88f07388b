import { expectEachTokenRenewedOnce } from '../../core/refresh-log'
import { pageNow } from '../../core/run-clock'
import { askServer, expect, test } from '../../core/tabs-test'
import { Frame } from '../../screens/Frame'

/** The clocks of all tabs stand still at a moment that none has reached yet. */
const PAUSED_WITHIN_MS = 2_000

/** The turns with the refresh cookie that a tab has, or waits for. */
async function credentialLocks(): Promise<(string | undefined)[]> {
  const { held = [], pending = [] } = await navigator.locks.query()
  return [...held, ...pending].map(({ name }) => name).filter((name) => name === 'oaklet-refresh')
}

test('three tabs that use an expiring session renew each token once, and nobody is signed out', async ({
  tabs,
  refreshes,
}) => {
  const enough = refreshes.all.length + 6
  while (refreshes.answered().length < enough) await Promise.all(tabs.all.map(askServer))
  expectEachTokenRenewedOnce(refreshes.all)
  expect(refreshes.all.filter(({ isGivenUp }) => isGivenUp)).toEqual([])
})

test(
  'three tabs whose computer slept past the token’s end renew each token once when it wakes',
  { tag: '@long' },
  async ({ context, page, problems, tabs, refreshes }) => {
    // A call that was under way when it fell asleep took too long when it wakes.
    problems.expect(/Network error {code: timeout/)
    await context.clock.install()
    // One after the other, as a tab that gets no turn for 5 s renews without one.
    for (const tab of tabs.all) {
      await tab.reload()
      await expect(new Frame(tab).account).toBeVisible()
    }
    // It falls asleep between two renewals: nothing begins any more, and what was under way ends.
    await context.clock.pauseAt((await pageNow(page)) + PAUSED_WITHIN_MS)
    await expect.poll(() => refreshes.underWay()).toEqual([])
    await expect.poll(() => page.evaluate(credentialLocks)).toEqual([])
    const before = refreshes.all.length
    await context.clock.fastForward(55_000)
    await context.clock.resume()
    await Promise.all(tabs.all.map(askServer))
    expect(refreshes.all.length).toBeGreaterThan(before)
    expectEachTokenRenewedOnce(refreshes.all)
  },
)
