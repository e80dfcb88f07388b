import {
  aNotification,
  aNotificationsSummary,
  aPage,
  aPractice,
  createDeferred,
  fixtureId,
  settle,
} from '@oaklet/api/testing'
import type { Notification, NotificationsQuery } from '@oaklet/api/contract'
import { toasts, ToastRegion } from '@oaklet/design-system'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { NotificationsScreen } from './NotificationsScreen'
import { notificationsQueries } from './notifications-queries'

const cancelled = aNotification({ subject: 'Mari’s appointment was cancelled' })
const overdue = aNotification({
  id: fixtureId(71),
  event: 'invoice_overdue',
  subject: 'Invoice 1038 to Ana is overdue',
  link: '/billing/invoices/1038',
  status: 'read',
  createdAt: '2026-11-16T18:00:00Z',
})

const answer = (items: Notification[]) => () => Promise.resolve(aPage(items))
const show = ({
  at = '/notifications',
  list = answer([cancelled, overdue]) as (_: unknown, query?: NotificationsQuery) => Promise<unknown>,
  ...verbs
}: Record<string, unknown> & { at?: string } = {}) => {
  const shown = renderScreen(<NotificationsScreen />, {
    at,
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      notifications: { list: list as never, ...verbs },
    },
  })
  return shown
}
const row = (name: RegExp) => screen.findByRole('row', { name })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T20:00:00Z') })
  return () => vi.useRealTimers()
})

describe('the list', () => {
  test('stands under its days, and says which are unread in words', async () => {
    show()
    const today = await screen.findByRole('grid', { name: 'Notifications, Today' })
    expect(await within(today).findByText('Unread')).toBeVisible()
    const yesterday = screen.getByRole('grid', { name: 'Notifications, Yesterday' })
    expect(within(yesterday).queryByText('Unread')).toBeNull()
    expect(within(yesterday).getByText('Invoice overdue, 1:00 PM')).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'Today',
      'Yesterday',
    ])
  })

  test('asks for what the address says', async () => {
    const list = vi.fn(answer([overdue]))
    show({ at: '/notifications?show=archived&kind=invoice_overdue', list })
    await row(/Invoice 1038/)
    expect(list).toHaveBeenCalledWith(
      expect.anything(),
      { limit: 25, filter: 'archived', event: 'invoice_overdue' },
      expect.anything(),
    )
  })

  test('shows what is unread unless asked for more, and keeps the choice in the address', async () => {
    const list = vi.fn((_: unknown, query?: NotificationsQuery) =>
      Promise.resolve(aPage(query?.filter === 'unread' ? [] : [overdue])),
    )
    const { user, address } = show({ list })
    expect(await screen.findByText('You’re all caught up')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'All' }))
    expect(await row(/Invoice 1038/)).toBeVisible()
    expect(address()).toBe('/notifications?show=all')
    await user.click(screen.getByRole('radio', { name: 'Unread' }))
    expect(await screen.findByText('You’re all caught up')).toBeVisible()
    expect(address()).toBe('/notifications')
  })

  test('never says of one filter that it is empty while another’s is on its way', async () => {
    const coming = createDeferred<unknown>()
    const list = vi.fn((_: unknown, query?: NotificationsQuery) =>
      query?.filter === 'unread' ? Promise.resolve(aPage([])) : coming.promise,
    )
    const { user } = show({ list })
    expect(await screen.findByText('You’re all caught up')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Archived' }))
    expect(screen.queryByText(/^(You’re all caught up|Nothing in the archive)$/)).toBeNull()
    expect(await screen.findByText('Loading notifications')).toBeInTheDocument()
    await act(async () => {
      coming.resolve(aPage([]))
      await settle()
    })
    expect(await screen.findByText('Nothing in the archive')).toBeVisible()
  })

  test.each([
    ['?show=all', 'No notifications yet'],
    ['?show=archived', 'Nothing in the archive'],
    ['?kind=invoice_overdue', 'Nothing of this kind'],
  ])('that is empty at %s says so', async (query, words) => {
    show({ at: `/notifications${query}`, list: answer([]) })
    expect(await screen.findByText(words)).toBeVisible()
  })

  test('that can’t be loaded says so, and can be tried again', async () => {
    const list = vi.fn(answer([overdue]))
    list.mockRejectedValueOnce(new Error('no'))
    const { user } = show({ list })
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load notifications')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await row(/Invoice 1038/)).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('is paged where it is long', async () => {
    const list = vi.fn((_: unknown, query?: NotificationsQuery) =>
      Promise.resolve({ items: [overdue], nextCursor: query?.cursor ? null : 'after-25', total: 26 }),
    )
    const { user } = show({ list })
    await user.click(await screen.findByRole('button', { name: 'Next' }))
    expect(await screen.findByText('26–26 of 26')).toBeVisible()
  })

  test('keeps its own numbers while the next page is on its way', async () => {
    const coming = createDeferred<unknown>()
    const list = vi.fn((_: unknown, query?: NotificationsQuery) =>
      query?.cursor
        ? coming.promise
        : Promise.resolve({ items: [cancelled], nextCursor: 'after-25', total: 26 }),
    )
    const { user } = show({ list })
    await user.click(await screen.findByRole('button', { name: 'Next' }))
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
    expect(screen.getByRole('group', { name: 'Pages of notifications' })).toHaveTextContent('1–1 of 26')
    coming.resolve({ items: [overdue], nextCursor: null, total: 26 })
    expect(await row(/Invoice 1038/)).toBeVisible()
    expect(screen.getByRole('group', { name: 'Pages of notifications' })).toHaveTextContent('26–26 of 26')
  })
})

