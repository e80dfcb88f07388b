import { expect, test } from '../../core/test'
import { Frame } from '../../screens/Frame'

test('moving between pages sets the title and takes the keyboard to the heading', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  const frame = new Frame(page)
  for (const [name, title] of [
    ['Calendar', /Calendar|–/],
    ['Clients', /^(\(\d+\) )?Clients · Oaklet$/],
    ['Billing', /^(\(\d+\) )?Billing · Oaklet$/],
    ['Dashboard', /^(\(\d+\) )?Dashboard · Oaklet$/],
  ] as const) {
    await frame.linkTo(name).click()
    await expect(page).toHaveTitle(title)
    await expect(frame.heading).toBeFocused()
  }
})

test('the first Tab stop skips to the content', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/clients')
  await expect(new Frame(page).heading).toBeVisible()
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText(/Skip to/)
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})
