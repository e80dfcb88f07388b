import { aNotification, aNotificationsSummary, aPractice, fixtureId, settle } from '@oaklet/api/testing'
import type { NotificationsSummary } from '@oaklet/api/contract'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { coverPage, namePage } from '../../shared/page-title'
import { renderScreen } from '../../testing/render-screen'
import { LiveNotifications } from './LiveNotifications'
import { useUnreadCount } from './use-unread-count'

const practiceId = aPractice().id
const later = aNotification({
  id: fixtureId(71),
  createdAt: '2026-11-18T13:00:00Z',
  subject: 'Ana was booked',
})

/** A watch that the test tells what to say, and which notes when it is let go. */
function aWatch() {
  const waiting: ((summary: NotificationsSummary) => void)[] = []
  const signals: AbortSignal[] = []
  const watch = vi.fn(async function* (_: unknown, { signal }: { signal: AbortSignal }) {
    signals.push(signal)
    while (!signal.aborted) {
      yield await new Promise<NotificationsSummary>((resolve) => waiting.push(resolve))
    }
  })
  const say = async (summary: NotificationsSummary) => {
    await waitFor(() => expect(waiting.length).toBeGreaterThan(0))
    await act(async () => {
      waiting.shift()?.(summary)
      await settle()
    })
  }
  return { watch, say, signals }
}

function Count() {
  return <p>{useUnreadCount() ?? 0} unread</p>
}

const show = (watch: unknown) => {
  namePage('Dashboard')
  return renderScreen(
    <>
      <LiveNotifications />
      <Count />
    </>,
    { api: { notifications: { watch: watch as never } }, user: { practiceId } },
  )
}

const turnTo = (state: 'visible' | 'hidden') =>
  act(() => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  })

test('what comes is counted, in the title too, and said once', async () => {
  const { watch, say } = aWatch()
  show(watch)
  await say(aNotificationsSummary())
  expect(await screen.findByText('1 unread')).toBeVisible()
  expect(document.title).toBe('(1) Dashboard · Oaklet')
  expect(screen.queryByText(/^New notification/)).toBeNull()
  await say({ unread: 2, newest: later })
  expect(await screen.findByText('2 unread')).toBeVisible()
  expect(screen.getAllByText('New notification: Ana was booked')).toHaveLength(1)
  expect(document.title).toBe('(2) Dashboard · Oaklet')
})

test('what is put into the archive and brought back is nothing new', async () => {
  const { watch, say } = aWatch()
  show(watch)
  const before = { unread: 2, newest: { ...later, subject: 'Cy was booked' } }
  await say(before)
  await say(aNotificationsSummary())
  await say(before)
  expect(await screen.findByText('2 unread')).toBeVisible()
  expect(screen.queryByText(/Cy was booked/)).toBeNull()
})

test('what comes while the page is covered is counted, but not said', async () => {
  const { watch, say } = aWatch()
  show(watch)
  await say(aNotificationsSummary())
  onTestFinished(coverPage('Locked'))
  await say({ unread: 2, newest: { ...later, subject: 'Bo was booked' } })
  expect(await screen.findByText('2 unread')).toBeVisible()
  expect(screen.queryByText(/Bo was booked/)).toBeNull()
  expect(document.title).toBe('Locked · Oaklet')
})

test('a tab behind others lets go, and looks again when it is turned to', async () => {
  const { watch, say, signals } = aWatch()
  show(watch)
  await say(aNotificationsSummary())
  expect(await screen.findByText('1 unread')).toBeVisible()
  turnTo('hidden')
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  expect(document.title).toBe('(1) Dashboard · Oaklet')
  turnTo('visible')
  await waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]))
})

test('nothing is left in the title when the person has gone', async () => {
  const { watch, say, signals } = aWatch()
  const { unmount } = show(watch)
  await say(aNotificationsSummary())
  await waitFor(() => expect(document.title).toBe('(1) Dashboard · Oaklet'))
  unmount()
  expect(document.title).toBe('Dashboard · Oaklet')
  expect(signals.every(({ aborted }) => aborted)).toBe(true)
})

test('a refused watch is nobody’s failure', async () => {
  const watch = vi.fn(() => ({
    [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('refused')) }),
  }))
  show(watch)
  await waitFor(() => expect(watch).toHaveBeenCalledOnce())
  expect(screen.getByText('0 unread')).toBeVisible()
})

test('a connection that comes back brings a stream of its own at once', async () => {
  const { watch, signals } = aWatch()
  show(watch)
  await waitFor(() => expect(signals).toHaveLength(1))
  act(() => void window.dispatchEvent(new Event('online')))
  expect(signals).toHaveLength(2)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
})
