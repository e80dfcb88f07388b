import { expectAccessible } from '../../core/accessibility'
import { chooseFromMenu, pressOn, pressUntilFocused, typeInto } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { BillingSettingsPage } from '../../screens/BillingSettingsPage'

test('a payer is added and made inactive from the home of billing, by keyboard alone', async ({
  page,
  practice,
  startSignedIn,
}) => {
  await startSignedIn(practice)
  await page.goto('/billing')
  await pressOn(page, page.getByRole('link', { name: 'Billing settings' }))
  const settings = new BillingSettingsPage(page)
  await expect(settings.heading).toBeFocused()
  await expect(settings.addProfile).toBeVisible()
  await expectAccessible(page)

  await pressOn(page, page.getByRole('tab', { name: 'Who bills' }), 'ArrowRight')
  await expect(settings.payersTab).toBeFocused()
  await expect(page).toHaveURL(/\/billing\/settings\?section=payers$/)
  await pressOn(page, settings.addPayer)
  await expect(settings.field('Name')).toBeFocused()
  await page.keyboard.type('Aetna')
  await typeInto(page, settings.field('Payer id (optional)'), '60054')
  await expectAccessible(page)
  await pressOn(page, settings.savePayer)
  await expect(settings.toast('Aetna saved')).toBeVisible()
  await expect(settings.payer('Aetna')).toContainText('60054')
  await expect(settings.addPayer).toBeFocused()

  await pressUntilFocused(page, settings.payer('Aetna'))
  await pressUntilFocused(page, settings.actionsFor('Aetna'), { key: 'ArrowRight' })
  await chooseFromMenu(page, settings.actionsFor('Aetna'), 'Make inactive')
  await expect(settings.payer('Aetna')).toContainText('Inactive')
  expect(await practice.api.payers.list(practice)).toMatchObject([{ name: 'Aetna', isActive: false }])
  await expectAccessible(page)
})
