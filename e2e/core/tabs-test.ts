import type { Page, Response } from '@playwright/test'
import { ClientsPage } from '../screens/ClientsPage'
import { Frame } from '../screens/Frame'
import { clientInput } from './client-input'
import { type RefreshLog, watchRefreshes } from './refresh-log'
import { expect, test as base } from './test'

/** Three tabs of one browser, in all of which the same person is signed in. */
export interface Tabs {
  /** On the dashboard. */
  readonly a: Page
  /** On the list of clients, where June Keepsake stands. */
  readonly b: Page
  /** On the calendar. */
  readonly c: Page
  readonly all: readonly [Page, Page, Page]
}

interface ForEachTest {
  tabs: Tabs
  refreshes: RefreshLog
}

/** Journeys through three tabs, whose session is renewed every two seconds: 60 s before a token ends (spec §9). */
export const test = base.extend<ForEachTest>({
  environment: [{ ACCESS_TOKEN_LIFE_SECONDS: '62' }, { scope: 'worker' }],
  refreshes: ({ context }, use) => use(watchRefreshes(context)),
  tabs: async ({ context, page, practice, signInByForm }, use) => {
    await practice.api.clients.create(practice, clientInput('Keepsake'))
    await signInByForm(practice)
    const open = async (path: string, heading: string | RegExp) => {
      const tab = await context.newPage()
      await tab.goto(path)
      await expect(new Frame(tab).heading).toHaveText(heading)
      return tab
    }
    const b = await open('/clients', 'Clients')
    await expect(b.getByText('June Keepsake')).toBeVisible()
    const c = await open('/calendar', /\d{4}$/)
    await use({ a: page, b, c, all: [page, b, c] })
  },
})

let asked = 0

/** Has the tab ask the server for what it has not asked for before, and waits for the answer. */
export async function askServer(tab: Page): Promise<void> {
  asked += 1
  const words = `nobody ${asked}`
  const clients = new ClientsPage(tab)
  await new Frame(tab).linkTo('Clients').click()
  // The list that was left may still be there for a moment, with its words.
  await expect(clients.search).toHaveValue('')
  const isAnswer = (response: Response) =>
    new URL(response.url()).searchParams.get('q') === words && response.ok()
  await Promise.all([tab.waitForResponse(isAnswer), clients.search.fill(words)])
  await expect(tab.getByText('No client found')).toBeVisible()
}

export { expect }
