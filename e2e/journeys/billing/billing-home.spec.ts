import { expectAccessible } from '../../core/accessibility'
import { pressOn } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { BillingHomePage } from '../../screens/BillingHomePage'
import { Frame } from '../../screens/Frame'
import { InvoicesPage } from '../../screens/InvoicesPage'

test('the sidebar leads to what needs somebody, and from there to the overdue invoices, by keyboard', async ({
  page,
  startSignedIn,
}) => {
  await startSignedIn('owner')
  await page.goto('/dashboard')
  await pressOn(page, new Frame(page).linkTo('Billing'))
  await expect(page).toHaveURL(/\/billing$/)
  const home = new BillingHomePage(page)
  await expect(home.heading).toBeFocused()
  await expect(home.owed.getByRole('row', { name: /More than 90 days/ })).toBeVisible()
  await expect(home.deposits).toBeVisible()
  await expectAccessible(page)

  const overdue = home.waiting(/^\d+ invoices? overdue$/)
  const count = Number.parseInt((await overdue.textContent()) ?? '', 10)
  await pressOn(page, overdue)
  await expect(page).toHaveURL(/\/billing\/invoices\?filter=overdue$/)
  const invoices = new InvoicesPage(page)
  await expect(invoices.heading).toHaveText('Invoices')
  await expect(page.getByRole('button', { name: /Status/ })).toContainText('Overdue invoices')
  await expect(page.getByRole('group', { name: 'Pages of invoices' })).toContainText(`of ${count}`)
  await expect(invoices.table).toContainText(/\d+ days? overdue/)
})
