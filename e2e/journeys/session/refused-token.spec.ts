import { askServer, expect, test } from '../../core/tabs-test'

test.use({ environment: {} })

test('three tabs whose token is refused before its time renew it once', async ({
  context,
  tabs,
  refreshes,
}) => {
  const refusals: string[] = []
  context.on('response', (response) => {
    if (response.status() === 401) refusals.push(response.url())
  })
  const before = refreshes.all.length
  await tabs.a.evaluate(() => localStorage.setItem('accessToken', 'not.a.token'))
  await Promise.all(tabs.all.map(askServer))
  expect(refusals.length).toBeGreaterThan(0)
  expect(refreshes.all.slice(before).map(({ status }) => status)).toEqual([200])
})
