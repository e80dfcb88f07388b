import { expectAccessible } from '../../core/accessibility'
import { importPayment } from '../../core/imported-remittance'
import { FIRST_PAYER, SECOND_PAYER } from '../../core/insured-session'
import { pressOn, pressUntilFocused } from '../../core/keyboard'
import { remittanceFile } from '../../core/remittance-file'
import { sendClaims } from '../../core/sent-claims'
import { expect, test } from '../../core/test'
import { untilQuiet } from '../../core/until-quiet'
import { BillingHomePage } from '../../screens/BillingHomePage'
import { ClaimsPage } from '../../screens/ClaimsPage'
import { InvoicesPage } from '../../screens/InvoicesPage'
import { RemittancesPage } from '../../screens/RemittancesPage'

/** What the first insurance takes off by contract and leaves to the client, and what the second one leaves of that. */
const [CONTRACT_CENTS, COINSURANCE_CENTS, COPAY_CENTS] = [3_500, 3_000, 1_200]

test('what the first insurance leaves is asked of the second, and what that leaves of the client, by keyboard alone', async ({
  page,
  practice,
  startSignedIn,
}) => {
  const { api, practiceId } = practice
  const [first] = (await sendClaims(practice, ['Twice'], { hasSecondPayer: true })).claims
  if (first === undefined) throw new Error('No claim was sent')
  const ofFirst = await importPayment(
    practice,
    remittanceFile({
      ...{ payerName: FIRST_PAYER.name, trace: 'EFT0000101' },
      claims: [
        {
          claim: first,
          reasons: [
            { group: 'CO', code: '45', cents: CONTRACT_CENTS },
            { group: 'PR', code: '2', cents: COINSURANCE_CENTS },
          ],
        },
      ],
    }),
  )
  await startSignedIn(practice)
  await page.goto(`/billing/claims/remittances/${ofFirst.id}`)
  const remittances = new RemittancesPage(page)
  await expect(remittances.plan).toContainText(`From claim ${first.pcn}`)
  await expect(remittances.plan).toContainText('$30.00')
  await untilQuiet(page)
  await expectAccessible(page)
  await pressOn(page, remittances.post)
  await pressOn(page, remittances.confirmation.getByRole('button', { name: 'Post remittance' }))
  await expect(remittances.posted).toBeFocused()
  await untilQuiet(page)
  await expectAccessible(page)

  await page.goto('/billing')
  await pressOn(page, new BillingHomePage(page).waiting(/^1 claim to send$/))
  const claims = new ClaimsPage(page)
  await pressUntilFocused(page, claims.rowOf('June Twice'))
  await page.keyboard.press('Enter')
  await expect(claims.heading).toHaveText(/^Claim K/)
  await untilQuiet(page)
  await expectAccessible(page)
  await pressOn(page, claims.makeFile)
  await expect(claims.download('Claims file 2')).toBeFocused()
  await pressOn(page, claims.markSent('Claims file 2'))
  await expect(claims.file('Claims file 2')).toContainText('Sent')

  const { items } = await api.claims.list({ practiceId }, { state: 'submitted' })
  const claim = await api.claims.get({ practiceId, claimId: items[0]?.id ?? '' })
  expect(claim).toMatchObject({
    priority: 2,
    payer: { name: SECOND_PAYER.name },
    openCents: COINSURANCE_CENTS,
  })
  const ofSecond = await importPayment(
    practice,
    remittanceFile({
      ...{ payerName: SECOND_PAYER.name, trace: 'EFT0000202' },
      claims: [
        {
          ...{ claim, status: '2' },
          reasons: [
            { group: 'OA', code: '23', cents: claim.chargedCents - COINSURANCE_CENTS },
            { group: 'PR', code: '3', cents: COPAY_CENTS },
          ],
        },
      ],
    }),
  )
  await page.goto(`/billing/claims/remittances/${ofSecond.id}`)
  await expect(remittances.plan).toContainText('June Twice')
  await expect(remittances.plan).toContainText('copay $12.00')
  await pressOn(page, remittances.post)
  await pressOn(page, remittances.confirmation.getByRole('button', { name: 'Post remittance' }))
  await expect(remittances.posted).toBeFocused()
  await page.goto(`/billing/claims/${claim.id}`)
  await expect(claims.heading).toHaveText(`Claim ${claim.pcn}`)
  await expect(page.getByRole('main')).toContainText('Paid')
  await untilQuiet(page)
  await expectAccessible(page)
  await page.goto('/billing/invoices')
  const invoices = new InvoicesPage(page)
  await expect(invoices.table.getByRole('row').filter({ hasText: 'June Twice' })).toContainText('$12.00')
})
