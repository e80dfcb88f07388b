import { expectAccessible, expectNoSidewaysScroll } from '../../core/accessibility'
import { expect, test } from '../../core/test'
import { untilQuiet } from '../../core/until-quiet'
import { Frame } from '../../screens/Frame'

const PAGES = [
  '/dashboard',
  '/calendar',
  '/clients',
  '/billing/invoices',
  '/billing/invoices/new',
  '/notifications',
  '/company/staff',
  '/analytics',
]
/** 1280 CSS pixels at 200 % and 400 %, and the narrowest that reflow asks for. */
const WIDTHS = [1280, 640, 320]

for (const path of PAGES) {
  test(`${path} is accessible and fits in every width`, async ({ page, signIn }) => {
    await signIn('owner')
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 860 })
      await page.goto(path)
      await expect(new Frame(page).heading).toBeVisible()
      await untilQuiet(page)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
  })

  test(`${path} keeps its words and controls in forced colours`, async ({ page, signIn }) => {
    await signIn('owner')
    await page.goto(path)
    await untilQuiet(page)
    const before = await page.getByRole('main').ariaSnapshot()
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce', contrast: 'more' })
    expect(await page.getByRole('main').ariaSnapshot()).toBe(before)
    await expectAccessible(page)
    await test.info().attach('forced colours', { body: await page.screenshot(), contentType: 'image/png' })
  })
}

test('moving between pages sets the title and takes the keyboard to the heading', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  const frame = new Frame(page)
  for (const [name, title] of [
    ['Calendar', /Calendar|–/],
    ['Clients', /^(\(\d+\) )?Clients · Oaklet$/],
    ['Billing', /^(\(\d+\) )?Invoices · Oaklet$/],
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

test('someone who may only look is shown nothing they can’t do', async ({ page, signIn }) => {
  await signIn('readonly')
  await page.goto('/calendar')
  await expect(new Frame(page).heading).toBeVisible()
  await expect(page.getByRole('button', { name: 'New appointment' })).toHaveCount(0)
  await page.goto('/clients')
  await expect(new Frame(page).heading).toHaveText('Clients')
  await expect(page.getByRole('button', { name: 'New client' })).toHaveCount(0)
})
