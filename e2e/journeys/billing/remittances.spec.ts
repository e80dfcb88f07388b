import { expectAccessible } from '../../core/accessibility'
import { countPresses } from '../../core/count-presses'
import { COPAY } from '../../core/imported-remittance'
import { FIRST_PAYER } from '../../core/insured-session'
import { pressOn, pressUntilFocused } from '../../core/keyboard'
import { remittanceFile } from '../../core/remittance-file'
import { sendClaims } from '../../core/sent-claims'
import { expect, test } from '../../core/test'
import { untilQuiet } from '../../core/until-quiet'
import { RemittancesPage } from '../../screens/RemittancesPage'

/** The clients of ours; the payment has a stranger’s claim too. That twenty claims take no more keys is a test of the screen. */
const NAMES = 'ABCDEFG'.split('').map((letter) => `${letter}aid`)
/** From the payment, once it is on view, until it is posted. */
const MOST_PRESSES = 15

test('a payment is imported, two of its claims that do not match are set right, and it is posted and undone, by keyboard alone', async ({
  page,
  practice,
  startSignedIn,
}) => {
  const { claims } = await sendClaims(practice, NAMES)
  const [mistyped, ...matched] = claims
  if (mistyped === undefined) throw new Error('No claims were sent')
  const { form } = mistyped
  const stranger = { ...form, memberId: 'X1', client: { ...form.client, lastName: 'Stranger' } }
  const payment = remittanceFile({
    ...{ payerName: FIRST_PAYER.name, trace: 'EFT0000101' },
    claims: [
      ...matched.map((claim) => ({ claim, reasons: [COPAY] })),
      { claim: mistyped, pcn: 'K999999990', reasons: [COPAY] },
      { claim: { ...mistyped, form: stranger }, pcn: 'NOT-OURS-1', reasons: [COPAY] },
    ],
  })
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
  await expect(remittances.heading).toHaveText(`${FIRST_PAYER.name}, EFT0000101`)
  await expect(remittances.heading).toBeFocused()
  await untilQuiet(page)
  await expectAccessible(page)
  await expect(remittances.claim('K999999990')).toHaveAccessibleDescription(
    /^No claim has this control number/,
  )
  const presses = await countPresses(page)
  await pressUntilFocused(page, remittances.undecided.first())
  await page.keyboard.press('ArrowDown')
  await expect(remittances.ours(mistyped.pcn)).toBeChecked()
  await pressUntilFocused(page, remittances.undecided.last())
  await page.keyboard.press('ArrowUp')
  await expect(remittances.notOurs.last()).toBeChecked()
  await pressOn(page, remittances.save)
  await expect(remittances.plan).toBeFocused()
  await pressOn(page, remittances.post)
  await pressOn(page, remittances.confirmation.getByRole('button', { name: 'Post remittance' }))
  await expect(remittances.posted).toBeFocused()
  expect(await presses(), 'keys until the payment is posted').toBeLessThanOrEqual(MOST_PRESSES)
  await expect(remittances.posted).toContainText(/Posted .+ by/)
  await expect(remittances.rowOf('K999999990')).toContainText('Chosen by a person')
  await expect(remittances.rowOf('NOT-OURS-1')).toContainText('Set aside as not ours')
  await untilQuiet(page)
  await expectAccessible(page)
  const path = { practiceId: practice.practiceId, claimId: mistyped.id }
  expect((await practice.api.claims.get(path)).state).toBe('paid')

  await pressOn(page, remittances.posted.getByRole('button', { name: 'Undo posting' }))
  await pressOn(page, remittances.confirmation.getByRole('button', { name: 'Undo posting' }))
  await expect(remittances.undone).toBeFocused()
  await expect(remittances.undone).toContainText(/Undone .+ by/)
  expect((await practice.api.claims.get(path)).state).toBe('submitted')
})
