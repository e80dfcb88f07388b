import type { ApiPerson } from '../../core/api-person'
import { clientInput } from '../../core/client-input'
import { book, instantAt, today } from '../../core/practice-day'
import { expect, test } from '../../core/screen-speech-test'
import { AnalyticsPage } from '../../screens/AnalyticsPage'
import { DashboardPage } from '../../screens/DashboardPage'

/** One on Tuesday, two on Thursday. */
const HELD = [
  ['2026-01-06', '10:00'],
  ['2026-01-08', '10:00'],
  ['2026-01-08', '11:00'],
] as const

async function holdSessions(practice: ApiPerson): Promise<void> {
  const { api, practiceId } = practice
  const client = await api.clients.create(practice, clientInput('Ruiz'))
  for (const [date, time] of HELD) {
    const { id, version } = await book(practice, client, { startsAt: instantAt(date, time) })
    await api.appointments.setStatus({ practiceId, appointmentId: id }, { status: 'completed', version })
  }
}

test('Analytics', async ({ open, page, practice, reader, signIn }) => {
  await holdSessions(practice)
  await signIn(practice)
  await open('/analytics?range=custom&from=2026-01-05&to=2026-01-11')
  const analytics = new AnalyticsPage(page)
  const chart = analytics.chart('Sessions held')
  await reader.does('Tab to the kinds of analytics', () => analytics.tab('Practice').focus())
  await reader.does('Tab to what “Sessions held” counts', () => analytics.about('Sessions held').focus())
  await reader.press('Enter', 'Escape')
  await reader.does('Tab to the chart’s button', () =>
    chart.getByRole('button', { name: 'Show as table' }).focus(),
  )
  await reader.press('Tab', 'ArrowRight', 'ArrowRight', 'End')
  await reader.press('Shift+Tab', 'Enter')
  await reader.does('Tab to the range', () => analytics.range.focus())
  await reader.press('Enter', 'ArrowUp', 'Escape')
  await reader.does('Tab to the last day', () => analytics.segment('day', 'End').focus())
  await reader.press('ArrowDown')
})

test('Records behind a number', async ({ open, page, practice, reader, signIn }) => {
  await holdSessions(practice)
  await signIn(practice)
  await open('/analytics?range=custom&from=2026-01-05&to=2026-01-11')
  const analytics = new AnalyticsPage(page)
  await reader.does('Tab to the number of “Sessions held”', () => analytics.number('Sessions held').focus())
  await reader.does('Enter', async () => {
    await page.keyboard.press('Enter')
    await expect(analytics.records('Sessions held').getByRole('listitem')).toHaveCount(HELD.length)
  })
  await reader.press('Tab', 'Tab', 'Tab', 'Tab', 'Escape')
})

test('Status menu', async ({ open, page, practice, reader, signIn }) => {
  const client = await practice.api.clients.create(practice, clientInput('Ruiz', { firstName: 'Ana' }))
  await book(practice, client, { startsAt: instantAt(today(), '12:00') })
  await signIn(practice)
  await open('/dashboard')
  const dashboard = new DashboardPage(page)
  await expect(dashboard.line('Ana Ruiz')).toBeVisible()
  await reader.does('Tab to the appointment’s menu', () => dashboard.statusOf('Ana Ruiz').focus())
  await reader.press('Enter', 'ArrowDown', 'ArrowUp')
  await reader.does('Enter', async () => {
    await page.keyboard.press('Enter')
    await expect(dashboard.line('Ana Ruiz')).toContainText('Confirmed')
  })
  await reader.press('Enter', 'Escape')
})
