import type { Page } from '@playwright/test'
import { watchAnnouncements } from '../../core/announcements'
import { expect, test } from '../../core/test'
import { ClientsPage } from '../../screens/ClientsPage'
import { Frame } from '../../screens/Frame'

const DOWNTOWN = 'Oakwood Therapy Group Downtown'
const RIVERSIDE = 'Oakwood Therapy Group Riverside'

const switcher = (page: Page, name: string) =>
  page.getByRole('button', { name: `Switch practice, now ${name}` })

/** With the keyboard alone. */
async function switchTo(page: Page, name: string) {
  await page.getByRole('button', { name: /^Switch practice/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: DOWNTOWN })).toBeFocused()
  // The names of the others are asked for when the person turns to the menu.
  await expect(page.getByRole('menuitemradio', { name: RIVERSIDE })).toBeVisible()
  if (name !== DOWNTOWN) await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(switcher(page, name)).toBeVisible()
}

test('another practice is one menu away, shows its own records everywhere, and is remembered', async ({
  page,
  startSignedIn,
}) => {
  await startSignedIn('owner')
  const frame = new Frame(page)
  await page.goto('/billing/invoices')
  const numbers = page.getByRole('grid', { name: 'Invoices' }).getByRole('rowheader')
  await expect(numbers.first()).toBeVisible()
  const before = await numbers.allTextContents()
  const spoken = await watchAnnouncements(page)

  await switchTo(page, RIVERSIDE)
  await expect(switcher(page, RIVERSIDE)).toBeFocused()
  await expect.poll(() => numbers.allTextContents()).not.toEqual(before)
  await expect.poll(spoken).toContain(`You are in ${RIVERSIDE} now.`)
  await expect(frame.heading).toHaveText('Invoices')

  await page.reload()
  await expect(switcher(page, RIVERSIDE)).toBeVisible()
})

test('neither the page nor the filter of one practice is carried to another', async ({
  page,
  startSignedIn,
}) => {
  await startSignedIn('owner')
  const clients = new ClientsPage(page)
  await page.goto('/clients')
  await clients.next.click()
  await expect(clients.range).toContainText(/26–/)
  const spoken = await watchAnnouncements(page)
  await switchTo(page, RIVERSIDE)
  await expect(clients.range).toContainText(/^1–/)
  await expect(switcher(page, RIVERSIDE)).toBeFocused()
  await expect.poll(spoken).toContain(`You are in ${RIVERSIDE} now.`)

  const ofRiverside = await clients.range.innerText()
  await clients.search.fill('nobody is called so')
  await expect(page.getByText('No client found')).toBeVisible()
  await switchTo(page, DOWNTOWN)
  await expect(clients.search).toHaveValue('')
  await expect(clients.range).toContainText(/^1–25 of/)
  await expect(page).toHaveURL(/\/clients$/)
  await expect(clients.range).not.toHaveText(ofRiverside)
})
