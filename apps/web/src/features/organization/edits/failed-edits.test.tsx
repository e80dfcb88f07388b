import { ApiError } from '@oaklet/api'
import type { Location } from '@oaklet/api/contract'
import { aLocation, anOrganizationSettings, aPractice, fixtureId } from '@oaklet/api/testing'
import { ToastRegion, toasts } from '@oaklet/design-system'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { LocationsSection } from '../locations/LocationsSection'
import { OrganizationScreen } from '../OrganizationScreen'

const MAIN = aLocation()
const ANNEX = aLocation({ id: fixtureId(11), name: 'Annex', isPrimary: false })
const failure = new ApiError({ code: 'internal', status: 500, serverMessage: null, requestId: null })
const failing = () => vi.fn(() => Promise.reject<Location>(failure))

const apiWith = (verbs: FakeApi['locations']): FakeApi => ({
  organization: {
    settings: () => Promise.resolve(anOrganizationSettings()),
    practice: () => Promise.resolve(aPractice()),
  },
  locations: { list: () => Promise.resolve([MAIN, ANNEX]), ...verbs },
})
const show = (verbs: FakeApi['locations']) =>
  renderScreen(
    <>
      <LocationsSection />
      <ToastRegion />
    </>,
    { api: apiWith(verbs) },
  )
type Shown = ReturnType<typeof show>
const button = (name: string) => screen.findByRole('button', { name })
const field = () => screen.findByLabelText('Location name')
const send = ({ user }: Shown) => user.keyboard('{Control>}{Enter}{/Control}')
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

const add = async (shown: Shown, name: string) => {
  await shown.user.click(await button('Add location'))
  await shown.user.type(await field(), name)
  await send(shown)
  await screen.findByRole('alert')
}
const edit = async ({ user }: Shown, name: string) => {
  ;(await button(`Actions for ${name}`)).focus()
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
}
const rename = async (shown: Shown, to: string) => {
  await edit(shown, 'Annex')
  await shown.user.clear(await field())
  await shown.user.type(await field(), to)
  await send(shown)
  await screen.findByRole('alert')
}
const isAskedAtReload = () => {
  const leaving = new Event('beforeunload', { cancelable: true })
  act(() => void window.dispatchEvent(leaving))
  return leaving.defaultPrevented
}

afterEach(() => {
  act(() => toasts.clear())
})

describe('what was typed and could not be saved', () => {
  test('is asked about before the page is loaded anew, until it is discarded', async () => {
    const shown = show({ create: failing() })
    await add(shown, 'Barn')
    expect(isAskedAtReload()).toBe(true)
    await shown.user.click(await button('Discard'))
    await waitFor(() => expect(isAskedAtReload()).toBe(false))
  })

  test('is asked about before another screen is shown', async () => {
    const shown = show({ update: failing() })
    await rename(shown, 'Barn')
    await act(() => shown.router.navigate('/clients'))
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
    await shown.user.click(await button('Keep editing'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Barn was not saved')
  })

  test('is asked about before another part of the settings is shown', async () => {
    const shown = renderScreen(<OrganizationScreen />, {
      at: '/company/organization?section=locations',
      api: apiWith({ update: failing() }),
    })
    await rename(shown, 'Barn')
    await shown.user.click(screen.getByRole('tab', { name: 'Holidays' }))
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
    await shown.user.click(await button('Keep editing'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(shown.address()).toBe('/company/organization?section=locations')
    expect(screen.getByRole('alert')).toHaveTextContent('Barn was not saved')
  })

  test('is what Edit goes on with', async () => {
    const shown = show({ update: failing() })
    await rename(shown, 'Barn')
    await edit(shown, 'Annex')
    expect(await field()).toHaveValue('Barn')
    await waitFor(() => expect(screen.getByLabelText('Location name')).toHaveFocus())
  })
})

describe('a failure that is typed on', () => {
  const closeWithoutSaving = async ({ user }: Shown) => {
    await field()
    await user.keyboard('{Escape}')
    await user.click(await button('Close without saving'))
    await isClosed()
  }

  test('gives the focus to the button that adds when it is closed without saving', async () => {
    const shown = show({ create: failing() })
    await add(shown, 'Barn')
    await shown.user.click(await button('Keep editing'))
    await closeWithoutSaving(shown)
    const adding = await button('Add location')
    await waitFor(() => expect(adding).toHaveFocus())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test.each([
    ['Keep editing', async ({ user }: Shown) => user.click(await button('Keep editing'))],
    ['Edit', (shown: Shown) => edit(shown, 'Annex')],
  ])('gives it to the line that it is about, also when %s opened it', async (_, typeOn) => {
    const shown = show({ update: failing() })
    await rename(shown, 'Barn')
    await typeOn(shown)
    await closeWithoutSaving(shown)
    await waitFor(() => expect(screen.getByText('Annex')).toHaveFocus())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('is sent with the same key as long as it says the same, so that a lost answer adds nothing twice', async () => {
    const create = failing()
    const shown = show({ create })
    await add(shown, 'Barn')
    for (const more of ['', ' two', '']) {
      await shown.user.click(await button('Keep editing'))
      if (more !== '') await shown.user.type(await field(), more)
      await send(shown)
      await isClosed()
      await screen.findByRole('alert')
    }
    const keys = create.mock.calls.map(
      (call: unknown[]) => (call[2] as { idempotencyKey: string }).idempotencyKey,
    )
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
    expect(keys[3]).toBe(keys[2])
  })
})

describe('what could not be saved of a line that is deleted', () => {
  const remove = async ({ user }: Shown) => {
    ;(await button('Actions for Annex')).focus()
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await screen.findByRole('alertdialog', { name: 'Annex deleted' })
  }
  const verbs = () => {
    const removal = vi.fn(() => Promise.resolve())
    return { update: failing(), checkRemoval: () => Promise.resolve(), remove: removal }
  }

  test('goes with the line, and is asked about no more', async () => {
    const given = verbs()
    const shown = show(given)
    await rename(shown, 'Barn')
    await remove(shown)
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(isAskedAtReload()).toBe(false)
    act(() => toasts.clear())
    await waitFor(() => expect(given.remove).toHaveBeenCalledOnce())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('comes back with it', async () => {
    const shown = show(verbs())
    await rename(shown, 'Barn')
    await remove(shown)
    await shown.user.click(await button('Undo'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Barn was not saved')
  })
})
