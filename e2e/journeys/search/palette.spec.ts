import { expectAccessible } from '../../core/accessibility'
import { clientInput } from '../../core/client-input'
import { pressIn, pressUntilFocused } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { Frame } from '../../screens/Frame'
import { SearchBox } from '../../screens/SearchBox'

test('goes to a screen, a client and an action by Control and K', async ({ page, practice, signIn }) => {
  await practice.api.clients.create(practice, clientInput('Vega'))
  await signIn(practice)
  await expect(new Frame(page).heading).toBeVisible()
  const search = new SearchBox(page)
  await page.keyboard.press('Control+k')
  await expect(search.paletteOptions.first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.type('cale')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/calendar/)
  await expect(search.palette).toBeHidden()

  await pressUntilFocused(page, search.field)
  await page.keyboard.press('Control+k')
  await expect(search.palette).toBeVisible()
  await page.keyboard.type('june veega')
  await expect(search.paletteOptions.filter({ hasText: 'June Vega' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(new Frame(page).heading).toHaveText('June Vega')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('new cl')
  await page.keyboard.press('Enter')
  await pressIn(page, page.getByRole('dialog', { name: 'New client' }), 'Escape')
  await expect(page.getByRole('dialog', { name: 'New client' })).toBeHidden()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('book')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'New appointment' })).toBeVisible()
})
