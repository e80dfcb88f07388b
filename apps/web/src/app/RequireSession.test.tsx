import { Link } from '@oaklet/design-system'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { SessionContext } from '../shared/use-session'
import { fakeSession, signedInSession } from '../testing/fake-services'
import { RedirectSignedIn } from './RedirectSignedIn'
import { RequireSession } from './RequireSession'

function Login() {
  return (
    <>
      <p>Sign in, then {JSON.stringify(useLocation().state)}</p>
      <Link href="/register">Create a practice</Link>
    </>
  )
}

function renderAt(address: string, session: ReturnType<typeof fakeSession>) {
  const router = createMemoryRouter(
    [
      {
        element: <RedirectSignedIn />,
        children: [
          { path: '/login', Component: Login },
          { path: '/register', element: <Link href="/login">Sign in</Link> },
        ],
      },
      {
        path: '*',
        element: (
          <RequireSession>
            <p>The calendar</p>
          </RequireSession>
        ),
      },
    ],
    { initialEntries: [address] },
  )
  render(
    <SessionContext value={session}>
      <RouterProvider router={router} />
    </SessionContext>,
  )
  return router
}

const nobody = (reason: 'expired' | 'logged-out' | 'logged-out-elsewhere' | null) =>
  ({ status: 'signed-out', user: null, organization: null, reason }) as const

test('shows the loading screen while the session is checked', () => {
  renderAt('/calendar', fakeSession({ status: 'restoring' }))
  expect(screen.getByRole('status')).toHaveTextContent('Loading Oaklet')
})

test('sends whoever is not signed in to /login, and remembers where they were going', () => {
  renderAt('/calendar?date=2026-11-17', fakeSession(nobody(null)))
  expect(screen.getByText(/calendar\?date=2026-11-17/)).toBeVisible()
})

test('goes on where the person was once they have signed in', () => {
  const session = fakeSession(nobody('expired'))
  const router = renderAt('/calendar?date=2026-11-17', session)
  act(() => session.set(signedInSession().store.getState()))
  expect(router.state.location.pathname + router.state.location.search).toBe('/calendar?date=2026-11-17')
})

test('goes on there also when another public page was looked at first', async () => {
  const session = fakeSession(nobody(null))
  const router = renderAt('/calendar?date=2026-11-17', session)
  await userEvent.click(screen.getByRole('link', { name: 'Create a practice' }))
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }))
  act(() => session.set(signedInSession().store.getState()))
  expect(router.state.location.pathname + router.state.location.search).toBe('/calendar?date=2026-11-17')
})

test.each(['logged-out', 'logged-out-elsewhere'] as const)(
  'forgets where the person was when %s',
  (reason) => {
    const session = signedInSession()
    renderAt('/calendar', session)
    act(() => session.set(nobody(reason)))
    expect(screen.getByText('Sign in, then null')).toBeVisible()
  },
)

test('sends a signed-in person from /login to the dashboard', () => {
  const router = renderAt('/login', signedInSession())
  expect(router.state.location.pathname).toBe('/dashboard')
})
