import { act, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { lazyRoute } from './lazy-route'

const Calendar: ComponentType = () => <p>The calendar</p>

test('a screen that could not be loaded fails inside its frame, and is tried again on the next visit', async () => {
  const load = vi.fn(() => Promise.resolve({ Component: Calendar }))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const frame = (
    <>
      <p>The frame</p>
      <Outlet />
    </>
  )
  const router = createMemoryRouter([
    {
      element: frame,
      children: [
        { path: '/', element: <p>Home</p> },
        { path: '/calendar', ...lazyRoute(load), ErrorBoundary: () => <p>Something went wrong.</p> },
      ],
    },
  ])
  render(<RouterProvider router={router} />)
  await act(() => router.navigate('/calendar'))
  expect(screen.getByText('Something went wrong.')).toBeVisible()
  expect(screen.getByText('The frame')).toBeVisible()
  await act(() => router.navigate('/'))
  await act(() => router.navigate('/calendar'))
  expect(screen.getByText('The calendar')).toBeVisible()
  await act(() => router.navigate('/calendar?date=2026-11-17'))
  expect(load).toHaveBeenCalledTimes(2)
})
