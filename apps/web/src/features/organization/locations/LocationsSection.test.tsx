import { ApiError } from '@oaklet/api'
import type { Location } from '@oaklet/api/contract'
import { aLocation, aPractice, createDeferred, fixtureId } from '@oaklet/api/testing'
import { ToastRegion, toasts } from '@oaklet/design-system'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { LocationsSection } from './LocationsSection'

const MAIN = aLocation({ fax: '5185550199' })
const ANNEX = aLocation({ id: fixtureId(11), name: 'Annex', isPrimary: false })
const OLD = aLocation({ id: fixtureId(12), name: 'Old Mill', isPrimary: false, isActive: false })
const refused = (
  code: 'internal' | 'transition_refused' | 'not_found',
  serverMessage: string | null = null,
) => new ApiError({ code, status: code === 'internal' ? 500 : 409, serverMessage, requestId: null })

const show = (verbs: FakeApi['locations'] = {}, permissions?: never[]) =>
  renderScreen(
    <>
      <LocationsSection />
      <ToastRegion />
    </>,
    {
      api: {
        organization: { practice: () => Promise.resolve(aPractice()) },
        locations: { list: () => Promise.resolve([MAIN, ANNEX, OLD]), ...verbs },
      },
      ...(permissions && { user: { permissions } }),
    },
  )
const lines = () => within(screen.getByRole('list', { name: 'Locations' })).getAllByRole('listitem')
const names = () => lines().map((one) => one.querySelector('[tabindex]')?.textContent)
const line = (name: string) => {
  const found = lines().find((one) => within(one).queryByText(name))
  if (!found) throw new Error(`${name} is not on the list`)
  return within(found)
}
type Shown = ReturnType<typeof show>
const choose = async ({ user }: Shown, name: string, action: string) => {
  ;(await screen.findByRole('button', { name: `Actions for ${name}` })).focus()
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('menuitem', { name: action }))
}
const button = (name: string) => screen.findByRole('button', { name })
const toast = (title: string) => screen.findByRole('alertdialog', { name: title })
const closeToast = async ({ user }: Shown, title: string) => {
  await user.click(within(await toast(title)).getByRole('button', { name: 'Close' }))
}

// Returns nothing, because awaiting the call keeps React's queue open for what comes late.
afterEach(() => {
  act(() => toasts.clear())
})

