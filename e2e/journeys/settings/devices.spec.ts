import { expectAccessible } from '../../core/accessibility'
import { pressOn } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { SettingsPage } from '../../screens/SettingsPage'
import { SignInPage } from '../../screens/SignInPage'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

test('one device is signed out, then all the others, and each says why', async ({
  browser,
  page,
  product,
  practice,
  startSignedIn,
}) => {
  const { email } = practice.signedIn.user
  const signInFrom = async (userAgent: string) => {
    const device = await (await browser.newContext({ baseURL: product.address, userAgent })).newPage()
    await device.goto('/login')
    await new SignInPage(device).signIn(email)
    await expect(device).toHaveURL(/\/dashboard/)
    return device
  }
  const [phone, laptop] = [await signInFrom(IPHONE), await signInFrom(FIREFOX)]

  await startSignedIn(practice)
  const settings = new SettingsPage(page)
  await settings.open('devices')
  await expect(settings.devices).toHaveCount(4)
  await expect(settings.devices.first()).toContainText('This device')
  await expectAccessible(page)

  await pressOn(page, settings.signOutOf('Safari on iPhone'))
  await expect(settings.toast('Safari on iPhone was signed out')).toBeVisible()
  await expect(settings.devices).toHaveCount(3)
  await expect(page.getByRole('region', { name: 'Devices' })).toBeFocused()
  await phone.reload()
  await expect(phone.locator('#root').getByText(/because your session ended/)).toBeVisible()
  await laptop.reload()
  await expect(laptop).toHaveURL(/\/dashboard/)

  await pressOn(page, settings.signOutOthers)
  await expectAccessible(page)
  await pressOn(page, settings.confirmOthers)
  await expect(settings.toast('2 other devices were signed out')).toBeVisible()
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible()
  await expect(settings.devices).toHaveCount(1)
  await laptop.reload()
  await expect(laptop.locator('#root').getByText(/because your session ended/)).toBeVisible()
  await page.reload()
  await expect(settings.heading).toBeVisible()
  for (const device of [phone, laptop]) await device.context().close()
})
