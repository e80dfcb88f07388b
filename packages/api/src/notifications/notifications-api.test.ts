import { describe, expect, it } from 'vitest'
import { aPage } from '../testing/a-page'
import { apiAnswering } from '../testing/api-for'
import { NotificationPreferences } from './notification-choices-contract'
import { aNotification, aNotificationsSummary, someNotificationPreferences } from './notifications-fixtures'

const base = '/api/v1/practices/p/notifications'
const params = { practiceId: 'p', notificationId: 'n' }

it('lists notifications with their filter', async () => {
  const page = aPage([aNotification()])
  const { api, http } = apiAnswering(page)
  const query = { filter: 'archived', event: 'invoice_overdue' } as const
  expect(await api.notifications.list(params, query)).toEqual(page)
  expect(http.sent).toMatchObject([{ method: 'GET', path: `${base}?filter=archived&event=invoice_overdue` }])
})

it('gets the summary', async () => {
  const { api, http } = apiAnswering(aNotificationsSummary())
  expect(await api.notifications.summary(params)).toEqual(aNotificationsSummary())
  expect(http.sent).toMatchObject([{ method: 'GET', path: `${base}/summary` }])
})

it('changes the status of one', async () => {
  const read = aNotification({ status: 'read', readAt: '2026-11-17T14:00:00Z' })
  const { api, http } = apiAnswering(read)
  expect(await api.notifications.setStatus(params, { status: 'read' })).toEqual(read)
  expect(http.sent).toMatchObject([{ method: 'PATCH', path: `${base}/n/status`, body: { status: 'read' } }])
})

it('marks all as read', async () => {
  const none = aNotificationsSummary({ unread: 0 })
  const { api, http } = apiAnswering(none)
  expect(await api.notifications.readAll(params)).toEqual(none)
  expect(http.sent).toMatchObject([{ method: 'POST', path: `${base}/read-all` }])
})

describe('the choices', () => {
  const path = '/api/auth/me/notification-preferences'

  it('are read and saved without naming the person', async () => {
    const choices = someNotificationPreferences()
    const { api, http } = apiAnswering(choices)
    expect(await api.notifications.preferences()).toEqual(choices)
    expect(await api.notifications.savePreferences(choices)).toEqual(choices)
    expect(http.sent).toMatchObject([
      { method: 'GET', path },
      { method: 'PUT', path, body: choices },
    ])
  })

  it('name each event once', () => {
    const choice = { event: 'appointment_booked', inApp: true, email: false }
    expect(NotificationPreferences.safeParse({ choices: [choice] }).success).toBe(true)
    expect(NotificationPreferences.safeParse({ choices: [choice, choice] }).success).toBe(false)
  })
})
