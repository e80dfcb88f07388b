import { watchAnnouncements } from '../../core/announcements'
import { signOutEverywhere } from '../../core/api-person'
import type { Refresh } from '../../core/refresh-log'
import { expect, test } from '../../core/tabs-test'
import { tracesOfSession } from '../../core/traces'
import { Frame } from '../../screens/Frame'
import { SignInPage } from '../../screens/SignInPage'

const NOTICE = 'You were signed out because your session ended. Sign in to go on where you were.'

test('a session that the server ended leads every tab to /login once, and nothing is asked again and again', async ({
  context,
  page,
  practice,
  product,
  tabs,
  refreshes,
}) => {
  const spoken = await Promise.all(tabs.all.map(watchAnnouncements))
  const visits = tabs.all.map((tab) => {
    const found: string[] = []
    tab.on('framenavigated', (frame) => found.push(new URL(frame.url()).pathname))
    return found
  })
  const calls: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })

  const before = refreshes.all.length
  await signOutEverywhere(product.address, practice)
  for (const [index, tab] of tabs.all.entries()) {
    await expect(new SignInPage(tab).heading).toBeVisible()
    await expect(tab.getByRole('main').getByText(NOTICE)).toBeVisible()
    expect(await spoken[index]?.()).toEqual([NOTICE])
    expect(visits[index]).toEqual(['/login'])
    // The server does not delete a cookie that it refused, which may be of a later sign-in: it opens nothing.
    await expect.poll(() => tracesOfSession(tab)).toEqual(['remembered-email', 'oaklet-refresh'])
  }
  const isOpen = (refresh: Refresh) => refresh.status === null && !refresh.isGivenUp
  await expect.poll(() => refreshes.all.filter(isOpen).length, 'refreshes under way').toBe(0)
  const refused = refreshes.all.slice(before).filter(({ status }) => status === 401)
  expect(new Set(refused.map(({ tab }) => tab)).size, 'refused once in a tab at most').toBe(refused.length)

  const callsSoFar = calls.length
  await new SignInPage(page).signIn(practice.signedIn.user.email)
  await expect(page).toHaveURL(/\/dashboard/)
  expect(calls.slice(0, callsSoFar).length, 'calls after the end').toBeLessThan(12)
  await expect(tabs.b).toHaveURL(/\/clients/)
  await expect(tabs.c).toHaveURL(/\/calendar/)
  await expect(new Frame(tabs.c).account).toBeVisible()
})
