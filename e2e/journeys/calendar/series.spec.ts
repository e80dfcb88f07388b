import type { PreviewSeriesBody } from '@oaklet/api'
import { expectAccessible } from '../../core/accessibility'
import type { ApiPerson } from '../../core/api-person'
import { clientInput } from '../../core/client-input'
import { pressOn } from '../../core/keyboard'
import { book, dayInWords, instantAt, nextMonday } from '../../core/practice-day'
import { expect, test } from '../../core/test'
import { CalendarPage } from '../../screens/CalendarPage'

const FIRST = nextMonday()

/** The Monday so many weeks after the first. */
const mondayAfter = (weeks: number): string =>
  new Date(Date.parse(`${FIRST}T12:00:00Z`) + weeks * 7 * 86_400_000).toISOString().slice(0, 10)

const [FIFTH, HOLIDAY] = [mondayAfter(4), mondayAfter(6)]

/** Books eight Mondays at 9:00 AM, of which the seventh is a holiday. */
async function bookSeries(practice: ApiPerson, lastName: string) {
  const { api, practiceId } = practice
  await api.holidays.create(practice, {
    ...{ name: 'Founders’ day', date: HOLIDAY, recurring: false, recurringType: 'none' },
    ...{ locations: [], description: '' },
  })
  const client = await api.clients.create(practice, clientInput(lastName))
  // One on a day of its own tells who can be booked, where and for what.
  const one = await book(practice, client, { startsAt: instantAt(mondayAfter(9), '07:00') })
  const planned: PreviewSeriesBody = {
    clientIds: [client.id],
    clinicianId: one.clinician.id,
    locationId: one.location?.id ?? null,
    lines: one.lines.map(({ serviceCode, modifiers, units, feeCents }) => ({
      ...{ serviceCode, modifiers, units, feeCents },
    })),
    ...{ memo: '', billingType: 'self_pay', timeZone: one.timeZone, start: '09:00', minutes: 50 },
    rule: {
      ...{ startsOn: FIRST, freq: 'weekly', every: 1, weekdays: [0] },
      ...{ nth: null, shortMonths: null, count: 8, endsOn: null },
    },
    choices: [{ date: HOLIDAY, choice: 'book_anyway' }],
  }
  const { seen } = await api.appointmentSeries.preview({ practiceId }, planned)
  return api.appointmentSeries.create({ practiceId }, { ...planned, seen })
}

test('a weekly series over a holiday is moved from its fifth date on and that is undone, by keyboard alone', async ({
  page,
  practice,
  startSignedIn,
}) => {
  await bookSeries(practice, 'Weekly')
  const span = { from: instantAt(FIRST, '00:00'), to: instantAt(mondayAfter(8), '00:00') }
  const times = async () =>
    (await practice.api.appointments.list(practice, span)).map(({ startsAt }) =>
      new Date(startsAt).toISOString(),
    )
  const booked = await times()
  await startSignedIn(practice)
  await page.goto(`/calendar?date=${FIFTH}`)
  const calendar = new CalendarPage(page)
  const before = calendar.event('June Weekly', '9:00 AM to 9:50 AM.*repeats weekly, 5 of 8')
  const after = calendar.event('June Weekly', '10:00 AM to 10:50 AM')
  await expect(before).toBeVisible()
  await before.focus()
  await page.keyboard.press('F2')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')

  const following = calendar.dialog.getByRole('radio', { name: 'This and the 3 after it' })
  await expect(following).toBeEnabled()
  const only = calendar.dialog.getByRole('radio', { name: /^Only / })
  await expect(only).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(following).toBeChecked()
  await expectAccessible(page)
  await expect(following).toBeFocused()
  await page.keyboard.press('Enter')

  // The holiday is asked about again, as its time is another one now.
  const decision = calendar.choice(`What to do on ${dayInWords(HOLIDAY)}`)
  await expect(decision).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(decision).toHaveText(/Change anyway/)
  const change = calendar.button('Change 4 appointments')
  await expect(change).toBeEnabled()
  await pressOn(page, change)
  await expect(page.getByText('4 appointments moved to 10:00 AM').last()).toBeAttached()
  await expect(after).toBeFocused()

  await expect.poll(times).toEqual([...booked.slice(0, 4), ...booked.slice(4).map(anHourLater)])

  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.getByText('Undone: 4 appointments are as before').last()).toBeAttached()
  await expect(before).toBeVisible()
  expect(await times()).toEqual(booked)
})

const anHourLater = (instant: string): string => new Date(Date.parse(instant) + 3_600_000).toISOString()
