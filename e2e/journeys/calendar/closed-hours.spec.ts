import type { Page } from '@playwright/test'
import {
  expectAccessible,
  expectAccessibleInForcedColors,
  expectNoSidewaysScroll,
} from '../../core/accessibility'
import type { ApiPerson } from '../../core/api-person'
import { clientInput } from '../../core/client-input'
import { chooseByTyping, pressOn, pressUntilFocused } from '../../core/keyboard'
import { openLocation } from '../../core/opening-hours'
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
