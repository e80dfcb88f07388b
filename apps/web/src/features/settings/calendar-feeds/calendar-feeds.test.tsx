import { type Api, ApiError } from '@oaklet/api'
import { aCalendarFeed } from '@oaklet/api/testing'
import { toasts } from '@oaklet/design-system'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { SettingsScreen } from '../SettingsScreen'

afterEach(() => {
  act(() => toasts.clear())
})

const ADDRESS = 'https://oaklet.example/calendar-feeds/abc.ics'

function show(feeds = [aCalendarFeed()]) {
  const create = vi.fn<Api['calendarFeeds']['create']>((_, body) =>
    Promise.resolve({
      ...aCalendarFeed({ id: aCalendarFeed().id.replace(/.$/, 'f'), ...body }),
      address: ADDRESS,
    }),
  )
  const revoke = vi.fn<Api['calendarFeeds']['revoke']>(() => Promise.resolve())
  const shown = renderScreen(<SettingsScreen />, {
    at: '/settings?section=calendar-feeds',
    api: { calendarFeeds: { list: () => Promise.resolve(feeds), create, revoke } },
  })
  return { ...shown, create, revoke }
}

test('a new feed is named, and its address is shown once', async () => {
  const { user, create } = show([])
  expect(await screen.findByText('No other calendar reads your appointments.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'New feed…' }))
  const dialog = await screen.findByRole('dialog', { name: 'New calendar feed' })
  await user.click(within(dialog).getByRole('button', { name: 'Make the feed' }))
  expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Enter a name/)
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'My phone')
  await user.click(within(dialog).getByRole('radio', { name: /busy/ }))
  await user.keyboard('{Control>}{Enter}{/Control}')
  const told = await screen.findByRole('dialog', { name: 'The address of My phone' })
  expect(within(told).getByRole('textbox', { name: 'Address' })).toHaveValue(ADDRESS)
  expect(create.mock.calls.map(([, body]) => body)).toEqual([
    { label: 'My phone', shows: 'busy', showsPlaces: false },
  ])
  await user.click(within(told).getByText('Close'))
  expect(await screen.findByRole('button', { name: 'End My phone' })).toBeVisible()
  expect(screen.queryByText(ADDRESS)).toBeNull()
})

test('a feed is ended once that is confirmed, also where it is ended already', async () => {
  const { user, revoke } = show()
  revoke.mockRejectedValue(
    new ApiError({ code: 'not_found', status: 404, serverMessage: null, requestId: null }),
  )
  await user.click(await screen.findByRole('button', { name: 'End My phone' }))
  const question = await screen.findByRole('alertdialog', { name: 'End the feed My phone?' })
  await user.click(within(question).getByRole('button', { name: 'End the feed' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'End My phone' })).toBeNull())
  expect(revoke).toHaveBeenCalledTimes(1)
})

test('what was chosen stays where it could not be made', async () => {
  const { user, create } = show([])
  create.mockRejectedValue(
    new ApiError({ code: 'internal', status: 500, serverMessage: null, requestId: null }),
  )
  await user.click(await screen.findByRole('button', { name: 'New feed…' }))
  const dialog = await screen.findByRole('dialog', { name: 'New calendar feed' })
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'My phone')
  await user.click(within(dialog).getByRole('button', { name: 'Make the feed' }))
  expect(await within(dialog).findByText(/Failed to make the feed/)).toBeVisible()
  expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveValue('My phone')
})

test('who may not see appointments has no feeds, and is shown their profile at that address', async () => {
  renderScreen(<SettingsScreen />, {
    at: '/settings?section=calendar-feeds',
    user: { permissions: ['invoices:view'] },
  })
  expect(await screen.findByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.queryByRole('tab', { name: 'Calendar feeds' })).toBeNull()
})
