import { expectAccessible } from '../../core/accessibility'
import { clientInput } from '../../core/client-input'
import { chooseFromMenu, pressOn, pressUntilFocused } from '../../core/keyboard'
import { book, instantAt, today } from '../../core/practice-day'
import { expect, test } from '../../core/test'
import { PaymentsPage } from '../../screens/PaymentsPage'

test('a copay is held for its session, told with the credit, and released, by keyboard alone', async ({
  page,
  practice,
  startSignedIn,
}) => {
  const client = await practice.api.clients.create(practice, clientInput('Copay'))
  await book(practice, client, { startsAt: instantAt(today(), '09:00') })

  await startSignedIn(practice)
  await page.goto(`/billing/payments?record=${client.id}`)
  const payments = new PaymentsPage(page)
  await expect(payments.field('Amount')).toBeFocused()
  await page.keyboard.type('25')
  const copay = payments.recording.getByRole('textbox', { name: /^Copay for / })
  await pressUntilFocused(page, copay)
  await page.keyboard.type('25')
  await expect(payments.recording).toContainText('$25.00 held for sessions')
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(payments.recording).toBeHidden()
  await expect(payments.table).toContainText('$25.00')

  await page.goto('/billing/credits')
  await expect(payments.rowOf('June Copay')).toContainText('$25.00 held for ')
  await pressUntilFocused(page, payments.rowOf('June Copay'))
  await pressUntilFocused(page, payments.menuOf('June Copay'), { key: 'ArrowRight', atMost: 10 })
  await chooseFromMenu(page, payments.menuOf('June Copay'), 'Release $25.00 held for')
  const question = page.getByRole('alertdialog', { name: 'Release what is held?' })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await pressOn(page, question.getByRole('button', { name: 'Release it' }))
  await expect(question).toBeHidden()
  await expect(payments.rowOf('June Copay')).not.toContainText('held for')
  await expect(payments.menuOf('June Copay')).toBeFocused()
  await expectAccessible(page)
})
