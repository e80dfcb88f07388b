import { expectAccessible } from '../../core/accessibility'
import { FIRST_PAYER } from '../../core/insured-session'
import { chooseByTyping, pressOn, pressUntilFocused, typeInto } from '../../core/keyboard'
import { today } from '../../core/practice-day'
import { sendClaims } from '../../core/sent-claims'
import { expect, test } from '../../core/test'
import { untilQuiet } from '../../core/until-quiet'
import { RemittancesPage } from '../../screens/RemittancesPage'
import { TypedRemittancePage } from '../../screens/TypedRemittancePage'

const CHECK = '100234'
/** What the contract takes off each of the two services, and what each leaves to the client. */
const [CONTRACT_CENTS, COPAY_CENTS] = [3_500, 2_500]
const typed = (cents: number) => (cents / 100).toFixed(2)

test('a payment on paper is typed in, looked through, posted and undone, by keyboard alone', async ({
  page,
  practice,
  startSignedIn,
}) => {
  const { api, practiceId } = practice
  const [claim] = (await sendClaims(practice, ['Paper'], { secondTime: '15:00' })).claims
  if (claim === undefined) throw new Error('No claim was sent')
  const paidCents = claim.form.lines.map(({ chargeCents }) => chargeCents - CONTRACT_CENTS - COPAY_CENTS)
  expect(paidCents).toHaveLength(2)
  await startSignedIn(practice)
  await page.goto('/billing/claims?view=remittances')
  const payment = new TypedRemittancePage(page)
  await pressOn(page, payment.open)
  await expect(payment.heading).toHaveText('Type in a payment')

  await chooseByTyping(page, payment.insurance, FIRST_PAYER.name)
  await typeInto(page, payment.number, CHECK)
  await pressUntilFocused(page, payment.month)
  const [year, month, day] = today().split('-')
  await page.keyboard.type(`${month}${day}${year}`)
  await typeInto(page, payment.amount, typed(paidCents.reduce((sum, cents) => sum + cents, 0)))
  await chooseByTyping(page, payment.findClaim, claim.pcn)
  await expect(payment.ofService(0, 'Paid')).toBeFocused()
  for (const [index, cents] of paidCents.entries()) {
    await typeInto(page, payment.ofService(index, 'Paid'), typed(cents))
    await typeInto(page, payment.ofService(index, 'Contractual'), typed(CONTRACT_CENTS))
    await typeInto(page, payment.ofService(index, 'Copay'), typed(COPAY_CENTS))
  }
  await expect(payment.sum).toBeVisible()
  await untilQuiet(page)
  await expectAccessible(page)
  await pressOn(page, payment.save)

  const remittances = new RemittancesPage(page)
  await expect(remittances.heading).toHaveText(`${FIRST_PAYER.name}, ${CHECK}`)
  await expect(remittances.plan).toContainText('$50.00')
  await pressOn(page, remittances.post)
  await pressOn(page, remittances.confirmation.getByRole('button', { name: 'Post remittance' }))
  await expect(remittances.posted).toBeFocused()
  const path = { practiceId, claimId: claim.id }
  expect((await api.claims.get(path)).state).toBe('paid')

  await pressOn(page, remittances.posted.getByRole('button', { name: 'Undo posting' }))
  await pressOn(page, remittances.confirmation.getByRole('button', { name: 'Undo posting' }))
  await expect(remittances.undone).toBeFocused()
  expect((await api.claims.get(path)).state).toBe('submitted')
})
