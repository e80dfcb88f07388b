import type { Page } from '@playwright/test'
import { expectAccessible } from '../../core/accessibility'
import { pressOn, pressUntilFocused } from '../../core/keyboard'
import { issuedInvoice } from '../../core/practice-day'
import { expect, test } from '../../core/test'
import { BillingSettingsPage } from '../../screens/BillingSettingsPage'
import { PaymentsPage } from '../../screens/PaymentsPage'
import { StripePage } from '../../screens/StripePage'

/** Connects the practice with the built-in test provider, and comes back to the settings. */
async function connect(page: Page): Promise<void> {
  const [settings, stripe] = [new BillingSettingsPage(page), new StripePage(page)]
  await page.goto('/billing/settings?section=cards')
  await pressOn(page, settings.connectStripe)
  await expect(stripe.setUp).toBeVisible()
  await expectAccessible(page)
  await pressOn(page, stripe.send)
  await expect(stripe.connected).toBeVisible()
  await expect(page).toHaveURL(/\/billing\/stripe-callback$/)
  await expectAccessible(page)
  await pressOn(page, stripe.backToSettings)
  await expect(settings.cardPayments).toContainText('Connected')
}

test('a practice connects Stripe in test mode and disconnects it, by keyboard alone', async ({
  page,
  practice,
  startSignedIn,
}) => {
  await startSignedIn(practice)
  await connect(page)
  const settings = new BillingSettingsPage(page)
  await expect(settings.cardPayments).toContainText('Test mode')
  await pressOn(page, settings.disconnectStripe)
  const question = page.getByRole('alertdialog', { name: 'Disconnect Stripe?' })
  await expectAccessible(page)
  await pressOn(page, question.getByRole('button', { name: 'Disconnect' }))
  await expect(settings.cardPayments).toContainText('Disconnected')
  await expect(settings.connectAgain).toBeFocused()
  await expectAccessible(page)
})

test('a session is paid with a card on file, and a part goes back to it, by keyboard alone', async ({
  page,
  practice,
  startSignedIn,
}) => {
  test.slow()
  const invoice = await issuedInvoice(practice, 'Card')
  await startSignedIn(practice)
  await connect(page)

  const stripe = new StripePage(page)
  await page.goto(`/clients?client=${invoice.client.id}&tab=cards`)
  await pressOn(page, page.getByRole('button', { name: 'Add card' }))
  const agrees = page.getByRole('checkbox', { name: 'June Card agrees to this' })
  await pressOn(page, agrees, 'Space')
  await expect(agrees).toBeChecked()
  await expectAccessible(page)
  await pressOn(page, page.getByRole('button', { name: 'Go on to Stripe' }))
  await expect(stripe.keepACard).toBeVisible()
  await expectAccessible(page)
  await pressOn(page, stripe.keep)
  await expect(page.getByRole('alert')).toHaveText('The card is kept.')
  await expect(page).toHaveURL(new RegExp(`/clients\\?client=${invoice.client.id}&tab=cards$`))
  await expect(page.getByRole('region', { name: 'Cards on file' })).toContainText('Visa ending in 4242')
  await expectAccessible(page)

  await page.goto(`/billing/invoices/${invoice.id}`)
  await pressOn(page, page.getByRole('button', { name: 'Record a payment' }))
  const payments = new PaymentsPage(page)
  await expect(payments.field('Amount')).toBeFocused()
  await pressUntilFocused(page, page.getByRole('button', { name: /Method$/ }))
  await page.keyboard.press('ArrowDown')
  const card = page.getByRole('option', { name: 'Visa ending in 4242, on file' })
  await pressUntilFocused(page, card, { key: 'ArrowUp' })
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await pressOn(page, page.getByRole('button', { name: 'Charge card' }))
  await expect(page.getByRole('alertdialog').filter({ hasText: '$150.00 charged' })).toBeVisible()
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible()

  await page.goto('/billing/payments')
  await pressOn(page, payments.table.getByRole('row').filter({ hasText: 'June Card' }))
  const details = page.getByRole('dialog', { name: 'Details of a payment' })
  await expect(details).toContainText('Visa ending in 4242, on file')
  await expect(details).toContainText('Fee of Stripe')
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.goto(`/billing/invoices/${invoice.id}`)
  await pressOn(page, page.getByRole('button', { name: /^Actions for Payment by card/ }))
  await expect(page.getByRole('menuitem', { name: 'Refund' })).toBeFocused()
  await page.keyboard.press('Enter')
  const refunding = page.getByRole('dialog', { name: 'Refund a payment' })
  await expect(refunding).toContainText('The money goes back to Visa ending in 4242.')
  await expect(payments.field('Amount')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('40')
  await pressOn(page, refunding.getByRole('button', { name: /Reason/ }))
  await pressUntilFocused(page, page.getByRole('option', { name: 'Paid too much' }), { key: 'ArrowDown' })
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await pressOn(page, refunding.getByRole('button', { name: 'Refund to card' }))
  await expect(
    page.getByRole('alertdialog').filter({ hasText: '$40.00 goes back to the card' }),
  ).toBeVisible()
  await expect(page.getByText('Refunded by card: paid too much')).toBeVisible()
  await expectAccessible(page)
})
