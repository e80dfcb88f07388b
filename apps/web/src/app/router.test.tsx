import { act, render, waitFor } from '@testing-library/react'
import { createMemoryRouter, generatePath, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { fakeSession } from '../testing/fake-services'
import { ROUTES } from './features'
import { routesOf } from './router'
import type { Services } from './services'

const staff = ROUTES.filter(({ audience }) => audience === 'staff').map(({ path }) => path)
const nowhere = ['/', '/mfa-verification', '/company/compliance', '/no/such/page']

/** A path with something put in for each of its parameters. */
const addressOf = (path: string) =>
  generatePath(
    path,
    Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 'some-id'])),
  )

test('signed out, every screen of the staff and every unknown address leads to signing in', async () => {
  const session = fakeSession({ status: 'signed-out', user: null, reason: null })
  const services = { session, http: null, auth: null } as unknown as Services
  const router = createMemoryRouter(routesOf(services), { initialEntries: ['/register'] })
  render(<RouterProvider router={router} />)
  for (const path of [...staff, ...nowhere]) {
    await act(() => router.navigate('/register'))
    await act(() => router.navigate(addressOf(path)))
    await waitFor(() => expect(router.state.location.pathname, path).toBe('/login'))
  }
})
