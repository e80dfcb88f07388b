import { expectEachTokenRenewedOnce } from '../../core/refresh-log'
import { askServer, expect, test } from '../../core/tabs-test'

test.use({ environment: {} })

test(
  'three tabs whose token is refused before its time renew it, and spend no refresh token twice',
  { tag: '@long' },
  async ({ context, tabs, refreshes }) => {
    const refusals: string[] = []
    context.on('response', (response) => {
      if (response.status() === 401) refusals.push(response.url())
    })
    const before = refreshes.all.length
    await tabs.a.evaluate(() => localStorage.setItem('accessToken', 'not.a.token'))
    await Promise.all(tabs.all.map(askServer))
    expect(refusals.length).toBeGreaterThan(0)
    const since = refreshes.all.slice(before)
    expect(since.length).toBeGreaterThan(0)
    // A busy Chromium may grant the lock before it shows what was stored under it: then a tab renews the new token too.
    expect(since.length).toBeLessThan(tabs.all.length)
    expectEachTokenRenewedOnce(since)
  },
)
