import type { Page } from '@playwright/test'
import {
  expectAccessible,
  expectAccessibleInForcedColors,
  expectNoSidewaysScroll,
} from '../../core/accessibility'
import type { ApiPerson } from '../../core/api-person'
import { clientInput } from '../../core/client-input'
import { firstLocation } from '../../core/first-location'
import { chooseByTyping, pressOn, pressUntilFocused } from '../../core/keyboard'
import { openLocation, workThere } from '../../core/opening-hours'
import { book, dayInWords, instantAt, nextMonday } from '../../core/practice-day'
import { expect, test } from '../../core/test'
import { CalendarPage } from '../../screens/CalendarPage'
import { EditedListPage } from '../../screens/EditedListPage'
import { Frame } from '../../screens/Frame'
import { OrganizationPage } from '../../screens/OrganizationPage'

const MONDAY = nextMonday()
const IN_WORDS = dayInWords(MONDAY)
const [YEAR = '', MONTH = '', DAY = ''] = MONDAY.split('-')
const WEEK = `/calendar?date=${MONDAY}`

const newClient = (practice: ApiPerson, lastName: string) =>
  practice.api.clients.create(practice, clientInput(lastName))

async function bookAt(practice: ApiPerson, lastName: string, time: string) {
  const client = await newClient(practice, lastName)
  return book(practice, client, { startsAt: instantAt(MONDAY, time) })
}

/** Fills the open form with a service and a time on Monday. */
async function fillIn(page: Page, calendar: CalendarPage, time: string) {
  await expect(calendar.dialog).toContainText('New appointment')
  await pressOn(page, calendar.choice('Service'))
  // What is typed before the list has the focus goes nowhere.
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeFocused()
  await page.keyboard.type('90834')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await pressUntilFocused(page, calendar.dialog.getByRole('spinbutton', { name: /month, Date/ }))
  await page.keyboard.type(`${MONTH}${DAY}${YEAR}`)
  await pressUntilFocused(page, calendar.dialog.getByRole('spinbutton', { name: /hour, Start/ }))
  await page.keyboard.type(time)
}

/** The question is there, and the keyboard on the answer that changes nothing. */
async function expectAsked(calendar: CalendarPage, title: string, words: string) {
  await expect(calendar.asked(title)).toContainText(words)
  await expect(calendar.chooseAnotherTime).toBeFocused()
}

/** Answers the question that has the focus. */
async function bookAnyway(page: Page, calendar: CalendarPage) {
  await page.keyboard.press('Tab')
  await expect(calendar.bookAnyway).toBeFocused()
  await page.keyboard.press('Enter')
}

test('a holiday from the settings is named in the calendar and asked about before anything is booked on it', async ({
  page,
  practice,
  problems,
  startSignedIn,
}) => {
  test.slow()
  problems.expect(/status of 409/)
  await newClient(practice, 'Holiday')
  await startSignedIn(practice)
  const [calendar, list] = [new CalendarPage(page), new EditedListPage(page, 'holidays')]
  await new OrganizationPage(page).open('holidays')
  await pressOn(page, list.add)
  await expect(list.name).toBeFocused()
  await page.keyboard.type('Founders’ Day')
  await pressUntilFocused(page, list.dialog.getByRole('spinbutton', { name: /^month, Date/ }))
  await page.keyboard.type(`${MONTH}${DAY}${YEAR}`)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(list.nameOf('Founders’ Day')).toBeFocused()

  await pressOn(page, new Frame(page).linkTo('Calendar'))
  await pressOn(page, calendar.nextWeek)
  await expect(calendar.dayHeader(`${IN_WORDS}, Founders’ Day`)).toBeVisible()
  const closed = calendar.slot(`${IN_WORDS}, Founders’ Day, 10:00 AM, closed, no appointments`)
  await expect(closed).toBeVisible()
  await expectAccessible(page)

  await pressOn(page, calendar.newAppointment)
  await expect(calendar.dialog).toContainText('New appointment')
  await chooseByTyping(page, calendar.field('Client'), 'June Hol')
  await fillIn(page, calendar, '1000AM')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expectAsked(calendar, 'Book on a holiday?', `${IN_WORDS}, ${YEAR}: closed for Founders’ Day.`)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 860 })
  await expectAccessibleInForcedColors(page)

  await page.keyboard.press('Escape')
  await expect(calendar.question).toBeHidden()
  await expect(calendar.dialog).toContainText('Closed for Founders’ Day; choose another time, or book anyway')
  await expect(calendar.choice('Service')).toContainText('90834')
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expectAsked(calendar, 'Book on a holiday?', 'closed for Founders’ Day')
  await bookAnyway(page, calendar)
  await expect(calendar.event('June Holiday', '10:00 AM to 10:45 AM')).toBeFocused()
})

