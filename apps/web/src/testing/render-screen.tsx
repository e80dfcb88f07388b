import { preloadParts, RouterProvider as LinkProvider } from '@oaklet/design-system'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { User } from '@oaklet/api/contract'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter, Outlet, RouterProvider, useHref, useNavigate } from 'react-router-dom'
import { beforeAll } from 'vitest'
import { AskBeforeLeaving } from '../shared/forms/AskBeforeLeaving'
import { loadParts } from '../shared/lazy-part'
import { ShortcutsProvider } from '../shared/ShortcutsProvider'
import { ApiContext } from '../shared/use-api'
import { useLinkHref } from '../shared/use-link-href'
import { type PasswordHelp, PasswordHelpContext } from '../shared/use-password-help'
import { SessionContext } from '../shared/use-session'
import { type FakeApi, fakeApi, signedInSession } from './fake-services'

// What opens is at hand, as it is once a first screen has settled. Otherwise a slow machine shows a dialog that waits for
// its code, and a test that has found that one looks for its content in vain.
await preloadParts()
beforeAll(loadParts)

interface RenderScreenOptions {
  /** The address that the screen is at; `/` when left out. */
  at?: string
  /** The path of its route, like `/billing/invoices/:invoiceId`; the one of the address when left out. */
  route?: string
  api?: FakeApi
  /** Changes to the signed-in owner, like `{ permissions: [] }`. */
  user?: Partial<User>
  session?: ReturnType<typeof signedInSession>
  passwordHelp?: PasswordHelp
}

/** Renders a screen with fake services at an address; going elsewhere shows `Went to {path}`. */
export function renderScreen(screen: ReactNode, options: RenderScreenOptions = {}) {
  const { at = '/', api = {}, user = {}, session = signedInSession(user), passwordHelp = null } = options
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 300_000 }, mutations: { retry: false } },
  })
  const { route: path = new URL(at, 'https://oaklet.test').pathname } = options
  const isStaff = session.store.getState().status === 'signed-in'
  const router = createMemoryRouter(
    [
      {
        element: (
          <SessionContext value={session}>
            <ApiContext value={fakeApi(api)}>
              <QueryClientProvider client={queryClient}>
                <ShortcutsProvider>
                  <PasswordHelpContext value={passwordHelp}>
                    <Links>
                      {isStaff ? (
                        <AskBeforeLeaving>
                          <Outlet />
                        </AskBeforeLeaving>
                      ) : (
                        <Outlet />
                      )}
                    </Links>
                  </PasswordHelpContext>
                </ShortcutsProvider>
              </QueryClientProvider>
            </ApiContext>
          </SessionContext>
        ),
        children: [
          { path, element: screen },
          { path: '*', Component: Elsewhere },
        ],
      },
    ],
    { initialEntries: [at] },
  )
  return {
    ...render(<RouterProvider router={router} />),
    user: userEvent.setup(),
    router,
    queryClient,
    session,
    /** The address now, query included. */
    address: () => router.state.location.pathname + router.state.location.search,
  }
}

function Links({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  return (
    <LinkProvider navigate={(to) => void navigate(to)} useHref={useLinkHref}>
      {children}
    </LinkProvider>
  )
}

function Elsewhere() {
  return <p>Went to {useHref('')}</p>
}
