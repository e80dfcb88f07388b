import { expectAccessible } from '../../core/accessibility'
import { clientInput } from '../../core/client-input'
import { chooseFromMenu } from '../../core/keyboard'
import { book, instantAt, today } from '../../core/practice-day'
import { expect, test } from '../../core/test'
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
