import { expectAccessible } from '../../core/accessibility'
import { bookFor, setStatus } from '../../core/clinician-day'
import { pressIn, pressInToast, pressOn, pressUntilFocused } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { NotificationsPage } from '../../screens/NotificationsPage'

test('reads, opens, archives and brings back what they were told, by keyboard alone', async ({
  page,
  signIn,
  apiOf,
}) => {
  const [scheduler, clinician] = [await apiOf('scheduler'), await apiOf('clinician')]
  await clinician.api.notifications.readAll(clinician)
  await setStatus(scheduler, await bookFor(scheduler, clinician, 'Keyes'), 'cancelled_client')
  await signIn('clinician')
  const notifications = new NotificationsPage(page)
  await expect(notifications.wayIn).toHaveAccessibleName(/^Notifications ?, 2 unread$/)
  await page.keyboard.press('g')
  await page.keyboard.press('n')
  await expect(notifications.heading).toHaveText('Notifications')
  await expect(page).toHaveTitle('(2) Notifications · Oaklet')
  const cancelled = notifications.row(/June Keyes.*was cancelled/)
  const booked = notifications.row(/June Keyes was booked/)
  await expect(cancelled).toContainText('Unread')
  await expectAccessible(page)

  await pressUntilFocused(page, cancelled)
  await page.keyboard.press('ArrowDown')
  await expect(booked).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('June Keyes')
  await pressIn(page, page.getByRole('dialog'), 'Escape')
  await page.goBack()
  await page.goto('/notifications')
  await expect(booked).toBeHidden()

  await pressUntilFocused(page, cancelled)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(notifications.menuItem('Archive')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('End')
  await expect(notifications.menuItem('Archive')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(notifications.caughtUp).toBeVisible()
  await expect(notifications.heading).toBeFocused()
  await expectAccessible(page)

  await pressInToast(page, page.getByRole('button', { name: 'Undo' }))
  await expect(cancelled).toContainText('Unread')
  await pressOn(page, notifications.readAll)
  await expect(notifications.caughtUp).toBeVisible()
  await expect(notifications.heading).toBeFocused()
  await expect(page).toHaveTitle('Notifications · Oaklet')
})
