import { ApiError } from '@oaklet/api'
import type { Holiday } from '@oaklet/api/contract'
import { aHoliday, aLocation, aPractice, createDeferred, fixtureId } from '@oaklet/api/testing'
import { ToastRegion, toasts } from '@oaklet/design-system'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { HolidaysSection } from './HolidaysSection'

const THANKSGIVING = aHoliday()
const ANNEX = aLocation({ id: fixtureId(11), name: 'Annex', isPrimary: false })
const MOVING = aHoliday({
  ...{ id: fixtureId(81), name: 'Moving', date: '2026-12-01', locations: [ANNEX.id] },
  ...{ recurring: false, recurringType: 'none' },
})
const failure = new ApiError({ code: 'internal', status: 500, serverMessage: null, requestId: null })

const show = (
  verbs: FakeApi['holidays'] = {},
  permissions?: never[],
  locations: FakeApi['locations'] = { list: () => Promise.resolve([aLocation(), ANNEX]) },
) =>
  renderScreen(
    <>
      <HolidaysSection />
      <ToastRegion />
    </>,
    {
      api: {
        organization: { practice: () => Promise.resolve(aPractice()) },
        locations,
        holidays: { list: () => Promise.resolve([THANKSGIVING, MOVING]), ...verbs },
      },
      ...(permissions && { user: { permissions } }),
    },
  )
type Shown = ReturnType<typeof show>
const lines = () => within(screen.getByRole('list', { name: 'Holidays' })).getAllByRole('listitem')
const names = () => lines().map((one) => one.querySelector('[tabindex]')?.textContent)
const alertOf = async (name: string) => {
  const line = (await screen.findByText(name)).closest('li')
  return within(line ?? document.body).findByRole('alert')
}
const toast = (title: string) => screen.findByRole('alertdialog', { name: title })
const button = (name: string) => screen.findByRole('button', { name })
const choose = async ({ user }: Shown, name: string, action: string) => {
  ;(await screen.findByRole('button', { name: `Actions for ${name}` })).focus()
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('menuitem', { name: action }))
}
const closeToast = async ({ user }: Shown, title: string) => {
  await user.click(within(await toast(title)).getByRole('button', { name: 'Close' }))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T20:00:00Z') })
  return () => vi.useRealTimers()
})
// Returns nothing, because awaiting the call keeps React's queue open for what comes late.
afterEach(() => {
  act(() => toasts.clear())
})

