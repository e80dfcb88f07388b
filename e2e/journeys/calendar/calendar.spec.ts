import { expectAccessible } from '../../core/accessibility'
import type { ApiPerson } from '../../core/api-person'
import { clientInput } from '../../core/client-input'
import { pressUntilFocused } from '../../core/keyboard'
import { book, dayInWords, instantAt, nextMonday } from '../../core/practice-day'
import { expect, test } from '../../core/test'
import { untilQuiet } from '../../core/until-quiet'
import { CalendarPage } from '../../screens/CalendarPage'

const MONDAY = nextMonday()
const WEEK = `/calendar?date=${MONDAY}`

async function bookAt(practice: ApiPerson, lastName: string, time: string) {
  const client = await practice.api.clients.create(practice, clientInput(lastName))
  return book(practice, client, { startsAt: instantAt(MONDAY, time) })
}

test('moves an appointment by pointer, and it stays there', async ({ page, practice, startSignedIn }) => {
  await bookAt(practice, 'Dragged', '09:00')
  await startSignedIn(practice)
  await page.goto(WEEK)
  const calendar = new CalendarPage(page)
  const event = calendar.event('June Dragged', '9:00 AM')
  const target = calendar.slot(`${dayInWords(MONDAY)}, 11:00 AM`)
  await untilQuiet(page)
  await event.hover({ position: { x: 20, y: 8 } })
  await page.mouse.down()
  // What is dragged lies over the slots.
  await event.hover({ position: { x: 24, y: 30 }, force: true })
  await target.hover({ position: { x: 20, y: 12 }, force: true })
  await target.hover({ position: { x: 20, y: 8 }, force: true })
  await page.mouse.up()
  await expect(calendar.event('June Dragged', '11:00 AM to 11:50 AM')).toBeVisible()
  await expect(page.getByText(/June Dragged moved to/).last()).toBeAttached()
  await page.reload()
  await expect(calendar.event('June Dragged', '11:00 AM to 11:50 AM')).toBeVisible()
})

test('moves an appointment by keyboard, and Escape puts it back', async ({
  page,
  practice,
  startSignedIn,
}) => {
  await bookAt(practice, 'Moved', '09:00')
  await startSignedIn(practice)
  await page.goto(WEEK)
  const calendar = new CalendarPage(page)
  const event = calendar.event('June Moved', '9:00 AM')
  await expect(event).toBeVisible()
  await event.focus()
  await page.keyboard.press('F2')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(event).toBeFocused()

  await page.keyboard.press('F2')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const moved = calendar.event('June Moved', '10:00 AM to 10:50 AM')
  await expect(moved).toBeFocused()
  await expect(page.getByText(/June Moved moved to/).last()).toBeAttached()
  await page.reload()
  await expect(moved).toBeVisible()
})

test('changes the status, and cancels with a reason', async ({ page, practice, startSignedIn }) => {
  await bookAt(practice, 'Checked', '09:00')
  await startSignedIn(practice)
  await page.goto(WEEK)
  const calendar = new CalendarPage(page)
  await calendar.event('June Checked').click()
  await expect(calendar.dialog).toContainText('Scheduled')
  await expectAccessible(page)
  await calendar.button('Change status').click()
  await calendar.menuItem('Check in').click()
  await expect(calendar.dialog).toContainText('Checked in')

  await calendar.button('Cancel appointment').click()
  await expect(calendar.dialog.last()).toContainText('How was it cancelled?')
  await expectAccessible(page)
  await calendar.dialog.last().getByText('Late cancellation', { exact: true }).click()
  await calendar.dialog.last().getByRole('button', { name: 'Cancel appointment' }).click()
  await expect(page.getByText('Late cancellation').first()).toBeVisible()
})

test('shows where the keyboard is on a slot that an appointment goes on into', async ({
  page,
  practice,
  startSignedIn,
}) => {
  await bookAt(practice, 'Beneath', '09:00')
  await startSignedIn(practice)
  await page.goto(WEEK)
  const calendar = new CalendarPage(page)
  await calendar.event('June Beneath', '9:00 AM').focus()
  await pressUntilFocused(page, calendar.slot(`${dayInWords(MONDAY)}, 9:30 AM, 1 appointment`), {
    key: 'ArrowDown',
  })
})