describe('the list', () => {
  test('tells where each location is, which is the primary one and which is not in use', async () => {
    show()
    expect(await screen.findByText('Main Street')).toBeVisible()
    expect(names()).toEqual(['Main Street', 'Annex', 'Old Mill'])
    expect(line('Main Street').getByText('Primary')).toBeVisible()
    expect(line('Main Street').getByText('(518) 555-0199')).toBeVisible()
    expect(line('Old Mill').getByText('Not in use')).toBeVisible()
  })

  test('is only read by those who may not change it', async () => {
    show({}, [])
    expect(await screen.findByText('Main Street')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('says what it is for while it is empty, and when it could not be loaded', async () => {
    const list = vi.fn().mockRejectedValueOnce(refused('internal')).mockResolvedValue([])
    const { user } = show({ list })
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load locations')
    await user.click(await button('Try again'))
    expect(await screen.findByText('No locations yet')).toBeVisible()
  })
})

describe('adding', () => {
  const add = async ({ user }: Shown) => {
    await user.click(await button('Add location'))
    await user.type(await screen.findByLabelText('Location name'), 'Barn')
    await user.type(screen.getByLabelText(/^Fax/), '(518) 555-0177')
    await user.keyboard('{Control>}{Enter}{/Control}')
  }

  test('shows at once, sends the number as it is dialled, and has the focus on the new name before and after the answer', async () => {
    const answer = createDeferred<Location>()
    const create = vi.fn(() => answer.promise)
    const list = vi.fn().mockResolvedValue([MAIN])
    const shown = show({ create, list })
    await add(shown)
    const barn = await screen.findByText('Barn')
    await waitFor(() => expect(barn).toHaveFocus())
    expect(screen.queryByRole('button', { name: 'Actions for Barn' })).toBeNull()
    const saved = aLocation({ id: fixtureId(40), name: 'Barn', isPrimary: false })
    list.mockResolvedValue([MAIN, saved])
    act(() => answer.resolve(saved))
    expect(await button('Actions for Barn')).toBeVisible()
    expect(barn).toHaveFocus()
    expect(create).toHaveBeenCalledExactlyOnceWith(
      { practiceId: expect.any(String) as string },
      expect.objectContaining({ name: 'Barn', fax: '5185550177', businessHours: null }),
      { idempotencyKey: expect.any(String) as string },
    )
  })

  test('that fails is taken back, can be tried again, and typed on', async () => {
    const create = vi.fn().mockRejectedValue(refused('internal'))
    const list = vi.fn().mockResolvedValue([MAIN])
    const shown = show({ create, list })
    await add(shown)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Barn was not added')
    expect(alert).toHaveTextContent('Failed to add location')
    expect(names()).not.toContain('Barn')
    await shown.user.click(await button('Keep editing'))
    expect(await screen.findByLabelText('Location name')).toHaveValue('Barn')
    await waitFor(() => expect(screen.getByLabelText('Location name')).toHaveFocus())
    const saved = aLocation({ id: fixtureId(40), name: 'Barn', isPrimary: false })
    create.mockResolvedValue(saved)
    list.mockResolvedValue([MAIN, saved])
    await shown.user.keyboard('{Control>}{Enter}{/Control}')
    expect(await toast('Barn added')).toBeVisible()
    await waitFor(() => expect(names()).toContain('Barn'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('asks for a name before it is sent', async () => {
    const { user } = show()
    await user.click(await button('Add location'))
    await screen.findByLabelText('Location name')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByLabelText('Location name')).toHaveAccessibleDescription(/Enter a name/)
  })
})

describe('changing', () => {
  const rename = async (shown: Shown, to: string) => {
    await choose(shown, 'Annex', 'Edit')
    const name = await screen.findByLabelText('Location name')
    await shown.user.clear(name)
    await shown.user.type(name, to)
    await shown.user.keyboard('{Control>}{Enter}{/Control}')
  }

  test('shows at once, and the list is loaded again when it fails', async () => {
    const answer = createDeferred<Location>()
    const list = vi.fn().mockResolvedValue([MAIN, ANNEX])
    const shown = show({ list, update: () => answer.promise })
    await rename(shown, 'Barn')
    await waitFor(() => expect(names()).toEqual(['Main Street', 'Barn']))
    act(() => answer.reject(refused('internal')))
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update location')
    expect(names()).toEqual(['Main Street', 'Annex'])
    expect(line('Annex').getByRole('alert')).toHaveTextContent('Barn was not saved')
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
  })

  test('that fails can be tried again from its line', async () => {
    const saved = { ...ANNEX, name: 'Barn', version: 2 }
    const update = vi.fn().mockRejectedValueOnce(refused('internal')).mockResolvedValue(saved)
    const list = vi.fn().mockResolvedValue([MAIN, ANNEX])
    const shown = show({ list, update })
    await rename(shown, 'Barn')
    const again = await button('Try again')
    list.mockResolvedValue([MAIN, saved])
    await shown.user.click(again)
    expect(await toast('Barn saved')).toBeVisible()
    await waitFor(() => expect(names()).toEqual(['Main Street', 'Barn']))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('on an older version opens again with both versions, and nothing typed is lost', async () => {
    const theirs = { ...ANNEX, name: 'Annexe', version: 2 }
    const stale = new ApiError({
      ...{ code: 'stale_edit', status: 409, serverMessage: null, requestId: null, current: theirs },
    })
    const update = vi
      .fn()
      .mockRejectedValueOnce(stale)
      .mockResolvedValue({ ...theirs, name: 'Barn', version: 3 })
    const shown = show({ update })
    await rename(shown, 'Barn')
    expect(await screen.findByText(/Somebody else changed this location/)).toBeVisible()
    const row = screen.getByRole('row', { name: /Location name/ })
    expect(row).toHaveTextContent(/Barn.*Annexe/)
    expect(screen.getByLabelText('Location name')).toHaveValue('Barn')
    await shown.user.click(await button('Save mine over theirs'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(update).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ name: 'Barn', version: 2 }),
    )
  })
})

describe('the primary location', () => {
  test('is marked at once, alone, and the list is loaded again', async () => {
    const list = vi.fn().mockResolvedValue([MAIN, ANNEX])
    const answer = createDeferred<Location>()
    const shown = show({ list, setPrimary: () => answer.promise })
    await choose(shown, 'Annex', 'Make primary')
    await waitFor(() => expect(names()).toEqual(['Annex', 'Main Street']))
    expect(screen.getAllByText('Primary')).toHaveLength(1)
    list.mockResolvedValue([
      { ...ANNEX, isPrimary: true },
      { ...MAIN, isPrimary: false },
    ])
    act(() => answer.resolve({ ...ANNEX, isPrimary: true }))
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
    expect(line('Annex').getByText('Primary')).toBeVisible()
  })

  test('stays the one it was when that fails', async () => {
    const shown = show({ setPrimary: () => Promise.reject(refused('internal')) })
    await choose(shown, 'Annex', 'Make primary')
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to set primary location')
    expect(line('Annex').getByRole('alert')).toBeVisible()
    expect(names()).toEqual(['Main Street', 'Annex', 'Old Mill'])
    expect(line('Main Street').getByText('Primary')).toBeVisible()
    await shown.user.click(await button('Dismiss'))
    await waitFor(() => expect(screen.getByText('Annex')).toHaveFocus())
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('deleting', () => {
  const verbs = (remove = vi.fn(() => Promise.resolve())) => ({
    remove,
    checkRemoval: () => Promise.resolve(),
  })

  test('goes at once, is done when it can’t be undone any more, and focus goes to the next', async () => {
    const given = verbs()
    const shown = show(given)
    await choose(shown, 'Annex', 'Delete')
    await waitFor(() => expect(names()).toEqual(['Main Street', 'Old Mill']))
    await waitFor(() => expect(screen.getByText('Old Mill')).toHaveFocus())
    expect(given.remove).not.toHaveBeenCalled()
    await closeToast(shown, 'Annex deleted')
    await waitFor(() => expect(given.remove).toHaveBeenCalledOnce())
  })

  test('is undone with nothing sent, and the location is where it was', async () => {
    const given = verbs()
    const shown = show(given)
    await choose(shown, 'Annex', 'Delete')
    await shown.user.click(await button('Undo'))
    await waitFor(() => expect(names()).toEqual(['Main Street', 'Annex', 'Old Mill']))
    expect(given.remove).not.toHaveBeenCalled()
  })

  test('is done at once when the page is left', async () => {
    const given = verbs()
    await choose(show(given), 'Annex', 'Delete')
    await button('Undo')
    act(() => void window.dispatchEvent(new Event('pagehide')))
    await waitFor(() => expect(given.remove).toHaveBeenCalledOnce())
  })

  test('that fails comes back in its place with the sentence, and can be tried again', async () => {
    const remove = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(refused('internal'))
    const list = vi.fn().mockResolvedValue([MAIN, ANNEX, OLD])
    const shown = show({ ...verbs(remove), list })
    await choose(shown, 'Annex', 'Delete')
    await closeToast(shown, 'Annex deleted')
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete location')
    expect(names()).toEqual(['Main Street', 'Annex', 'Old Mill'])
    expect(line('Annex').getByRole('alert')).toBeVisible()
    await shown.user.click(await button('Try again'))
    list.mockResolvedValue([MAIN, OLD])
    await closeToast(shown, 'Annex deleted')
    await waitFor(() => expect(remove).toHaveBeenCalledTimes(2))
    expect(names()).toEqual(['Main Street', 'Old Mill'])
  })

  test('that nobody can tell to be allowed says so in its line, and offers no undo', async () => {
    const shown = show({ checkRemoval: () => Promise.reject(refused('internal')) })
    await choose(shown, 'Annex', 'Delete')
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete location')
    expect(line('Annex').getByRole('alert')).toBeVisible()
    expect(names()).toEqual(['Main Street', 'Annex', 'Old Mill'])
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test('that the server refuses says its reason at once, and offers no undo', async () => {
    const why = 'This is the primary location. Make another one primary before you delete it.'
    const shown = show({ checkRemoval: () => Promise.reject(refused('transition_refused', why)) })
    await choose(shown, 'Main Street', 'Delete')
    expect(await screen.findByRole('alert')).toHaveTextContent(why)
    expect(names()[0]).toBe('Main Street')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    await shown.user.click(await button('Dismiss'))
    await waitFor(() => expect(screen.getByText('Main Street')).toHaveFocus())
  })
})
