import type { Page } from '@playwright/test'
import { issuedInvoice } from '../../core/practice-day'
import { pressOn } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { InvoicesPage } from '../../screens/InvoicesPage'

/** What has the focus, if a toast lies over any part of it. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document
    const toasts = document.querySelector('[role=alertdialog]')?.closest('[role=region]')
    if (!toasts || activeElement === null || activeElement === body || toasts.contains(activeElement)) {
      return null
    }
    const over = toasts.getBoundingClientRect()
    const under = activeElement.getBoundingClientRect()
    const isCovered =
      under.bottom > over.top && under.top < over.bottom && under.right > over.left && under.left < over.right
    return isCovered ? activeElement.outerHTML.slice(0, 200) : null
  })

for (const [width, height] of [
  [1280, 860],
  [320, 568],
] as const) {
  test(`a toast hides nothing that has the focus at ${width} × ${height}`, async ({
    page,
    practice,
    startSignedIn,
  }) => {
    const { id } = await issuedInvoice(practice, 'Paid')
    await startSignedIn(practice)
    await page.setViewportSize({ width, height })
    await page.goto(`/billing/invoices/${id}`)
    const invoices = new InvoicesPage(page)
    await pressOn(page, invoices.recordPayment)
    await invoices.amount.fill('40')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(invoices.dialog).toBeHidden()
    const toast = page.getByRole('alertdialog').first()
    await expect(toast).toBeVisible()
    // Pointing at it keeps it.
    await toast.hover()
    await pressOn(page, invoices.recordPayment)
    await expect(invoices.amount).toBeFocused()
    for (let pressed = 0; pressed < 8; pressed += 1) {
      await expect.poll(() => hiddenFocus(page)).toBeNull()
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Escape')
    await expect(invoices.dialog).toBeHidden()
    for (let pressed = 0; pressed < 20; pressed += 1) {
      await expect.poll(() => hiddenFocus(page)).toBeNull()
      await page.keyboard.press('Shift+Tab')
    }
    await expect(toast).toBeVisible()
  })
}
