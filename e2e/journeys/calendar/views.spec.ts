import { expectAccessible } from '../../core/accessibility'
import { clientInput } from '../../core/client-input'
import { chooseByTyping, pressOn, pressUntilFocused } from '../../core/keyboard'
import { book, dayInWords, instantAt, nextMonday } from '../../core/practice-day'
import { expect, test } from '../../core/test'
import { CalendarPage } from '../../screens/CalendarPage'

const MONDAY = nextMonday()
const IN_WORDS = dayInWords(MONDAY)

test('from a month to a day and its sheet on paper, by keyboard', async ({
  page,
  practice,
  startSignedIn,
}) => {
  const client = await practice.api.clients.create(practice, clientInput('Printed'))
  await book(practice, client, { startsAt: instantAt(MONDAY, '09:00') })
  await book(practice, client, { startsAt: instantAt(MONDAY, '11:00') })
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true')
  })
  await startSignedIn(practice)
  await page.goto(`/calendar?date=${MONDAY}`)
  const calendar = new CalendarPage(page)
  await expect(calendar.event('June Printed', '9:00 AM')).toBeVisible()

  await page.keyboard.press('m')
  const day = calendar.grid.getByRole('button', { name: `${IN_WORDS}, 2 appointments` })
  await pressUntilFocused(page, day)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(calendar.event('June Printed', '9:00 AM')).toBeFocused()
  await page.keyboard.press('n')
  await expect(calendar.event('June Printed', '11:00 AM')).toBeFocused()
  await page.keyboard.press('i')
  await expect(page.getByText(/: 2 appointments, 9:00 AM to 11:50 AM/)).toBeAttached()
  await page.keyboard.press('Shift+Enter')
  await expect(page).toHaveURL(/view=day/)

  await pressOn(page, page.getByRole('link', { name: 'Day sheet' }))
  const table = page.getByRole('table')
  await expect(table.getByRole('row')).toHaveCount(3)
  await expectAccessible(page)
  await pressOn(page, page.getByRole('button', { name: /Full names/ }))
  await pressUntilFocused(page, page.getByRole('option', { name: 'Initials' }), { key: 'ArrowDown' })
  await page.keyboard.press('Enter')
  await expect(table).toContainText('J. P.')
  await expect(table).not.toContainText('Printed')
  await pressOn(page, page.getByRole('button', { name: 'Print', exact: true }))
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'true')
  await page.emulateMedia({ media: 'print' })
  await expect(table).toBeVisible()
  for (const role of ['banner', 'button', 'link', 'search'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
})

test('three clinicians are chosen and stand side by side in the week, by keyboard', async ({
  page,
  startSignedIn,
}) => {
  await startSignedIn('owner')
  await page.goto(`/calendar?date=${MONDAY}`)
  await pressOn(page, page.getByRole('button', { name: 'Filters' }))
  const box = page.getByRole('combobox', { name: 'Clinicians side by side' })
  for (const name of ['Cole', 'Feld', 'Wren']) await chooseByTyping(page, box, name)
  await page.keyboard.press('Escape')
  const columns = page.getByRole('columnheader', { name: new RegExp(`, ${IN_WORDS}`) })
  await expect(columns).toHaveText([
    `Dr. Imani Cole, ${IN_WORDS}`,
    `Noah Feld, ${IN_WORDS}`,
    `Olivia Wren, ${IN_WORDS}`,
  ])
  await expectAccessible(page)
  await pressOn(page, page.getByRole('button', { name: 'Clear 1 filter' }))
  await expect(columns).toHaveCount(0)
})

test('a time is found and booked, by keyboard', async ({ page, practice, startSignedIn }) => {
  const client = await practice.api.clients.create(practice, clientInput('Sought'))
  await book(practice, client, { startsAt: instantAt(MONDAY, '09:00') })
  await startSignedIn(practice)
  await page.goto(`/calendar?date=${MONDAY}`)
  const calendar = new CalendarPage(page)
  await expect(calendar.event('June Sought', '9:00 AM')).toBeVisible()
  await page.keyboard.press('f')
  const first = calendar.dialog.getByRole('button', { name: new RegExp(`^${IN_WORDS}, `) }).first()
  await expect(first).toHaveText(/^10:00 AM/)
  await expectAccessible(page)
  await pressOn(page, first)
  // The search stays below it.
  const booking = page.getByRole('dialog', { name: 'New appointment' })
  await chooseByTyping(page, booking.getByRole('combobox', { name: 'Client' }), 'June Sought')
  await pressOn(page, booking.getByRole('button', { name: /Service/ }))
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeFocused()
  await page.keyboard.type('90834')
  await page.keyboard.press('Enter')
  // It lies over the next field until it has gone.
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(calendar.dialog).toHaveCount(0)
  await expect(calendar.event('June Sought', '10:00 AM')).toBeFocused()
})
