import { expectAccessible } from '../../core/accessibility'
import { chooseFromMenu, pressOn, pressUntilFocused, typeInto } from '../../core/keyboard'
import { clientWithSession } from '../../core/practice-day'
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

test('a fee is changed for what is booked from now on, and a service goes, by keyboard alone', async ({
  page,
  practice,
  startSignedIn,
}) => {
  const { api, practiceId } = practice
  const client = await clientWithSession(practice, 'Before')
  await startSignedIn(practice)
  await page.goto('/billing/settings?section=services')
  const settings = new BillingSettingsPage(page)

  await pressUntilFocused(page, settings.service('90785'))
  await pressUntilFocused(page, settings.service('90834'), { key: 'ArrowDown' })
  await page.keyboard.press('Enter')
  await expect(settings.field('Code')).toBeFocused()
  await typeInto(page, settings.field('Fee'), '160.005')
  await expectAccessible(page)
  await pressOn(page, settings.saveService)
  await expect(settings.field('Fee')).toHaveAccessibleDescription(/Enter an amount like 120\.50/)
  await expect(settings.field('Fee')).toHaveValue('160.005')
  await typeInto(page, settings.field('Fee'), '160')
  await pressOn(page, settings.saveService)
  await expect(settings.toast('90834 Individual session, 45 minutes saved')).toBeVisible()
  await expect(settings.service('90834')).toContainText('$160.00')
  const booked = await api.appointments.listUninvoiced({ practiceId }, { clientId: client.id })
  expect(booked.items.map(({ lines }) => lines[0]?.feeCents)).toEqual([15_000])

  const deactivated = settings.actionsFor('90834 Individual session, 45 minutes')
  await expect(settings.service('90834')).toBeFocused()
  await pressUntilFocused(page, deactivated, { key: 'ArrowRight' })
  await chooseFromMenu(page, deactivated, 'Make inactive')
  await expect(settings.service('90834')).toContainText('Inactive')
  await page.goto('/calendar?new=1')
  await pressUntilFocused(page, page.getByRole('button', { name: 'Service' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: /90837/ })).toBeVisible()
  await expect(page.getByRole('option', { name: /90834/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expectAccessible(page)
})

test('statements get a day of the month, and their numbers rise, by keyboard alone', async ({
  page,
  practice,
  startSignedIn,
}) => {
  await startSignedIn(practice)
  await page.goto('/billing/settings?section=invoicing')
  const settings = new BillingSettingsPage(page)
  await expect(settings.invoicing).toContainText('None is made by itself.')
  await expectAccessible(page)

  await pressOn(page, settings.edit)
  await expect(settings.field('Invoices are due after')).toBeFocused()
  await pressOn(page, settings.statementDay)
  await pressUntilFocused(page, page.getByRole('option', { name: 'The 2nd of each month', exact: true }), {
    ...{ key: 'ArrowDown', atMost: 5 },
  })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Statement day' })).toBeHidden()
  await expect(settings.dialog).toContainText('On the 2nd of each month a draft is made')
  await typeInto(page, settings.field('Next statement'), '500')
  await expectAccessible(page)
  await pressOn(page, settings.saveSettings)
  await expect(settings.toast('Invoices and statements saved')).toBeVisible()
  await expect(settings.invoicing).toContainText('On the 2nd of each month a draft is made')
  await expect(settings.edit).toBeFocused()

  await pressOn(page, settings.edit)
  await typeInto(page, settings.field('Next statement'), '499')
  await pressOn(page, settings.saveSettings)
  await expect(settings.dialog).toContainText('Numbers only rise: use 500 or a higher one')
  expect(await practice.api.billingSettings.get(practice)).toMatchObject({
    ...{ statementDay: 2, nextNumbers: { statement: 500 } },
  })
  await expectAccessible(page)
})
