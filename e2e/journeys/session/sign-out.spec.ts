import { watchAnnouncements } from '../../core/announcements'
import { DEMO_EMAILS } from '../../core/demo'
import { expect, test } from '../../core/tabs-test'
import { tracesOfSession, watchWords } from '../../core/traces'
import { Frame } from '../../screens/Frame'
import { SignInPage } from '../../screens/SignInPage'

/** The names of the person who signed out, and of a client of theirs. */
const FORMER = /Wanda|Marsh|Keepsake/

test('signing out in one tab signs out the others, which say so once and keep nothing of the person', async ({
  tabs,
}) => {
  const frame = new Frame(tabs.b)
  await frame.linkTo('Dashboard').click()
  await expect(frame.heading).toHaveText(/Wanda/)
  const spoken = await Promise.all(tabs.all.map(watchAnnouncements))

  await new Frame(tabs.a).account.click()
  await new Frame(tabs.a).signOut.click()
  for (const [index, tab] of tabs.all.entries()) {
    const screen = new SignInPage(tab)
    await expect(screen.heading).toBeFocused()
    await expect(tab).toHaveURL(/\/login$/)
    const notice = tab.getByRole('main').getByText('You signed out in another tab.')
    await expect(notice).toHaveCount(index === 0 ? 0 : 1)
    await expect(screen.email).toHaveValue('')
    await expect.poll(() => tracesOfSession(tab), 'what is left of the session').toEqual([])
    await expect(tab.locator('body')).not.toContainText(FORMER, { useInnerText: true })
    const said = index === 0 ? [] : ['You signed out in another tab.']
    await expect.poll(() => spoken[index]?.()).toEqual(said)
  }

  const words = await watchWords(tabs.b)
  await tabs.b.goBack()
  await expect(new SignInPage(tabs.b).heading).toBeVisible()
  expect(await words.matching(FORMER)).toEqual([])
})

test('whoever signs in next is signed in everywhere, and no tab shows anything of the one before', async ({
  tabs,
}) => {
  const held: (() => void)[] = []
  await tabs.c.route('**/clients?*', async (route) => {
    const response = await route.fetch()
    await new Promise<void>((resolve) => held.push(resolve))
    await route.fulfill({ response }).catch(() => undefined)
  })
  await new Frame(tabs.c).linkTo('Clients').click()
  await expect.poll(() => held.length, 'answers on their way to the former person').toBeGreaterThan(0)

  await new Frame(tabs.a).account.click()
  await new Frame(tabs.a).signOut.click()
  for (const tab of tabs.all) await expect(new SignInPage(tab).heading).toBeVisible()
  const words = await Promise.all(tabs.all.map(watchWords))

  await new SignInPage(tabs.b).signIn(DEMO_EMAILS.otherOwner)
  for (const tab of tabs.all) await expect(new Frame(tab).account).toBeVisible()
  for (const release of held) release()
  await tabs.c.unrouteAll({ behavior: 'ignoreErrors' })
  for (const tab of tabs.all) {
    await new Frame(tab).linkTo('Clients').click()
    await expect(new Frame(tab).heading).toHaveText('Clients')
    await expect(tab.getByRole('grid', { name: 'Clients' }).getByRole('rowheader').first()).toBeVisible()
  }
  for (const tab of words) expect(await tab.matching(FORMER)).toEqual([])
})
