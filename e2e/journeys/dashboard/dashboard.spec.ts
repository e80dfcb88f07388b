import { expectAccessible, expectNoSidewaysScroll } from '../../core/accessibility'
import { clientInput } from '../../core/client-input'
import { chooseFromMenu, pressOn, pressUntilFocused } from '../../core/keyboard'
import { book, instantAt, today } from '../../core/practice-day'
import { expect, test } from '../../core/test'
import { CalendarPage } from '../../screens/CalendarPage'
import { DashboardPage } from '../../screens/DashboardPage'

test('an appointment of today moves on where it stands, by keyboard alone', async ({
  page,
  practice,
  signIn,
}) => {
  const client = await practice.api.clients.create(practice, clientInput('Zander'))
  const { id } = await book(practice, client, { startsAt: instantAt(today(), '12:00') })
  await signIn(practice)
  const dashboard = new DashboardPage(page)
  await expect(dashboard.line('Zander')).toContainText('Scheduled')
  await expectAccessible(page)
  await chooseFromMenu(page, dashboard.statusOf('Zander'), 'Check in')
  await expect(dashboard.line('Zander')).toContainText('Checked in')
  await expect(dashboard.statusOf('Zander')).toBeFocused()
  const appointment = { practiceId: practice.practiceId, appointmentId: id }
  expect(await practice.api.appointments.get(appointment)).toMatchObject({ status: 'checked_in' })
  await page.reload()
  await expect(dashboard.line('Zander')).toContainText('Checked in')
})

test('the days ahead say how full they are, and lead to their day', async ({ page, practice, signIn }) => {
  const client = await practice.api.clients.create(practice, clientInput('Zander'))
  await book(practice, client, { startsAt: instantAt(today(2), '10:00') })
  await signIn(practice)
  const { weekAhead } = new DashboardPage(page)
  const line = weekAhead.getByRole('listitem').nth(1)
  await expect(line).toContainText('1 appointment, 10:00 AM to 10:50 AM')
  await expect(weekAhead.getByRole('listitem').nth(0)).toContainText('Nothing booked')
  await pressOn(page, line.getByRole('link'))
  await expect(page).toHaveURL(new RegExp(`/calendar\\?date=${today(2)}`))
  await expect(new CalendarPage(page).event('.*Zander', '10:00 AM')).toBeVisible()
})

test('an answer about self-harm is told until somebody has spoken with the client, and leads to the client’s measures', async ({
  page,
  practice,
  signIn,
}) => {
  const client = await practice.api.clients.create(practice, clientInput('Zander'))
  const path = { practiceId: practice.practiceId, clientId: client.id }
  const { id: measureId, version } = await practice.api.measures.record(path, {
    kind: 'phq9',
    takenOn: today(),
    answers: [1, 1, 1, 1, 1, 1, 1, 1, 1],
    difficulty: null,
  })
  await signIn(practice)
  const dashboard = new DashboardPage(page)
  await expect(dashboard.needsYou.getByRole('listitem').first()).toContainText(/Zander.*Safety alert/)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await pressOn(page, dashboard.alertOf('Zander'))
  await expect(page).toHaveURL(new RegExp(`/clients\\?client=${client.id}&tab=measures`))
  await expect(page.getByRole('tab', { name: 'Measures' })).toHaveAttribute('aria-selected', 'true')
  const note = 'Called them; safety plan made'
  await practice.api.measures.acknowledge({ ...path, measureId }, { spokenOn: today(), note, version })
  await page.goto('/dashboard')
  await expect(dashboard.needsYou).toContainText('Nothing waits for you')
  await expect(dashboard.alertOf('Zander')).toBeHidden()
})

test('fits a narrow and a zoomed screen and forced colours', async ({ page, practice, signIn }) => {
  const client = await practice.api.clients.create(practice, clientInput('Zander'))
  await book(practice, client, { startsAt: instantAt(today(), '12:00') })
  await signIn(practice)
  const dashboard = new DashboardPage(page)
  await expect(dashboard.line('Zander')).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await pressUntilFocused(page, dashboard.statusOf('Zander'))
  await expectAccessible(page)
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce', contrast: 'more' })
  await expectAccessible(page)
})
