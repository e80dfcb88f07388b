import { askServer, expect, test } from '../../core/tabs-test'
import { holdNextRefresh, putToSleep } from '../../core/tab-conditions'
import { ClientsPage } from '../../screens/ClientsPage'
import { Frame } from '../../screens/Frame'
import { SignInPage } from '../../screens/SignInPage'

test(
  'a tab that slept while the others renewed goes on with their token, and with what was typed',
  { tag: '@long' },
  async ({ tabs: { b }, refreshes }) => {
    const clients = new ClientsPage(b)
    await clients.newClient.first().click()
    await clients.field('First name').fill('Awake')
    const wake = await putToSleep(b)
    const tokens = () => new Set(refreshes.answered().map(({ cookie }) => cookie)).size
    const enough = tokens() + 1
    // If it fell asleep with the lock on refreshing, the others wait 5 s for it each time.
    await expect.poll(tokens, { timeout: 40_000 }).toBeGreaterThan(enough)
    const sent = refreshes.all.length
    const used = refreshes.answered().map(({ cookie }) => cookie)
    await wake()

    await expect(clients.field('First name')).toHaveValue('Awake')
    await clients.field('Last name').fill('Again')
    await clients.save.click()
    await expect(clients.heading).toHaveText('Awake Again')
    expect(new Set(refreshes.answered().map(({ status }) => status))).toEqual(new Set([200]))
    const own = refreshes.all.slice(sent).filter(({ tab }) => tab === b)
    expect(own.filter(({ cookie }) => used.includes(cookie))).toEqual([])
  },
)

test('a tab that slept while the person signed out shows nothing of them once it wakes', async ({
  tabs: { a, b },
}) => {
  const calls: string[] = []
  const wake = await putToSleep(b)
  await new Frame(a).account.click()
  await new Frame(a).signOut.click()
  await expect(new SignInPage(a).heading).toBeVisible()
  b.on('request', (request) => calls.push(request.url()))
  await wake()
  await expect(new SignInPage(b).heading).toBeVisible()
  await expect(b.getByText('Keepsake')).toHaveCount(0)
  expect(calls.filter((url) => url.includes('/api/'))).toEqual([])
})

test(
  'a tab that falls asleep while it holds the lock on refreshing stops no other, and goes on once it wakes',
  { tag: '@long' },
  async ({ tabs, refreshes }) => {
    const { holder, release } = await holdNextRefresh(tabs.all)
    const wake = await putToSleep(holder)
    const others = () => refreshes.answered().filter(({ tab }) => tab !== holder).length
    const enough = others() + 1
    await expect.poll(others).toBeGreaterThan(enough)
    await wake()
    await release()
    await Promise.all(tabs.all.map(askServer))
    expect(new Set(refreshes.answered().map(({ status }) => status))).toEqual(new Set([200]))
  },
)
