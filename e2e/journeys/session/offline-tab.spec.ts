import { askServer, expect, test } from '../../core/tabs-test'
import { loseNextRefresh, takeOffline } from '../../core/tab-conditions'
import { ClientsPage } from '../../screens/ClientsPage'
import { Frame } from '../../screens/Frame'

test('an offline tab says so in its place, keeps what was typed and the session, and goes on once online', async ({
  problems,
  tabs: { a, b, c },
  refreshes,
}) => {
  problems.expect(/net::ERR_INTERNET_DISCONNECTED|Network error {code: unreachable/)
  const clients = new ClientsPage(b)
  await clients.newClient.first().click()
  await clients.field('First name').fill('Off')
  await clients.field('Last name').fill('Line')
  const goOnline = await takeOffline(b)
  await clients.save.click()
  await expect(clients.dialog.getByRole('alert')).toContainText('Oaklet can’t be reached')
  await expect(clients.field('Last name')).toHaveValue('Line')

  const enough = refreshes.answered().length + 1
  await expect.poll(() => refreshes.answered().length).toBeGreaterThan(enough)
  await Promise.all([askServer(a), askServer(c)])
  await expect(clients.field('First name')).toHaveValue('Off')

  await goOnline()
  await clients.save.click()
  await expect(clients.heading).toHaveText('Off Line')
})

test(
  'a computer that is offline signs nobody out, and each tab can try again once it is online',
  { tag: '@long' },
  async ({ context, problems, tabs, refreshes }) => {
    problems.expect(/net::ERR_INTERNET_DISCONNECTED|Network error {code: unreachable/)
    await context.setOffline(true)
    const clients = new ClientsPage(tabs.b)
    await clients.search.fill('Keep')
    await expect(tabs.b.getByRole('alert')).toContainText('Oaklet can’t be reached')
    await expect(clients.search).toHaveValue('Keep')
    const failed = () => refreshes.all.filter(({ isGivenUp }) => isGivenUp).length
    await expect.poll(failed, 'refreshes that failed').toBeGreaterThan(0)
    for (const tab of tabs.all) await expect(new Frame(tab).account).toBeVisible()

    await context.setOffline(false)
    await tabs.b.getByRole('button', { name: 'Try again' }).click()
    await expect(clients.row('June Keepsake')).toBeVisible()
    await Promise.all(tabs.all.map(askServer))
  },
)

test(
  'a refresh whose answer is lost on its way is asked for again in time, and ends no session',
  { tag: '@long' },
  async ({ problems, tabs: { a, b, c }, refreshes }) => {
    problems.expect(/net::ERR_CONNECTION_RESET|Network error {code: unreachable/)
    await Promise.all([a.close(), c.close()])
    const lost = await loseNextRefresh(b)
    await expect.poll(lost.count).toBe(1)
    const before = refreshes.answered().length
    await expect.poll(() => refreshes.answered().length).toBeGreaterThan(before + 1)
    expect(new Set(refreshes.answered().map(({ status }) => status))).toEqual(new Set([200]))
    await askServer(b)
  },
)