test('a location’s own hours count: what is closed is asked before who is there already', async ({
  page,
  practice,
  problems,
  startSignedIn,
}) => {
  problems.expect(/status of 409/)
  await bookAt(practice, 'First', '14:00')
  const client = await newClient(practice, 'Second')
  const { name } = await openLocation(practice, '08:00', '12:00')
  await startSignedIn(practice)
  await page.goto(`${WEEK}&book=${client.id}`)
  const calendar = new CalendarPage(page)
  await fillIn(page, calendar, '0200PM')
  await page.keyboard.press('ControlOrMeta+Enter')
  const words = `${name} is open 8:00 AM to 12:00 PM on ${IN_WORDS}, ${YEAR}.`
  await expectAsked(calendar, 'Book outside of opening hours?', words)
  await bookAnyway(page, calendar)
  await expectAsked(calendar, 'Book at the same time?', 'June First')
  await expectAccessible(page)
  await bookAnyway(page, calendar)
  await expect(calendar.event('June Second', '2:00 PM to 2:45 PM')).toBeFocused()
  // Open at the location before the practice is, and closed where neither is.
  await expect(calendar.slot(`${IN_WORDS}, 8:00 AM, no appointments`)).toBeVisible()
  await expect(calendar.slot(`${IN_WORDS}, 5:00 PM, closed, no appointments`)).toBeVisible()
  await expect(calendar.dayHeader('Sunday')).toBeVisible()
})

test('narrowed to a clinician, the calendar is shaded by when they work, and asks outside of it', async ({
  page,
  practice,
  problems,
  startSignedIn,
}) => {
  problems.expect(/status of 409/)
  await workThere(practice, '09:00', '12:00')
  const client = await newClient(practice, 'Afternoon')
  await startSignedIn(practice)
  await page.goto(WEEK)
  const calendar = new CalendarPage(page)
  await expect(calendar.slot(`${IN_WORDS}, 2:00 PM, no appointments`)).toBeVisible()
  await pressOn(page, calendar.clinician)
  await pressUntilFocused(page, calendar.option('Wanda Marsh'), { key: 'ArrowDown' })
  await page.keyboard.press('Enter')
  await expect(calendar.slot(`${IN_WORDS}, 2:00 PM, closed, no appointments`)).toBeVisible()
  await expect(calendar.slot(`${IN_WORDS}, 10:00 AM, no appointments`)).toBeVisible()
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 860 })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 1280, height: 860 })
  await expectAccessibleInForcedColors(page)

  await page.goto(`${WEEK}&book=${client.id}`)
  await fillIn(page, calendar, '0200PM')
  await page.keyboard.press('ControlOrMeta+Enter')
  const { name } = await firstLocation(practice)
  const words = `Wanda Marsh works 9:00 AM to 12:00 PM at ${name} on ${IN_WORDS}, ${YEAR}.`
  await expectAsked(calendar, 'Book outside of working hours?', words)
  await bookAnyway(page, calendar)
  await expect(calendar.event('June Afternoon', '2:00 PM to 2:45 PM')).toBeFocused()
})

test('a move out of hours asks and goes back on no; one that is taken back asks nothing', async ({
  page,
  practice,
  problems,
  startSignedIn,
}) => {
  problems.expect(/status of 409/)
  await bookAt(practice, 'Late', '16:00')
  await startSignedIn(practice)
  await page.goto(WEEK)
  const calendar = new CalendarPage(page)
  const before = calendar.event('June Late', '4:00 PM to 4:50 PM')
  const after = calendar.event('June Late', '5:00 PM to 5:50 PM')
  await pressUntilFocused(page, calendar.grid.locator('[tabindex="0"]'))
  await pressUntilFocused(page, before, { key: 'ArrowDown' })
  const moveByKeys = async (key: 'ArrowDown' | 'ArrowUp') => {
    await page.keyboard.press('F2')
    await page.keyboard.press(key)
    await page.keyboard.press(key)
    await page.keyboard.press('Enter')
  }
  await moveByKeys('ArrowDown')
  await expectAsked(calendar, 'Book outside of opening hours?', `on ${IN_WORDS}, ${YEAR}.`)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(calendar.question).toBeHidden()
  await expect(before).toBeFocused()
  await expect(page.getByText('Could not be moved. Put back to', { exact: false })).toBeAttached()

  await moveByKeys('ArrowDown')
  await expectAsked(calendar, 'Book outside of opening hours?', `on ${IN_WORDS}, ${YEAR}.`)
  await bookAnyway(page, calendar)
  await expect(after).toBeFocused()
  await expect(page.getByText(/June Late moved to/).last()).toBeAttached()

  // Into hours without a question, and back to where it stood without one.
  await moveByKeys('ArrowUp')
  await expect(before).toBeFocused()
  await expect(page.getByText(/June Late moved to .* 4:00 PM/).last()).toBeAttached()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(after).toBeVisible()
  await expect(calendar.question).toBeHidden()
  await expect(page.getByText(/June Late is back on/).last()).toBeAttached()
})
