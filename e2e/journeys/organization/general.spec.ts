import { expectAccessible } from '../../core/accessibility'
import { pressIn, pressOn, pressUntilFocused, typeInto } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { Frame } from '../../screens/Frame'
import { OrganizationPage } from '../../screens/OrganizationPage'
import { SignInPage } from '../../screens/SignInPage'

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

test('two people change it at once: the second sees both versions, and loses nothing', async ({
  browser,
  page,
  practice,
  product,
  startSignedIn,
}) => {
  test.slow()
  await startSignedIn(practice)
  const organization = new OrganizationPage(page)
  await organization.open()
  const elsewhere = await (await browser.newContext({ baseURL: product.address })).newPage()
  const there = new OrganizationPage(elsewhere)
  await elsewhere.goto('/company/organization')
  await new SignInPage(elsewhere).signIn(practice.signedIn.user.email)
  await typeInto(elsewhere, there.name, 'Their name')
  await elsewhere.keyboard.press('Enter')
  await expect(there.toast('Organization settings saved')).toBeVisible()

  await typeInto(page, organization.name, 'My name')
  await typeInto(page, organization.email, 'me@marsh.example')
  await page.keyboard.press('Enter')
  await expect(organization.alert).toContainText('Somebody else changed this organization')
  for (const words of ['My name', 'Their name', 'me@marsh.example'])
    await expect(organization.versions).toContainText(words)
  await expect(organization.name).toHaveValue('My name')
  await expectAccessible(page)
  await pressUntilFocused(page, organization.keepMine, { key: 'Shift+Tab' })
  await page.keyboard.press('Enter')
  await expect(organization.toast('Organization settings saved')).toBeVisible()
  await expect(organization.versions).toBeHidden()
  await expect(organization.save).toBeFocused()

  await typeInto(elsewhere, there.city, 'Albany')
  await elsewhere.keyboard.press('Enter')
  await expect(there.versions).toContainText('me@marsh.example')
  await pressUntilFocused(elsewhere, there.takeTheirs, { key: 'Shift+Tab' })
  await elsewhere.keyboard.press('Enter')
  await expect(there.name).toHaveValue('My name')
  await expect(there.city).toHaveValue('')
  await expect(there.save).toBeFocused()
  await typeInto(elsewhere, there.city, 'Albany')
  await elsewhere.keyboard.press('Enter')
  const orgId = practice.signedIn.user.organizationId ?? ''
  const saved = () => practice.api.organization.settings({ orgId })
  await expect.poll(saved).toMatchObject({
    name: 'My name',
    email: 'me@marsh.example',
    address: { city: 'Albany' },
  })
  await elsewhere.context().close()
})

test('another part or screen asks before it takes away what was typed', async ({
  page,
  practice,
  startSignedIn,
}) => {
  await startSignedIn(practice)
  const organization = new OrganizationPage(page)
  await organization.open()
  await typeInto(page, organization.name, 'Somebody')
  await pressUntilFocused(page, organization.tab('General'), { key: 'Shift+Tab' })
  await page.keyboard.press('ArrowRight')
  await pressIn(page, organization.leaveQuestion, 'Escape')
  await expect(organization.name).toHaveValue('Somebody')
  await pressOn(page, new Frame(page).linkTo('Clients'))
  await pressOn(page, organization.leave)
  await expect(page).toHaveURL(/\/clients/)
})

test('those who may not change it read it', async ({ page, startSignedIn }) => {
  await startSignedIn('readonly')
  const organization = new OrganizationPage(page)
  await organization.open()
  await expect(page.getByText('USD, US Dollar')).toBeVisible()
  await expect(organization.save).toHaveCount(0)
  await organization.open('hours')
  await expect(organization.day('Sunday')).toContainText('Closed')
  await expect(organization.edit('Sunday')).toHaveCount(0)
  await expectAccessible(page)
})
