import { expectAccessible } from '../../core/accessibility'
import { signInToApi } from '../../core/api-person'
import { DEMO_PASSWORD } from '../../core/demo'
import { pressIn, pressOn, pressUntilFocused, typeInto } from '../../core/keyboard'
import { newId } from '../../core/new-id'
import { mailedCode, nextMail, mailTo } from '../../core/outbox'
import { expect, test } from '../../core/test'
import { Frame } from '../../screens/Frame'
import { SettingsPage } from '../../screens/SettingsPage'
import { SignInPage } from '../../screens/SignInPage'

test('another part or screen asks before it takes away what was typed', async ({
  page,
  practice,
  startSignedIn,
}) => {
  await startSignedIn(practice)
  const settings = new SettingsPage(page)
  await settings.open()
  await typeInto(page, settings.name, 'Somebody')
  await pressUntilFocused(page, settings.tab('Profile'), { key: 'Shift+Tab' })
  await page.keyboard.press('ArrowRight')
  await expect(settings.leaveQuestion).toBeVisible()
  await expectAccessible(page)
  await pressIn(page, settings.leaveQuestion, 'Escape')
  await expect(settings.name).toHaveValue('Somebody')
  await pressOn(page, new Frame(page).linkTo('Clients'))
  await pressOn(page, settings.leave)
  await expect(page).toHaveURL(/\/clients/)
})

test('a new e-mail is proved by its code; other tabs go on, and the address before hears of it', async ({
  context,
  page,
  product,
  practice,
  signIn,
}) => {
  const before = practice.signedIn.user.email
  const email = `new-${newId()}@practice.example`
  await signIn(practice)
  const otherTab = await context.newPage()
  await otherTab.goto('/dashboard')
  await expect(new Frame(otherTab).account).toBeVisible()

  const settings = new SettingsPage(page)
  await settings.open()
  await pressOn(page, settings.changeEmail)
  await expect(settings.newEmail).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type(email)
  await typeInto(page, settings.currentPassword, DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(settings.code).toBeFocused()
  await expectAccessible(page)
  const code = await mailedCode(product.dataDir, email)
  await page.keyboard.type(code === '000000' ? '000001' : '000000')
  await page.keyboard.press('Enter')
  await expect(settings.code).toHaveAccessibleDescription(/You have 4 tries left/)
  const mails = (await mailTo(product.dataDir, before)).length
  await typeInto(page, settings.code, code)
  await page.keyboard.press('Enter')
  await expect(settings.toast(`You now sign in with ${email}`)).toBeVisible()
  await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible()
  await expect(settings.changeEmail).toBeFocused()
  expect(await nextMail(product.dataDir, before, mails)).toContain(
    'Subject: The e-mail of your Oaklet account was changed',
  )

  await otherTab.reload()
  await expect(new Frame(otherTab).account).toBeVisible()
  const [frame, login] = [new Frame(page), new SignInPage(page)]
  await pressOn(page, frame.account)
  await pressUntilFocused(page, frame.signOut, { key: 'ArrowDown' })
  await page.keyboard.press('Enter')
  await typeInto(page, login.email, email)
  await typeInto(page, login.password, DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(signInToApi(product.address, before)).rejects.toMatchObject({ code: 'invalid_credentials' })
})
