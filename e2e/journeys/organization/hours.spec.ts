import type { Page } from '@playwright/test'
import { expectAccessible } from '../../core/accessibility'
import { clientInput } from '../../core/client-input'
import { chooseByTyping, pressOn, pressUntilFocused } from '../../core/keyboard'
import { book, dayInWords, instantAt, nextMonday } from '../../core/practice-day'
import { expect, test } from '../../core/test'
import { CalendarPage } from '../../screens/CalendarPage'
import { Frame } from '../../screens/Frame'
import { OrganizationPage } from '../../screens/OrganizationPage'

const MONDAY = dayInWords(nextMonday())

/** Tab goes to the first of the other days, the arrows to the one that shall have the same hours. */
async function chooseAlso(page: Page, organization: OrganizationPage, first: string, day: string) {
  await pressUntilFocused(page, organization.alsoOn(first))
  await pressUntilFocused(page, organization.alsoOn(day), { key: 'ArrowRight' })
  await page.keyboard.press('Enter')
  await expect(organization.alsoOn(day)).toHaveAttribute('aria-pressed', 'true')
}

test('the hours of a day are set by keyboard alone, and the calendar shades what lies outside of them', async ({
  page,
  practice,
  signIn,
}) => {
  test.slow()
  await signIn(practice)
  const [frame, calendar, organization] = [
    new Frame(page),
    new CalendarPage(page),
    new OrganizationPage(page),
  ]
  await pressOn(page, frame.linkTo('Calendar'))
  await pressOn(page, calendar.nextWeek)
  await expect(calendar.slot(`${MONDAY}, 12:00 PM, no appointments`)).toBeVisible()
  await expect(calendar.slot(`${MONDAY}, 4:30 PM, no appointments`)).toBeVisible()

  await pressOn(page, frame.linkTo('Organization Settings'))
  await expect(organization.heading).toBeFocused()
  await pressUntilFocused(page, organization.tab('General'))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(organization.tab('Business hours')).toBeFocused()
  await pressOn(page, organization.edit('Monday'))
  await expect(organization.opened('Monday')).toBeFocused()
  await expectAccessible(page)
  await pressUntilFocused(page, organization.hour('Closes'))
  await page.keyboard.type('4')
  await pressOn(page, organization.addBreak)
  await chooseAlso(page, organization, 'Tuesday', 'Friday')
  await pressOn(page, organization.saveHours)
  for (const day of ['Monday', 'Friday'])
    await expect(organization.day(day)).toContainText('9:00 AM to 12:00 PM, 1:00 PM to 4:00 PMSaved')
  await expect(organization.edit('Monday')).toBeFocused()
  await expectAccessible(page)

  await pressOn(page, frame.linkTo('Calendar'))
  await pressOn(page, calendar.nextWeek)
  await expect(calendar.slot(`${MONDAY}, 12:00 PM, closed, no appointments`)).toBeVisible()
  await expect(calendar.slot(`${MONDAY}, 1:00 PM, no appointments`)).toBeVisible()
  await expect(calendar.slot(`${MONDAY}, 4:30 PM, closed, no appointments`)).toBeVisible()
  const { practiceId, signedIn } = practice
  const orgId = signedIn.user.organizationId ?? ''
  const { businessHours } = await practice.api.organization.practice({ orgId, practiceId })
  expect(businessHours.friday).toEqual([
    { opens: '09:00', closes: '12:00' },
    { opens: '13:00', closes: '16:00' },
  ])
})

test('another time zone moves the clock that the calendar goes by', async ({ page, practice, signIn }) => {
  test.slow()
  const client = await practice.api.clients.create(practice, clientInput('Zander'))
  await book(practice, client, { startsAt: instantAt(nextMonday(), '12:00') })
  await signIn(practice)
  const [frame, calendar, organization] = [
    new Frame(page),
    new CalendarPage(page),
    new OrganizationPage(page),
  ]
  await pressOn(page, frame.linkTo('Calendar'))
  await pressOn(page, calendar.nextWeek)
  await expect(calendar.event('.*Zander', '12:00 PM')).toBeVisible()
  await pressOn(page, frame.linkTo('Organization Settings'))
  await chooseByTyping(page, organization.timeZone, 'Denver')
  await expect(organization.timeZone).toHaveValue('America, Denver')
  await pressOn(page, organization.save)
  await expect(organization.toast('Organization settings saved')).toBeVisible()
  // By its date: which week is the next one depends on the zone for some hours on Mondays.
  await page.goto(`/calendar?date=${nextMonday()}`)
  await expect(calendar.event('.*Zander', '10:00 AM')).toBeVisible()
})
