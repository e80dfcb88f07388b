import { expectAccessible } from '../../core/accessibility'
import { pressOn, pressUntilFocused, typeInto } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { Frame } from '../../screens/Frame'
import { OrganizationPage } from '../../screens/OrganizationPage'

test('the organization is changed by keyboard alone', async ({ page, practice, signIn }) => {
  await signIn(practice)
  const organization = new OrganizationPage(page)
  await pressOn(page, new Frame(page).linkTo('Organization Settings'))
  await expect(organization.heading).toBeFocused()
  await typeInto(page, organization.name, 'Marsh Therapy')
  await typeInto(page, organization.phone, '+1 518 555 0142')
  await pressUntilFocused(page, organization.city)
  await expect(organization.phone).toHaveValue('+1 (518) 555-0142')
  await page.keyboard.type('Troy')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(organization.toast('Organization settings saved')).toBeVisible()
  await expect(new Frame(page).navigation).toContainText('Marsh Therapy')
  const orgId = practice.signedIn.user.organizationId ?? ''
  expect(await practice.api.organization.settings({ orgId })).toMatchObject({
    name: 'Marsh Therapy',
    phone: '15185550142',
    address: { city: 'Troy' },
  })
})
