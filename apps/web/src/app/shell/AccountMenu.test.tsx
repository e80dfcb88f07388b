import { ApiError } from '@oaklet/api'
import { ToastRegion } from '@oaklet/design-system'
import { anOwnOrganization, fixtureId } from '@oaklet/api/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useUnsaved } from '../../shared/forms/use-unsaved'
import { signedInSession } from '../../testing/fake-services'
import { renderScreen } from '../../testing/render-screen'
import { AccountMenu } from './AccountMenu'
import { useChangeOver } from './use-change-over'

const OAKWOOD = anOwnOrganization()
const ELMWOOD = anOwnOrganization({ id: fixtureId(70), name: 'Elmwood Counseling', isCurrent: false })
const organizations = vi.fn(() => Promise.resolve([ELMWOOD, OAKWOOD]))

function Unsaved() {
  useUnsaved(true)
  return null
}

/** The frame in short, at /dashboard; with words that are not saved if wished. */
function Frame({ isUnsaved = false }) {
  useChangeOver()
  return (
    <>
      <AccountMenu />
      {isUnsaved && <Unsaved />}
      <ToastRegion />
    </>
  )
}

const openMenu = async (user: ReturnType<typeof renderScreen>['user']) => {
  await waitFor(() => expect(organizations).toHaveBeenCalled())
  await user.click(screen.getByRole('button', { name: 'Account: Olivia Wren' }))
}
const failing = (code: 'not_found' | 'internal', status: number) => {
  const session = signedInSession()
  const error = new ApiError({ code, status, serverMessage: null, requestId: null })
  vi.mocked(session.switchOrganization).mockRejectedValueOnce(error)
  return session
}

test('offers the organizations of somebody who works in several, the present one ticked', async () => {
  const { user } = renderScreen(<Frame />, { at: '/dashboard', api: { account: { organizations } } })
  await openMenu(user)
  const here = await screen.findByRole('menuitemradio', { name: 'Oakwood Therapy Group You are here now' })
  expect(here).toBeChecked()
  expect(screen.getByRole('menuitemradio', { name: 'Elmwood Counseling' })).not.toBeChecked()
  expect(screen.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
})

test('offers none to somebody who works in one', async () => {
  const one = vi.fn(() => Promise.resolve([OAKWOOD]))
  const { user } = renderScreen(<Frame />, { at: '/dashboard', api: { account: { organizations: one } } })
  await waitFor(() => expect(one).toHaveBeenCalled())
  await user.click(screen.getByRole('button', { name: 'Account: Olivia Wren' }))
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Sign out'])
})

test('changes over to the one that was chosen, once', async () => {
  const { user, session, router } = renderScreen(<Frame />, {
    at: '/dashboard',
    api: { account: { organizations } },
  })
  await openMenu(user)
  await user.click(await screen.findByRole('menuitemradio', { name: 'Elmwood Counseling' }))
  await waitFor(() => expect(session.switchOrganization).toHaveBeenCalledExactlyOnceWith(ELMWOOD.id))
  expect(router.state.location.state).toBeNull()
})

test('asks first about words that are not saved, and goes on where the person stays', async () => {
  const { user, session } = renderScreen(<Frame isUnsaved />, {
    at: '/dashboard?edit=1',
    api: { account: { organizations } },
  })
  await openMenu(user)
  await user.click(await screen.findByRole('menuitemradio', { name: 'Elmwood Counseling' }))
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(session.switchOrganization).not.toHaveBeenCalled()
  await openMenu(user)
  await user.click(await screen.findByRole('menuitemradio', { name: 'Elmwood Counseling' }))
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  await waitFor(() => expect(session.switchOrganization).toHaveBeenCalledExactlyOnceWith(ELMWOOD.id))
})

test('says what failed, and tries again', async () => {
  const session = failing('internal', 500)
  const { user } = renderScreen(<Frame />, { at: '/dashboard', session, api: { account: { organizations } } })
  await openMenu(user)
  await user.click(await screen.findByRole('menuitemradio', { name: 'Elmwood Counseling' }))
  expect(
    await screen.findByRole('alertdialog', {
      name: 'Failed to change over to the other organization',
    }),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(vi.mocked(session.switchOrganization).mock.calls).toEqual([[ELMWOOD.id], [ELMWOOD.id]])
})

test('says that somebody who was deactivated there works there no more', async () => {
  const session = failing('not_found', 404)
  const { user } = renderScreen(<Frame />, { at: '/dashboard', session, api: { account: { organizations } } })
  await openMenu(user)
  await user.click(await screen.findByRole('menuitemradio', { name: 'Elmwood Counseling' }))
  expect(
    await screen.findByRole('alertdialog', { name: 'You don’t work in that organization any more.' }),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
