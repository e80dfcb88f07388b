import { aDashboard, aSafetyAlert, fixtureId } from '@oaklet/api/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { DashboardScreen } from './DashboardScreen'

const QUESTION_9 = /: PHQ-9 question\s9$/

const show = (dashboard: ReturnType<typeof aDashboard>) =>
  renderScreen(<DashboardScreen />, {
    at: '/dashboard',
    api: { dashboard: { get: () => Promise.resolve(dashboard) } },
  })

/** As many alerts, the newest first: "Client 1" to "Client 12". */
const alertsOf = (total: number) => ({
  total,
  newest: Array.from({ length: Math.min(total, 10) }, (_, index) =>
    aSafetyAlert({
      clientId: fixtureId(300 + index),
      clientName: `Client ${index + 1}`,
      measureId: fixtureId(800 + index),
    }),
  ),
})

const needsYou = async () => within(await screen.findByRole('region', { name: 'Needs you' }))
const named = async () =>
  (await needsYou()).getAllByRole('link', { name: QUESTION_9 }).map((link) => link.textContent)

test('names the clients with thoughts of self-harm before any money, and leads to their measures', async () => {
  const overdue = { count: 1, totalCents: 38_000, oldestOn: '2026-10-28' }
  const alerts = { total: 1, newest: [aSafetyAlert({ clientName: 'Maya Lind' })] }
  show(aDashboard({ appointments: [], overdue, alerts }))
  const lines = (await needsYou()).getAllByRole('listitem')
  expect(lines.map((line) => line.textContent)).toEqual([
    'Maya Lind: PHQ-9 question\u00A09Safety alert, Tue, Nov 17',
    '1 invoice overdue$380.00, the oldest due October 28',
  ])
  expect(screen.getByRole('link', { name: QUESTION_9 })).toHaveAttribute(
    'href',
    `/clients?client=${fixtureId(30)}&tab=measures`,
  )
})

test('three stand there, and further ones open and close in place, by keyboard', async () => {
  const { user } = show(aDashboard({ alerts: alertsOf(4) }))
  expect(await named()).toHaveLength(3)
  expect(screen.getByText('3 of 4 safety alerts')).toBeVisible()
  screen.getByRole('button', { name: 'Show 1 more alert' }).focus()
  await user.keyboard('{Enter}')
  expect(await named()).toEqual([1, 2, 3, 4].map((which) => `Client ${which}: PHQ-9 question\u00A09`))
  expect(screen.getByText('4 of 4 safety alerts')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Show fewer alerts' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(await named()).toHaveLength(3)
})

test('more than the ten that are named are counted', async () => {
  const { user } = show(aDashboard({ alerts: alertsOf(12) }))
  await user.click(await screen.findByRole('button', { name: 'Show 7 more alerts' }))
  expect(await named()).toHaveLength(10)
  expect(screen.getByText('10 of 12 safety alerts')).toBeVisible()
})

test.each([
  ['no client has a safety alert', { total: 0, newest: [] }],
  ['the person may see no measures', null],
])('says that nothing waits when %s', async (_why, alerts) => {
  show(aDashboard({ appointments: [], alerts }))
  expect(await screen.findByText('Nothing waits for you')).toBeVisible()
  expect(screen.queryByText(/safety alert/i)).toBeNull()
})
