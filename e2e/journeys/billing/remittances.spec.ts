import { expectAccessible } from '../../core/accessibility'
import { paymentFor } from '../../core/imported-remittance'
import { pressOn, pressUntilFocused } from '../../core/keyboard'
import { sendClaims } from '../../core/sent-claims'
import { expect, test } from '../../core/test'
import { untilQuiet } from '../../core/until-quiet'
import { RemittancesPage } from '../../screens/RemittancesPage'

test('a payment is imported, looked through, posted and undone, by keyboard alone', async ({
  page,
  practice,
  startSignedIn,
}) => {
  const { claims } = await sendClaims(practice, ['Paid'])
  const [claim] = claims
  const payment = paymentFor(claim?.form.billing?.npi ?? '', claims)
  await startSignedIn(practice)
  await page.goto('/billing/claims?view=remittances')
  const remittances = new RemittancesPage(page)
  await expect(page.getByText('No remittances yet')).toBeVisible()
  await expectAccessible(page)

  const choosing = page.waitForEvent('filechooser')
  await pressOn(page, remittances.chooseFiles)
  const file = { name: 'payment.835', mimeType: '', buffer: Buffer.from(payment) }
  await (await choosing).setFiles([file, { ...file, name: 'again.835' }])
  await expect(remittances.imported).toContainText('imported before, nothing changed')
  await untilQuiet(page)
  await expectAccessible(page)

  await pressOn(page, remittances.imported.getByRole('link', { name: /EFT0000101/ }).last())
  await expect(remittances.heading).toHaveText('EXAMPLE HEALTH PLAN, EFT0000101')
  await pressOn(page, remittances.insurance)
  await page.keyboard.press('Enter')
  await pressOn(page, remittances.save)
  await expect(remittances.claim('NOT-OURS-1')).toBeFocused()
  await untilQuiet(page)
  await expectAccessible(page)

  await pressUntilFocused(page, remittances.undecided)
  await page.keyboard.press('ArrowUp')
  await expect(remittances.notOurs).toBeChecked()
  await pressOn(page, remittances.save)
  await expect(remittances.plan).toBeFocused()
  await expect(remittances.plan).toContainText('June Paid')
  await expect(remittances.plan).toContainText('copay $25.00')
  await expect(remittances.rowOf(claim?.pcn ?? '')).toContainText('Matched')
  await expect(remittances.rowOf('NOT-OURS-1')).toContainText('Set aside as not ours')
  await untilQuiet(page)
  await expectAccessible(page)

  await pressOn(page, remittances.post)
  await pressOn(page, remittances.confirmation.getByRole('button', { name: 'Post remittance' }))
  await expect(remittances.posted).toBeFocused()
  await expect(remittances.posted).toContainText(/Posted .+ by/)
  await expectAccessible(page)
  const key = { practiceId: practice.practiceId, claimId: claim?.id ?? '' }
  expect((await practice.api.claims.get(key)).state).toBe('paid')

  await pressOn(page, remittances.posted.getByRole('button', { name: 'Undo posting' }))
  await pressOn(page, remittances.confirmation.getByRole('button', { name: 'Undo posting' }))
  await expect(remittances.undone).toBeFocused()
  await expect(remittances.undone).toContainText(/Undone .+ by/)
  expect((await practice.api.claims.get(key)).state).toBe('submitted')
})
