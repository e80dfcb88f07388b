import type { Page } from '@playwright/test'
import { expectAccessible } from '../../core/accessibility'
import { watchAnnouncements } from '../../core/announcements'
import { pressOn } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { ClientsPage } from '../../screens/ClientsPage'
import { Frame } from '../../screens/Frame'

const ELMWOOD = 'Elmwood Counseling'
const OAKWOOD = 'Oakwood Therapy Group'

const choice = (page: Page, name: string) => page.getByRole('menuitemradio', { name })

/** Opens the account's menu, with the keyboard alone. */
async function openAccount(page: Page): Promise<void> {
  const frame = new Frame(page)
  await frame.account.focus()
  await page.keyboard.press('Enter')
  await expect(choice(page, ELMWOOD)).toBeVisible()
  await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1)
}

/** The present one has the focus; the other one is one arrow away. */
async function choose(page: Page, name: string): Promise<void> {
  await openAccount(page)
  await page.keyboard.press(name === OAKWOOD ? 'End' : 'Home')
  if (name === OAKWOOD) await page.keyboard.press('ArrowUp')
  await expect(choice(page, name)).toBeFocused()
  await page.keyboard.press('Enter')
}

test('somebody who works in two organizations changes over in every tab, and meets nothing of the one before', async ({
  context,
  page,
  signIn,
}) => {
  await signIn('otherOwner')
  const frame = new Frame(page)
  const other = await context.newPage()
  await other.goto('/clients')
  const clients = new ClientsPage(other)
  await expect(clients.range).toContainText(/of/)
  const before = await clients.range.innerText()
  await expect(frame.navigation.getByText(ELMWOOD)).toBeVisible()
  const spoken = await watchAnnouncements(page)

  await openAccount(page)
  await expect(choice(page, ELMWOOD)).toBeChecked()
  await expect(choice(page, OAKWOOD)).not.toBeChecked()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(frame.account).toBeFocused()

  await choose(page, OAKWOOD)
  await expect(frame.navigation.getByText('Oakwood Therapy Group Downtown')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(frame.heading).toBeFocused()
  await expect.poll(spoken).toContain(`You are in ${OAKWOOD} now.`)

  const there = new Frame(other)
  await expect(other).toHaveURL(/\/dashboard$/)
  await expect(there.navigation.getByText('Oakwood Therapy Group Downtown')).toBeVisible()
  await pressOn(other, there.linkTo('Clients'))
  await expect(clients.range).toContainText(/of/)
  await expect(clients.range).not.toHaveText(before)

  await choose(other, ELMWOOD)
  await expect(there.navigation.getByText(ELMWOOD)).toBeVisible()
  await expect(frame.navigation.getByText(ELMWOOD)).toBeVisible()
  await page.reload()
  await expect(frame.navigation.getByText(ELMWOOD)).toBeVisible()
})
