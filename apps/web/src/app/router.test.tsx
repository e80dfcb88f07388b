import { render, waitFor } from '@testing-library/react'
import { createMemoryRouter, generatePath, matchRoutes, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { fakeSession } from '../testing/fake-services'
import { ROUTES } from './features'
import { routesOf } from './router'
import type { Services } from './services'

const session = fakeSession({ status: 'signed-out', user: null, reason: null })
const tree = routesOf({ session, http: null, auth: null } as unknown as Services)

/** What stands around the screen of a path; something is put in for each of the path's parameters. */
function areaOf(path: string) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const address = generatePath(path, Object.fromEntries(names.map((name) => [name, 'some-id'])))
  return matchRoutes(tree, address)?.[1]?.route
}

test('every screen of the staff stands in one area, which leads whoever is signed out to signing in', async () => {
  const area = areaOf('/dashboard')
  for (const { path } of ROUTES.filter(({ audience }) => audience === 'staff'))
    expect(areaOf(path), path).toBe(area)
  const router = createMemoryRouter(tree, { initialEntries: ['/dashboard'] })
  render(<RouterProvider router={router} />)
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})

test('no screen of the staff is open to anyone', () => {
  const open = ROUTES.filter(({ audience }) => audience !== 'staff').map(({ path }) => path)
  expect(open).toEqual([
    '/login',
    '/register',
    '/forgot-password',
    '/join',
    '/mfa-verification',
    '/client-onboarding/:linkId',
    '/visit',
    '/offer',
    '/billing/stripe-callback',
  ])
})
