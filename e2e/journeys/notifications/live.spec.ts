import { watchAnnouncements } from '../../core/announcements'
import { bookFor, setStatus } from '../../core/clinician-day'
import { copyDemo } from '../../core/copy-demo'
import { DEMO_EMAILS } from '../../core/demo'
import { pressOn } from '../../core/keyboard'
import { nextMonday } from '../../core/practice-day'
import { signInToApi } from '../../core/api-person'
import { portToKeep } from '../../core/port-to-keep'
import { startApp, temporaryFolder } from '../../core/start-app'
import { expect, test } from '../../core/test'
import { CalendarPage } from '../../screens/CalendarPage'
import { NotificationsPage } from '../../screens/NotificationsPage'
import { SignInPage } from '../../screens/SignInPage'

test('what the scheduler cancels appears before the clinician at once, is said once, and moves no focus', async ({
  page,
  startSignedIn,
  apiOf,
  browser,
  baseURL,
}) => {
  const [scheduler, clinician] = [await apiOf('scheduler'), await apiOf('clinician')]
  const { id } = await bookFor(scheduler, clinician, 'Livewell')
  await startSignedIn('clinician')
  await page.goto('/clients')
  const notifications = new NotificationsPage(page)
  await expect(notifications.wayIn).toHaveAccessibleName(/^Notifications ?, \d+ unread$/)
  const search = page.getByRole('searchbox').first()
  await search.focus()
  const announcements = await watchAnnouncements(page)

  const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const desk = await other.newPage()
  await desk.goto('/login')
  await new SignInPage(desk).signIn(DEMO_EMAILS.scheduler)
  await expect(desk).toHaveURL(/\/dashboard/)
  await desk.goto(`/calendar?date=${nextMonday()}&appointment=${id}`)
  const calendar = new CalendarPage(desk)
  await pressOn(desk, calendar.button('Cancel appointment'))
  await pressOn(desk, calendar.button('Cancel appointment'))
  await expect(calendar.dialog).toBeHidden()
  await other.close()

  const sentence = /June Livewell’s appointment on .* was cancelled/
  await expect.poll(announcements).toContainEqual(expect.stringMatching(sentence))
  expect((await announcements()).filter((words) => sentence.test(words))).toHaveLength(1)
  await expect(search).toBeFocused()
  await expect(page).toHaveTitle(/^\(\d+\) Clients · Oaklet$/)
  await notifications.wayIn.click()
  await expect(notifications.row(/June Livewell.*was cancelled/)).toBeVisible()
})

test('when the server is back after a restart, what comes is told again by itself', async ({ browser }) => {
  test.slow()
  const folder = await temporaryFolder()
  await copyDemo(folder.path)
  const options = { dataDir: folder.path, env: { PORT: await portToKeep() } }
  const before = await startApp(options)
  const context = await browser.newContext({ baseURL: before.address })
  const page = await context.newPage()
  await page.goto('/login')
  await new SignInPage(page).signIn(DEMO_EMAILS.clinician)
  await expect(page).toHaveURL(/\/dashboard/)
  expect(await before.stop()).toBe(0)

  const after = await startApp(options)
  const people = [DEMO_EMAILS.scheduler, DEMO_EMAILS.clinician].map((one) => signInToApi(after.address, one))
  const [scheduler, clinician] = await Promise.all(people)
  if (!scheduler || !clinician) throw new Error('Nobody is signed in')
  const booked = await bookFor(scheduler, clinician, 'Afterward')
  await setStatus(scheduler, booked, 'cancelled_client')
  const notifications = new NotificationsPage(page)
  await expect(notifications.wayIn).toHaveAccessibleName(/^Notifications ?, 2 unread$/, { timeout: 60_000 })
  await context.close()
  expect(await after.stop()).toBe(0)
  await folder.remove()
})
