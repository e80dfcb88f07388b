import { expectAccessible } from '../../core/accessibility'
import { chooseFromMenu, pressOn, pressUntilFocused, typeInto } from '../../core/keyboard'
import { issuedInvoice } from '../../core/practice-day'
import { expect, test } from '../../core/test'
import { PaymentsPage } from '../../screens/PaymentsPage'

test('a payment settles the oldest invoice and leaves credit, which goes on another one, by keyboard alone', async ({
  page,
  practice,
  startSignedIn,
}) => {
  const { api, practiceId } = practice
  const { client } = await issuedInvoice(practice, 'Several')
  const line = { appointmentId: null, description: 'Report', quantity: 1, unitPriceCents: 5000 }
  const draft = await api.invoices.create(
    { practiceId },
    { clientId: client.id, dueOn: null, notes: '', lines: [line] },
  )
  await api.invoices.issue({ practiceId, invoiceId: draft.id }, { version: draft.version })

  await startSignedIn(practice)
  await page.goto(`/clients?client=${client.id}`)
  await pressOn(page, page.getByRole('link', { name: 'Record a payment' }))
  const payments = new PaymentsPage(page)
  await expect(payments.field('Amount')).toBeFocused()
  await expect(payments.field('Invoice 2')).toHaveValue('0.00')
  await page.keyboard.type('190')
  await expect(payments.field('Invoice 1')).toHaveValue('150.00')
  await expect(payments.field('Invoice 2')).toHaveValue('40.00')
  await typeInto(page, payments.field('Invoice 2'), '10')
  await expect(payments.recording).toContainText('$160.00 for 2 invoices, $30.00 stays as credit')
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(payments.recording).toBeHidden()
  await expect(page).toHaveURL(/\/billing\/payments$/)
  await expect(payments.table).toContainText('$190.00')

  await page.goto('/billing/credits')
  await pressUntilFocused(page, payments.rowOf('June Several'))
  await pressUntilFocused(page, payments.menuOf('June Several'), { key: 'ArrowRight', atMost: 10 })
  await chooseFromMenu(page, payments.menuOf('June Several'), 'Put on invoices')
  await expect(payments.field('Invoice 2')).toHaveValue('30.00')
  await expectAccessible(page)
  await pressOn(page, payments.applying.getByRole('button', { name: 'Apply credit' }))
  await expect(payments.applying).toBeHidden()
  await expect(page.getByText('No client has credit')).toBeVisible()
  await expectAccessible(page)
})
