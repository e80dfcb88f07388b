import { bookFor, setStatus } from '../../core/clinician-day'
import { DEMO_EMAILS, DEMO_PASSWORD } from '../../core/demo'
import { nextMailedCode } from '../../core/outbox'
import { expect, test } from '../../core/screen-speech-test'
import { NotificationsPage } from '../../screens/NotificationsPage'
import { SettingsPage } from '../../screens/SettingsPage'
import { SetupPage } from '../../screens/SetupPage'

test('Registering', async ({ open, page, product, reader }) => {
  const email = 'ada@marlow.example'
  const setup = new SetupPage(page)
  await open('/register')
  await reader.press('Tab', 'Enter', 'Tab', 'Enter')
  await reader.type('Ada Marlow')
  await reader.press('Tab')
  await reader.type('Marlow Therapy')
  await reader.press('Tab')
  await reader.type(email)
  await reader.press('Tab')
  await reader.type(DEMO_PASSWORD)
  await reader.press('Enter', 'Tab')
  const code = await nextMailedCode(product.dataDir, email)
  await reader.does('type the code', () => page.keyboard.insertText(code))
  await reader.does('Enter', async () => {
    await page.keyboard.press('Enter')
    await expect(setup.nameHeading).toBeFocused()
  })
})

test('Forgotten password', async ({ open, page, product, reader }) => {
  await open('/forgot-password')
  await reader.press('Tab')
  await reader.type(DEMO_EMAILS.readonly)
  await reader.press('Enter', 'Tab')
  const code = await nextMailedCode(product.dataDir, DEMO_EMAILS.readonly)
  await reader.type(code === '000000' ? '000001' : '000000')
  await reader.press('Tab')
  await reader.type('four words in a row')
  await reader.press('Enter', 'Shift+Tab', 'Control+a')
  await reader.does('type the code', () => page.keyboard.insertText(code))
  await reader.press('Enter')
})

test('Set-up', async ({ open, page, practice, reader, signIn }) => {
  await signIn(practice)
  await open('/setup')
  const setup = new SetupPage(page)
  await reader.does('Tab to the name', () => setup.name.focus())
  await reader.does('Enter', async () => {
    await page.keyboard.press('Enter')
    await expect(setup.timeZoneHeading).toBeFocused()
  })
  await reader.does('Tab to the time zone', () => setup.timeZone.focus())
  await reader.press('Control+a')
  await reader.type('Denver')
  await reader.press('ArrowDown', 'Enter', 'Tab')
  await reader.does('Enter', async () => {
    await page.keyboard.press('Enter')
    await expect(setup.hoursHeading).toBeFocused()
  })
  await reader.does('Tab to “Finish later”', () => setup.finishLater.focus())
  await reader.does('Enter', async () => {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: /, Wanda/ })).toBeFocused()
  })
})

test('Settings', async ({ open, page, reader, signIn }) => {
  await signIn('manager')
  await open('/settings')
  const settings = new SettingsPage(page)
  await reader.does('Tab to the parts', () => settings.tab('Profile').focus())
  await reader.press('Tab', 'Control+a')
  await reader.type('Morgan Hale')
  await reader.press('Enter')
  await reader.does('Tab to the parts', () => settings.tab('Profile').focus())
  await reader.press('ArrowRight', 'Tab', 'Enter')
})

test('Notifications', async ({ apiOf, open, page, reader, signIn }) => {
  const [scheduler, clinician] = [await apiOf('scheduler'), await apiOf('clinician')]
  await clinician.api.notifications.readAll(clinician)
  await setStatus(scheduler, await bookFor(scheduler, clinician, 'Keyes'), 'cancelled_client')
  await signIn('clinician')
  await open('/notifications')
  const notifications = new NotificationsPage(page)
  await reader.does('Tab to the filter', () => notifications.show('Unread').focus())
  await reader.press('Tab', 'Tab', 'ArrowDown', 'ArrowUp', 'ArrowRight', 'Enter', 'End', 'Enter')
})
