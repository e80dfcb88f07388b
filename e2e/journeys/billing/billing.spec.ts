import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../core/accessibility'
import { pressOn } from '../../core/keyboard'
import { clientWithSession, issuedInvoice, today } from '../../core/practice-day'
import { expect, test } from '../../core/test'
import { InvoicesPage } from '../../screens/InvoicesPage'

async function chooseReason(page: Page, dialog: Locator, reason: string) {
  const select = dialog.getByRole('button', { name: /Reason/ })
  await pressOn(page, select)
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.type(reason)
  await expect(page.getByRole('option', { name: reason })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(select).toContainText(reason)
  await expect(select).toBeFocused()
}

test('makes an invoice from a completed session, issues it, and takes two payments', async ({
  page,
  practice,
  startSignedIn,
}) => {
  const client = await clientWithSession(practice, 'Billed')
  await startSignedIn(practice)
  await page.goto(`/billing/invoices/new?client=${client.id}`)
  const invoices = new InvoicesPage(page)
  await expect(page.getByRole('checkbox', { name: /90834/ })).toBeChecked()
  await expectAccessible(page)
  await invoices.saveDraft.click()
  await expect(page).toHaveURL(/\/billing\/invoices\/[0-9a-f-]{36}/)
  await expect(invoices.heading).toContainText('Draft')
  await expectAccessible(page)

  await invoices.issue.click()
  await expect(invoices.heading).toContainText('Invoice 1')
  await expect(invoices.ledger).toContainText('$150.00')

  await invoices.recordPayment.click()
  await expectAccessible(page)
  await invoices.amount.fill('50')
  await invoices.recordInDialog.click()
  await expect(invoices.dialog).toBeHidden()
  await expect(invoices.ledger).toContainText('$100.00')

  // On paper there is the invoice alone.
  await page.emulateMedia({ media: 'print' })
  await expect(invoices.heading).toBeVisible()
  await expect(invoices.ledger).toBeVisible()
  for (const role of ['banner', 'button', 'search'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  for (const name of ['Invoices', 'Skip to the content']) {
    await expect(page.getByRole('link', { name })).toHaveCount(0)
  }
  await page.emulateMedia({ media: null })
  await expect(page.getByRole('main')).toContainText('Partly paid')

  await invoices.recordPayment.click()
  await expect(invoices.amount).toHaveValue(/100\.00/)
  await invoices.recordInDialog.click()
  await expect(invoices.dialog).toBeHidden()
  await expect(invoices.recordPayment).toBeHidden()
  await page.reload()
  await expect(invoices.ledger.getByRole('row')).toHaveCount(5)
  await expect(invoices.balance).toContainText('$0.00')
  await expectAccessible(page)
})

test('a credit is found, pays an invoice and is taken back, with the keyboard alone', async ({
  page,
  practice,
  startSignedIn,
}) => {
  const { api, practiceId } = practice
  const { id, client } = await issuedInvoice(practice, 'Credited')
  await api.payments.record(
    { practiceId },
    {
      clientId: client.id,
      method: 'check',
      amountCents: 20_000,
      receivedOn: today(),
      reference: '',
      allocations: [],
    },
  )
  await startSignedIn(practice)
  await page.goto(`/billing/invoices/${id}`)
  const invoices = new InvoicesPage(page)
  await expect(page.getByText('The client has $200.00 of credit.')).toBeVisible()
  await pressOn(page, invoices.applyCredit)
  const applying = page.getByRole('dialog', { name: 'Apply credit' })
  await expect(applying.getByRole('textbox', { name: 'Amount' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(invoices.balance).toContainText('$0.00')
  await expect(invoices.ledger).toContainText('Credit applied')
  await expect(invoices.applyCredit).toBeHidden()

  await pressOn(page, invoices.moveToCredit)
  const moving = page.getByRole('dialog', { name: 'Move to credit' })
  await expect(moving.getByRole('textbox', { name: 'Amount' })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(invoices.balance).toContainText('$150.00')
  await expect(invoices.ledger).toContainText('Moved to credit')
  await expect(invoices.voidInvoice).toBeVisible()
  await expectAccessible(page)
})

test('a part is written off and taken back, and a payment is given back, with the keyboard alone', async ({
  page,
  practice,
  startSignedIn,
}) => {
  const { id } = await issuedInvoice(practice, 'Adjusted')
  await startSignedIn(practice)
  await page.goto(`/billing/invoices/${id}`)
  const invoices = new InvoicesPage(page)
  await pressOn(page, invoices.recordPayment)
  await expect(invoices.amount).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('100')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(invoices.balance).toContainText('$50.00')

  await pressOn(page, invoices.adjust)
  const adjusting = page.getByRole('dialog', { name: 'Adjust the amount' })
  await expect(adjusting.getByRole('radio', { name: 'Reduce the charge' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await chooseReason(page, adjusting, 'Small balance')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(invoices.balance).toContainText('$0.00')
  await expect(page.getByRole('main')).toContainText('Settled')
  await expect(invoices.heading).toBeFocused()

  await pressOn(page, invoices.lineMenu(/Written off: small balance/))
  await expect(page.getByRole('menuitem', { name: 'Take back' })).toBeFocused()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Take this adjustment back?' })
  await expect(question).toContainText('$50.00 will be open again')
  await pressOn(page, page.getByRole('button', { name: 'Take it back' }))
  await expect(invoices.balance).toContainText('$50.00')

  await pressOn(page, invoices.lineMenu(/Payment by card/))
  await expect(page.getByRole('menuitem', { name: 'Refund' })).toBeFocused()
  await page.keyboard.press('Enter')
  const refunding = page.getByRole('dialog', { name: 'Refund a payment' })
  await expect(refunding.getByRole('textbox', { name: 'Amount' })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('30')
  await expectAccessible(page)
  await chooseReason(page, refunding, 'Paid too much')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(invoices.balance).toContainText('$80.00')
  await expect(invoices.ledger).toContainText('Refunded by card: paid too much')
  await expectAccessible(page)
})

test('a press that is repeated records one payment', async ({ page, practice, startSignedIn }) => {
  const { id } = await issuedInvoice(practice, 'Twice')
  await startSignedIn(practice)
  await page.goto(`/billing/invoices/${id}`)
  const invoices = new InvoicesPage(page)
  await invoices.recordPayment.click()
  await invoices.amount.fill('50')
  await invoices.recordInDialog.dblclick()
  await expect(invoices.dialog).toBeHidden()
  const invoice = await practice.api.invoices.get({ practiceId: practice.practiceId, invoiceId: id })
  expect(invoice.balanceCents).toBe(10_000)
})