describe('a notification', () => {
  test('opens where it leads and becomes read', async () => {
    const setStatus = vi.fn(() => Promise.resolve(cancelled))
    const { user, address } = show({ setStatus })
    ;(await row(/Mari/)).focus()
    await user.keyboard('{Enter}')
    expect(address()).toBe(cancelled.link)
    expect(setStatus).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ notificationId: cancelled.id }),
      { status: 'read' },
    )
  })

  test('that was read already just opens', async () => {
    const setStatus = vi.fn()
    const { user, address } = show({ setStatus })
    await user.click(await row(/Invoice 1038/))
    expect(address()).toBe('/billing/invoices/1038')
    expect(setStatus).not.toHaveBeenCalled()
  })

  test.each([
    [/Mari/, 'Mark as read', 'read'],
    [/Invoice 1038/, 'Mark as unread', 'unread'],
  ])('can be marked: %s, %s', async (name, label, status) => {
    const setStatus = vi.fn(() => Promise.resolve(cancelled))
    const { user } = show({ setStatus })
    await user.click(within(await row(name)).getByRole('button', { name: /^Actions for/ }))
    await user.click(screen.getByRole('menuitem', { name: label }))
    expect(setStatus).toHaveBeenCalledExactlyOnceWith(expect.anything(), { status })
  })

  test('that is in the archive can be moved out of it', async () => {
    const setStatus = vi.fn(() => Promise.resolve(cancelled))
    const list = answer([{ ...cancelled, status: 'archived' }])
    const { user } = show({ at: '/notifications?show=archived', list, setStatus })
    await user.click(within(await row(/Mari/)).getByRole('button', { name: /^Actions for/ }))
    await user.click(screen.getByRole('menuitem', { name: 'Move out of the archive' }))
    expect(setStatus).toHaveBeenCalledExactlyOnceWith(expect.anything(), { status: 'read' })
  })
})

describe('archiving', () => {
  const archive = async ({ user }: ReturnType<typeof show>, name: RegExp) => {
    await user.click(within(await row(name)).getByRole('button', { name: /^Actions for/ }))
    await user.click(screen.getByRole('menuitem', { name: 'Archive' }))
  }
  beforeEach(() => () => act(() => toasts.clear()))

  test('of several, quickly one after another, can be taken back for each', async () => {
    const answers = [createDeferred<Notification>(), createDeferred<Notification>()]
    const setStatus = vi.fn((_: unknown, { status }: { status: string }) =>
      status === 'archived' ? answers[setStatus.mock.calls.length - 1]?.promise : Promise.resolve(cancelled),
    )
    const shown = show({ setStatus })
    render(<ToastRegion />)
    await archive(shown, /Mari/)
    await archive(shown, /Invoice 1038/)
    expect(setStatus).toHaveBeenCalledTimes(2)
    void shown.router.navigate('/clients')
    await screen.findByText('Went to /clients')
    for (const { resolve } of answers) resolve(cancelled)
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2))
    for (const undo of screen.getAllByRole('button', { name: 'Undo' })) await shown.user.click(undo)
    expect(setStatus.mock.calls.slice(2).map(([, body]) => body)).toEqual(
      expect.arrayContaining([{ status: 'unread' }, { status: 'read' }]),
    )
  })
})

describe('all at once', () => {
  test('nothing is called read before it is known how much is unread', async () => {
    const { queryClient } = show({})
    await row(/Mari/)
    expect(screen.queryByText('Nothing unread')).toBeNull()
    const { queryKey } = notificationsQueries({} as never, aPractice().id).summary()
    queryClient.setQueryData(queryKey, aNotificationsSummary({ unread: 0 }))
    expect(await screen.findByText('Nothing unread')).toBeVisible()
  })

  test('Mark all as read tells the server, and focus stays on the page', async () => {
    const readAll = vi.fn(() => Promise.resolve(aNotificationsSummary({ unread: 0 })))
    const { user, queryClient } = show({ readAll })
    await row(/Mari/)
    const { queryKey } = notificationsQueries({} as never, aPractice().id).summary()
    queryClient.setQueryData(queryKey, aNotificationsSummary({ unread: 2 }))
    expect(await screen.findByText('2 unread')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
    expect(await screen.findByText('Nothing unread')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled()
  })
})

describe('focus', () => {
  test('moves to the heading when a list goes with its last notification', async () => {
    const list = vi.fn(answer([cancelled]))
    const setStatus = vi.fn(() => {
      list.mockImplementation(answer([]))
      return Promise.resolve({ ...cancelled, status: 'archived' as const })
    })
    const { user } = show({ list, setStatus })
    ;(await row(/Mari/)).focus()
    await user.keyboard('{ArrowRight}{Enter}')
    await user.click(screen.getByRole('menuitem', { name: 'Archive' }))
    expect(await screen.findByText('You’re all caught up')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })
})
