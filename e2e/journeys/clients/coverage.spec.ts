import { expectAccessible } from '../../core/accessibility'
import { clientInput } from '../../core/client-input'
import { pressOn, pressUntilFocused, typeInto } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { ClientsPage } from '../../screens/ClientsPage'
import { CoveragePage } from '../../screens/CoveragePage'

test('adds coverage and an authorization to a client by keyboard alone', async ({
  page,
  apiOf,
  startSignedIn,
}) => {
  const { api, practiceId } = await apiOf('manager')
  const { id } = await api.clients.create({ practiceId }, clientInput('Covered'))
  await startSignedIn('manager')
  await page.goto(`/clients?client=${id}&tab=overview`)
  await pressUntilFocused(page, new ClientsPage(page).tab('Overview'))
  await pressUntilFocused(page, new ClientsPage(page).tab('Insurance'), { key: 'ArrowRight' })
  const coverage = new CoveragePage(page)
  await expectAccessible(page)

  await pressOn(page, coverage.add)
  await pressOn(page, coverage.payer)
  await page.keyboard.type('Aetna')
  await expect(page.getByRole('option', { name: 'Aetna' })).toBeFocused()
  await page.keyboard.press('Enter')
  await typeInto(page, coverage.memberId, 'W55501')
  await pressUntilFocused(page, coverage.day(coverage.form, 'First day'))
  await page.keyboard.type('01012026')
  await typeInto(page, coverage.copay, '25')
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+Enter')

  const card = coverage.card('First insurance: Aetna')
  await expect(card).toContainText('W55501')
  await expect(card).toContainText('$25.00')
  await expect(card).toContainText('Not verified')

  await pressOn(page, coverage.authorize('Aetna'))
  const form = coverage.authorizationForm
  await typeInto(page, form.getByRole('textbox', { name: 'Number' }), 'A-100')
  await typeInto(page, form.getByRole('textbox', { name: 'Visits allowed' }), '12')
  await pressUntilFocused(page, coverage.day(form, 'Last day'))
  await page.keyboard.type('12312099')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(coverage.authorizations('Aetna')).toContainText(/A-100.*0 of 12 visits used.*12 visits left/)
  await expect(coverage.authorize('Aetna')).toBeFocused()
  await expectAccessible(page)
})
