import { expectEachTokenRenewedOnce } from '../../core/refresh-log'
import { askServer, expect, test } from '../../core/tabs-test'
import { Frame } from '../../screens/Frame'

test('three tabs that use an expiring session renew each token once, and nobody is signed out', async ({
  tabs,
  refreshes,
}) => {
  const enough = refreshes.all.length + 6
  while (refreshes.answered().length < enough) await Promise.all(tabs.all.map(askServer))
  expectEachTokenRenewedOnce(refreshes.all)
  expect(refreshes.all.filter(({ isGivenUp }) => isGivenUp)).toEqual([])
})

test('three tabs whose computer slept past the token’s end renew each token once when it wakes', async ({
  context,
  problems,
  tabs,
  refreshes,
}) => {
  // Whatever was under way when it fell asleep took too long when it wakes.
  problems.expect(/Network error {code: timeout/)
  await context.clock.install()
  await Promise.all(tabs.all.map((tab) => tab.reload()))
  for (const tab of tabs.all) await expect(new Frame(tab).account).toBeVisible()
  const before = refreshes.all.length
  await context.clock.fastForward(55_000)
  await Promise.all(tabs.all.map(askServer))
  expect(refreshes.all.length).toBeGreaterThan(before)
  expectEachTokenRenewedOnce(refreshes.all)
})
