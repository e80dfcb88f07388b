import { aNotificationsSummary, aPractice } from '@oaklet/api/testing'
import { screen } from '@testing-library/react'
import { act } from 'react'
import { expect, test } from 'vitest'
import { notificationsQueries } from '../../features/notifications/notifications-queries'
import { renderScreen } from '../../testing/render-screen'
import { Sidebar } from './Sidebar'

const practiceId = aPractice().id

async function show(unread: number) {
  const { queryClient } = renderScreen(<Sidebar />, { user: { practiceId } })
  const { queryKey } = notificationsQueries({} as never, practiceId).summary()
  await act(async () => {
    queryClient.setQueryData(queryKey, aNotificationsSummary({ unread }))
    await Promise.resolve()
  })
}

test.each([
  [0, 'Notifications', 'Notifications'],
  [3, 'Notifications, 3 unread', 'Notifications3, 3 unread'],
  [120, 'Notifications, 120 unread', 'Notifications99+, 120 unread'],
])('%i unread notifications stand beside their way in, and are spoken', async (unread, name, text) => {
  await show(unread)
  expect(await screen.findByRole('link', { name })).toHaveTextContent(text)
})