describe('the list', () => {
  test('tells when each holiday is next, how it comes again and what is closed', async () => {
    show()
    expect(await screen.findByText('Thanksgiving Day')).toBeVisible()
    const [first, second] = lines()
    expect(first).toHaveTextContent(
      'Thu, Nov 26, 2026Every year on the fourth Thursday of November · All locations',
    )
    expect(second).toHaveTextContent('MovingTue, Dec 1, 2026Annex')
  })

  test('is only read by those who may not change it', async () => {
    show({}, [])
    expect(await screen.findByText('Moving')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('says what it is for while it is empty, and when it could not be loaded', async () => {
    const list = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue([])
    const { user } = show({ list })
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load holidays')
    await user.click(await button('Try again'))
    expect(await screen.findByText('No holidays yet')).toBeVisible()
  })
})

test('locations that could not be loaded are what is said, and asked for again', async () => {
  const list = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue([aLocation()])
  const { user } = show({}, undefined, { list })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load locations')
  await user.click(await button('Try again'))
  expect(await screen.findByText('Thanksgiving Day')).toBeVisible()
})

describe('adding', () => {
  const add = async ({ user }: Shown) => {
    await user.click(await button('Add holiday'))
    await user.type(await screen.findByLabelText('Name'), 'Retreat')
    await user.click(screen.getByRole('spinbutton', { name: /month, Date/ }))
    await user.keyboard('11202026')
    await user.click(screen.getByRole('radio', { name: 'Only some' }))
    await user.click(screen.getByRole('checkbox', { name: 'Annex' }))
    await user.keyboard('{Control>}{Enter}{/Control}')
  }

  test('shows at once where its date belongs, with the focus on its name', async () => {
    const answer = createDeferred<Holiday>()
    const create = vi.fn(() => answer.promise)
    const shown = show({ create })
    await add(shown)
    await waitFor(() => expect(names()).toEqual(['Retreat', 'Thanksgiving Day', 'Moving']))
    await waitFor(() => expect(screen.getByText('Retreat')).toHaveFocus())
    expect(create).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      expect.objectContaining({
        name: 'Retreat',
        date: '2026-11-20',
        recurring: false,
        locations: [ANNEX.id],
      }),
      { idempotencyKey: expect.any(String) as string },
    )
  })

  test('that fails is taken back with the sentence, and keeps what was typed', async () => {
    const shown = show({ create: () => Promise.reject(failure) })
    await add(shown)
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to add holiday')
    expect(names()).toEqual(['Thanksgiving Day', 'Moving'])
    await shown.user.click(await button('Keep editing'))
    expect(await screen.findByLabelText('Name')).toHaveValue('Retreat')
    expect(screen.getByRole('checkbox', { name: 'Annex' })).toBeChecked()
  })

  test('that fails can be tried again, as it was typed', async () => {
    const saved = aHoliday({ id: fixtureId(82), name: 'Retreat', date: '2026-11-20' })
    const create = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue(saved)
    const list = vi.fn().mockResolvedValue([THANKSGIVING, MOVING])
    const shown = show({ create, list })
    await add(shown)
    const again = await button('Try again')
    list.mockResolvedValue([saved, THANKSGIVING, MOVING])
    await shown.user.click(again)
    expect(await toast('Retreat added')).toBeVisible()
    await waitFor(() => expect(names()).toEqual(['Retreat', 'Thanksgiving Day', 'Moving']))
    expect(screen.queryByRole('alert')).toBeNull()
    const [first, second] = create.mock.calls
    expect(second).toEqual(first)
  })
})

describe('changing', () => {
  const rename = async (shown: Shown) => {
    await choose(shown, 'Moving', 'Edit')
    await shown.user.type(await screen.findByLabelText('Name'), ' day')
    await shown.user.keyboard('{Control>}{Enter}{/Control}')
  }

  test('shows at once, and the list is loaded again when it fails', async () => {
    const answer = createDeferred<Holiday>()
    const list = vi.fn().mockResolvedValue([THANKSGIVING, MOVING])
    const shown = show({ list, update: () => answer.promise })
    await rename(shown)
    await waitFor(() => expect(names()).toContain('Moving day'))
    act(() => answer.reject(failure))
    expect(await alertOf('Moving')).toHaveTextContent('Failed to update holiday')
    expect(names()).toContain('Moving')
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
  })

  test('that fails is typed on in its form, and saved from there', async () => {
    const saved = { ...MOVING, name: 'Moving day', version: 2 }
    const update = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue(saved)
    const list = vi.fn().mockResolvedValue([THANKSGIVING, MOVING])
    const shown = show({ list, update })
    await rename(shown)
    await shown.user.click(await button('Keep editing'))
    expect(await screen.findByLabelText('Name')).toHaveValue('Moving day')
    list.mockResolvedValue([THANKSGIVING, saved])
    await shown.user.keyboard('{Control>}{Enter}{/Control}')
    expect(await toast('Moving day saved')).toBeVisible()
    await waitFor(() => expect(names()).toContain('Moving day'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('on an older version opens again with both versions', async () => {
    const theirs = { ...MOVING, locations: [], version: 2 }
    const stale = {
      code: 'stale_edit',
      status: 409,
      serverMessage: null,
      requestId: null,
      current: theirs,
    } as const
    const shown = show({ update: () => Promise.reject(new ApiError(stale)) })
    await rename(shown)
    expect(await screen.findByText(/Somebody else changed this holiday/)).toBeVisible()
    expect(screen.getByRole('row', { name: /Closed/ })).toHaveTextContent(/Annex.*All locations/)
    await shown.user.click(await button('Take theirs'))
    expect(screen.getByLabelText('Name')).toHaveValue('Moving')
    expect(screen.getByRole('radio', { name: 'All locations' })).toBeChecked()
    const saving = screen.getByRole('button', { name: 'Save holiday' })
    await waitFor(() => expect(saving).toHaveFocus())
  })
})

describe('deleting', () => {
  test('goes at once, is done once it can’t be undone, and comes back in its place when that fails', async () => {
    const remove = vi.fn(() => Promise.reject(failure))
    const shown = show({ remove })
    await choose(shown, 'Thanksgiving Day', 'Delete')
    await waitFor(() => expect(names()).toEqual(['Moving']))
    await waitFor(() => expect(screen.getByText('Moving')).toHaveFocus())
    expect(remove).not.toHaveBeenCalled()
    await closeToast(shown, 'Thanksgiving Day deleted')
    expect(await alertOf('Thanksgiving Day')).toHaveTextContent('Failed to delete holiday')
    expect(names()).toEqual(['Thanksgiving Day', 'Moving'])
  })

  test('is undone with nothing sent', async () => {
    const remove = vi.fn(() => Promise.resolve())
    const shown = show({ remove })
    await choose(shown, 'Moving', 'Delete')
    await shown.user.click(await button('Undo'))
    await waitFor(() => expect(names()).toEqual(['Thanksgiving Day', 'Moving']))
    expect(remove).not.toHaveBeenCalled()
  })
})
