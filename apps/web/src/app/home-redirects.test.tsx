import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { HomeRedirect, RootRedirect } from './home-redirects'

function goTo(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <HomeRedirect /> },
      { path: '/dashboard', element: <p>Dashboard</p> },
      { path: '*', element: <RootRedirect /> },
    ],
    { initialEntries: [address] },
  )
  render(<RouterProvider router={router} />)
  return router.state.location.pathname + router.state.location.search
}

test.each([
  ['/', '/dashboard'],
  ['/nowhere?q=vega', '/dashboard'],
  ['/oaklet-ai?q=vega', '/dashboard?ask=vega'],
  ['/oaklet-ai?q=a+%26+b', '/dashboard?ask=a+%26+b'],
  ['/oaklet-ai?q=', '/dashboard'],
  ['/oaklet-ai', '/dashboard'],
])('%s leads to %s', (address, expected) => {
  expect(goTo(address)).toBe(expected)
})
