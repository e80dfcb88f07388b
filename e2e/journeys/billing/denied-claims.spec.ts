import { expectAccessible } from '../../core/accessibility'
import { COPAY, postPayment } from '../../core/imported-remittance'
import { FIRST_PAYER } from '../../core/insured-session'
import { chooseFromMenu, pressOn, pressUntilFocused } from '../../core/keyboard'
import { remittanceFile } from '../../core/remittance-file'
import { sendClaims } from '../../core/sent-claims'
import { expect, test } from '../../core/test'
import { untilQuiet } from '../../core/until-quiet'
import { BillingHomePage } from '../../screens/BillingHomePage'
import { ClaimsPage } from '../../screens/ClaimsPage'
import { DeniedClaimPage } from '../../screens/DeniedClaimPage'
import { InvoicesPage } from '../../screens/InvoicesPage'

const payerName = FIRST_PAYER.name

test('one denied claim is appealed until it is paid, and another given to the client, by keyboard alone', async ({
  page,
  practice,
  startSignedIn,
}) => {
  const [appealed, left] = (await sendClaims(practice, ['Denied', 'Left'])).claims
  if (appealed === undefined || left === undefined) throw new Error('No claims were sent')
  await postPayment(
    practice,
    remittanceFile({
      ...{ payerName, trace: 'EFT0000101' },
      claims: [
        { claim: appealed, reasons: [{ group: 'CO', code: '197', cents: appealed.chargedCents }] },
        { claim: left, reasons: [{ group: 'PR', code: '96', cents: left.chargedCents }] },
      ],
    }),
  )
  await startSignedIn(practice)
  await page.goto('/billing')
  const home = new BillingHomePage(page)
  await pressOn(page, home.waiting(/^2 denied claims$/))
  const claims = new ClaimsPage(page)
  await expect(claims.rowOf('June Left')).toBeVisible()
  await pressUntilFocused(page, claims.rowOf('June').first())
  await pressUntilFocused(page, claims.rowOf('June Denied'), { key: 'ArrowDown', atMost: 2 })
  await page.keyboard.press('Enter')
  await expect(claims.heading).toHaveText(`Claim ${appealed.pcn}`)
  const denied = new DeniedClaimPage(page)
  await expect(denied.unpaid).toContainText('No authorization')
  await untilQuiet(page)
  await expectAccessible(page)

  await pressOn(page, denied.recordAppeal)
  await pressUntilFocused(page, denied.way(/website$/))
  await page.keyboard.press('ArrowDown')
  await expect(denied.way('By mail')).toBeChecked()
  await pressUntilFocused(page, denied.dueMonth)
  await page.keyboard.type('08012029')
  await pressOn(page, denied.dialog.getByRole('button', { name: 'Record an appeal' }))
  await expect(denied.appeals).toContainText('Answer expected by Aug 1, 2029')
  await expect(claims.heading).toBeFocused()
  await untilQuiet(page)
  await expectAccessible(page)

  await postPayment(
    practice,
    remittanceFile({
      ...{ payerName, trace: 'EFT0000202' },
      claims: [{ claim: appealed, reasons: [COPAY] }],
    }),
  )
  await page.reload()
  await expect(denied.appeals).toContainText('Nothing is open any more')
  await pressOn(page, denied.recordAnswer)
  await pressOn(page, denied.outcome(/^Won/), ' ')
  await pressOn(page, denied.dialog.getByRole('button', { name: 'Record the answer' }))
  await expect(denied.appeals).toContainText('Won')
  await untilQuiet(page)
  await expectAccessible(page)

  await page.goto('/billing')
  await pressOn(page, home.waiting(/^1 denied claim$/))
  await pressUntilFocused(page, claims.rowOf('June Left'))
  await page.keyboard.press('Enter')
  await chooseFromMenu(page, denied.more, 'Give the rest to the client')
  await pressOn(page, denied.reason)
  await page.keyboard.press('Enter')
  await pressOn(page, denied.dialog.getByRole('button', { name: 'Give the rest to the client' }))
  await expect(denied.more).toBeFocused()
  await expect(denied.unpaid).toBeHidden()
  await untilQuiet(page)
  await expectAccessible(page)
  await page.goto('/billing/invoices')
  const invoices = new InvoicesPage(page)
  await expect(invoices.table.getByRole('row').filter({ hasText: 'June Left' })).toContainText('$145.00')
})
