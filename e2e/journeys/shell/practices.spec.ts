import { watchAnnouncements } from '../../core/announcements'
import { expect, test } from '../../core/test'
import { Frame } from '../../screens/Frame'

const DOWNTOWN = 'Oakwood Therapy Group Downtown'
const RIVERSIDE = 'Oakwood Therapy Group Riverside'

test('another practice is one menu away, shows its own records everywhere, and is remembered', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  const frame = new Frame(page)
  await page.goto('/billing/invoices')
  const numbers = page.getByRole('grid', { name: 'Invoices' }).getByRole('rowheader')
  await expect(numbers.first()).toBeVisible()
  const before = await numbers.allTextContents()
  const spoken = await watchAnnouncements(page)

  await page.getByRole('button', { name: `Switch practice, now ${DOWNTOWN}` }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: DOWNTOWN })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `Switch practice, now ${RIVERSIDE}` })).toBeFocused()
  await expect.poll(() => numbers.allTextContents()).not.toEqual(before)
  expect(await spoken()).toContain(`You are in ${RIVERSIDE} now.`)
  await expect(frame.heading).toHaveText('Invoices')

  await page.reload()
  await expect(page.getByRole('button', { name: `Switch practice, now ${RIVERSIDE}` })).toBeVisible()
})

test('whoever works in one practice sees its name and nothing to switch to', async ({
  page,
  practice,
  signIn,
}) => {
  await signIn(practice)
  const frame = new Frame(page)
  const { practiceId, signedIn } = practice
  const orgId = signedIn.user.organizationId ?? ''
  const { name } = await practice.api.organization.practice({ orgId, practiceId })
  await expect(frame.navigation.getByText(name)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Switch practice/ })).toHaveCount(0)
})
