import { expect, type Locator, type Page } from '@playwright/test'
import { JoinPage } from '../screens/JoinPage'
import { DEMO_EMAILS } from './demo'
import type { PageState } from './public-states'

const INVITATION = {
  organizationName: 'A Practice Of Many Words And Therapists',
  invitedByName: 'Wanda Marsh',
  name: 'Ivy Park',
  email: 'somebody-with-a-rather-long-name@a-practice-of-many-words.example',
  expiresAt: '2030-01-01T00:00:00.000Z',
  hasAccount: false,
}

/** Another part behind `#` alone would load nothing. */
async function openLink(page: Page, address: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(address)
}

/** The link of an invitation that the server knows with these changes. */
const invited = (
  name: string,
  changes: Partial<typeof INVITATION>,
  sign: (join: JoinPage) => Locator,
): PageState => ({
  name,
  reach: async (page) => {
    const json = { success: true, data: { ...INVITATION, ...changes } }
    await page.unroute('**/invitations/look-up')
    await page.route('**/invitations/look-up', (route) => route.fulfill({ json }))
    await openLink(page, '/join#token')
    await expect(sign(new JoinPage(page))).toBeVisible()
  },
})

/** The states of the page behind an invitation's link, for a person who isn’t signed in. */
export const JOIN_STATES: readonly PageState[] = [
  {
    name: 'a link that was cut off',
    reach: async (page) => {
      await openLink(page, '/join')
      await expect(new JoinPage(page).cutOff).toBeVisible()
    },
  },
  {
    name: 'an invitation that nobody knows',
    reach: async (page) => {
      await openLink(page, '/join#00000000-0000-4000-8000-000000000000.nothing')
      await expect(new JoinPage(page).notGood).toBeVisible()
    },
  },
  invited('somebody without an account', {}, (join) => join.openAccount),
  invited('somebody with an account', { hasAccount: true }, (join) => join.signInToJoin),
]

/** What it leads the demonstration’s read-only person to. */
export const JOIN_STATES_SIGNED_IN: readonly PageState[] = [
  invited('an invitation of somebody else', { hasAccount: true }, (join) => join.somebodyElse),
  invited(
    'an invitation of whoever is signed in',
    { hasAccount: true, email: DEMO_EMAILS.readonly },
    (join) => join.join,
  ),
]
