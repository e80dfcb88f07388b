import { expectAccessible } from '../../core/accessibility'
import { signInToApi } from '../../core/api-person'
import { DEMO_PASSWORD } from '../../core/demo'
import { chooseByTyping, pressOn, pressUntilFocused, typeInto } from '../../core/keyboard'
import { newId } from '../../core/new-id'
import { nextMailedCode } from '../../core/outbox'
import { expect, test } from '../../core/test'
import { Frame } from '../../screens/Frame'
import { MfaPage } from '../../screens/MfaPage'
import { RegisterPage } from '../../screens/RegisterPage'
import { SetupPage } from '../../screens/SetupPage'
import { SignInPage } from '../../screens/SignInPage'

test('a new practice is set up by keyboard alone: begun, left, gone on with elsewhere, finished', async ({
  browser,
  page,
  product,
}) => {
  test.slow()
  const email = `${newId()}@marlow.example`
  const [register, mfa, setup] = [new RegisterPage(page), new MfaPage(page), new SetupPage(page)]
  await page.goto('/register')
  await typeInto(page, register.name, 'Ada Marlow')
  await typeInto(page, register.practiceName, 'Marlow')
  await typeInto(page, register.email, email)
  await typeInto(page, register.password, DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(mfa.confirmHeading).toBeFocused()
  await typeInto(page, mfa.code, await nextMailedCode(product.dataDir, email))
  await page.keyboard.press('Enter')

  await expect(setup.nameHeading).toBeFocused()
  await expect(page).toHaveTitle('Practice name, set-up · Oaklet')
  await expect(setup.name).toHaveValue('Marlow')
  await expectAccessible(page)
  await typeInto(page, setup.name, 'Marlow Therapy')
  await page.keyboard.press('Enter')
  await expect(setup.timeZoneHeading).toBeFocused()
  await expect(new Frame(page).navigation).toContainText('Marlow Therapy')
  await expectAccessible(page)
  await chooseByTyping(page, setup.timeZone, 'Denver')
  await expect(setup.timeZone).toHaveValue('America, Denver')
  await pressOn(page, setup.saveAndContinue)
  await expect(setup.hoursHeading).toBeFocused()
  await pressOn(page, setup.finishLater)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(setup.card).toContainText('2 of 4 done')
  await expectAccessible(page)

  const elsewhere = await (await browser.newContext({ baseURL: product.address })).newPage()
  const [login, there] = [new SignInPage(elsewhere), new SetupPage(elsewhere)]
  await elsewhere.goto('/login')
  await typeInto(elsewhere, login.email, email)
  await typeInto(elsewhere, login.password, DEMO_PASSWORD)
  await elsewhere.keyboard.press('Enter')
  await expect(elsewhere).toHaveURL(/\/dashboard$/)
  await pressOn(elsewhere, there.continueSetup)
  await expect(there.hoursHeading).toBeFocused()
  await expectAccessible(elsewhere)
  await pressOn(elsewhere, there.day('Monday to Friday').getByRole('button', { name: 'Add a break' }))
  await pressOn(elsewhere, there.open('Saturday'), 'Space')
  await pressUntilFocused(elsewhere, there.day('Saturday').getByRole('spinbutton', { name: /^hour, Closes/ }))
  await elsewhere.keyboard.type('1')
  await expectAccessible(elsewhere)
  await pressOn(elsewhere, there.saveAndContinue)
  await expect(there.locationHeading).toBeFocused()
  await expectAccessible(elsewhere)
  await typeInto(elsewhere, there.locationName, 'Main Street')
  await typeInto(elsewhere, there.city, 'Denver')
  await typeInto(elsewhere, there.phone, '3035550142')
  await elsewhere.keyboard.press('Enter')
  await expect(there.doneHeading).toBeFocused()
  await expectAccessible(elsewhere)
  await elsewhere.context().close()

  const { api, signedIn, practiceId } = await signInToApi(product.address, email)
  const orgId = signedIn.user.organizationId ?? ''
  const practice = await api.organization.practice({ orgId, practiceId })
  expect(practice).toMatchObject({ name: 'Marlow Therapy', timeZone: 'America/Denver' })
  expect(practice.businessHours).toMatchObject({
    friday: [
      { opens: '09:00', closes: '12:00' },
      { opens: '13:00', closes: '17:00' },
    ],
    saturday: [{ opens: '09:00', closes: '13:00' }],
    sunday: [],
  })
  expect(await api.locations.list({ practiceId })).toMatchObject([
    { name: 'Main Street', phone: '3035550142', isPrimary: true, address: { city: 'Denver' } },
  ])

  await page.reload()
  await expect(new Frame(page).heading).toHaveText(/, Ada/)
  await expect(page.getByRole('region', { name: 'Today' })).toBeVisible()
  await expect(setup.card).toBeHidden()
})
