import { createAuthApi } from '@oaklet/api'
import { createRecordingHttp } from '@oaklet/api/testing'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { useUnsaved } from '../shared/forms/use-unsaved'
import { SessionContext } from '../shared/use-session'
import { signedInSession } from '../testing/fake-services'
import { StaffArea } from './StaffArea'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
})

function Unsaved() {
  useUnsaved(true)
  return <p>Typed words</p>
}

test('the browser’s Back asks about words that are not saved, on every screen', async () => {
  const credentials = {
    bearer: () => 'token',
    csrf: () => null,
    epoch: () => 0,
    refresh: () => Promise.resolve(true),
    onAuthFailure: () => undefined,
  }
  const session = { ...signedInSession(), credentials }
  const http = createRecordingHttp(() => new Promise(() => undefined))
  const services = { http, session, auth: createAuthApi(http) }
  const router = createMemoryRouter(
    [
      {
        element: <StaffArea services={services} />,
        children: [
          { path: '/calendar', element: <Unsaved /> },
          { path: '*', element: <p>Elsewhere</p> },
        ],
      },
    ],
    { initialEntries: ['/dashboard', '/calendar'] },
  )
  render(
    <SessionContext value={session}>
      <RouterProvider router={router} />
    </SessionContext>,
  )
  expect(await screen.findByText('Typed words')).toBeVisible()
  await act(() => router.navigate(-1))
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/calendar')
})
