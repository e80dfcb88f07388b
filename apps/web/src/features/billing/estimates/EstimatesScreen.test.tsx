import { type Api, ApiError, NetworkError } from '@oaklet/api'
import {
  aClientSummary,
  aClinician,
  aDraftEstimate,
  aPage,
  aPractice,
  anEstimateDue,
  anEstimateSummary,
  fixtureId,
  someEstimatesDue,
  someEstimateTotals,
} from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { EstimatesScreen } from './EstimatesScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T13:00:00Z') }))

const DUE = '/billing/estimates?view=due'
const show = ({ at = '/billing/estimates', estimates = {}, user = {} } = {}) =>
  renderScreen(<EstimatesScreen />, {
    at,
    user,
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      clients: { list: () => Promise.resolve(aPage([aClientSummary()])) },
      staff: { listClinicians: () => Promise.resolve([aClinician()]) },
      estimates: {
        totals: () => Promise.resolve(someEstimateTotals()),
        due: () => Promise.resolve(someEstimatesDue()),
        list: () => Promise.resolve(aPage([anEstimateSummary()])),
        ...estimates,
      },
    },
  })

describe('the list', () => {
  test('a row says whose estimate it is, for which time, what is expected, and how far it has come', async () => {
    show()
    const row = within(await screen.findByRole('row', { name: /7/ }))
    expect(row.getByRole('link', { name: '7' })).toHaveAttribute(
      'href',
      `/billing/estimates/${anEstimateSummary().id}`,
    )
    for (const words of ['Olivia Bennett', 'Dec 1, 2026 – Feb 28, 2027', '$1,800.00', 'Nov 17, 2026']) {
      expect(row.getByText(words)).toBeVisible()
    }
    expect(await screen.findByText('1 draft · 3 sent · 1 replaced · 1 due')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See what is due' })).toHaveAttribute('href', DUE)
  })

  test('status, period and words of the address are what the server is asked for, of the sums too', async () => {
    const list = vi.fn<Api['estimates']['list']>(() => Promise.resolve(aPage([])))
    const totals = vi.fn<Api['estimates']['totals']>(() => Promise.resolve(someEstimateTotals()))
    show({ at: '/billing/estimates?status=replaced&period=this_year&q=vega', estimates: { list, totals } })
    expect(await screen.findByText('No estimate matches')).toBeVisible()
    const filters = { status: 'replaced', q: 'vega', from: '2026-01-01', to: '2026-12-31' }
    expect(list.mock.lastCall?.[1]).toEqual({ limit: 25, ...filters })
    expect(totals.mock.lastCall?.[1]).toEqual(filters)
  })

  test('while there are none it says what they are for, and offers the first step to those who may', async () => {
    const { unmount } = show({ estimates: { list: () => Promise.resolve(aPage([])) } })
    expect(await screen.findByText('No estimates yet')).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'Make an estimate' })).toHaveLength(2)
    unmount()
    show({
      estimates: { list: () => Promise.resolve(aPage([])) },
      user: { permissions: ['invoices:view'] },
    })
    expect(await screen.findByText('No estimates yet')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Make an estimate' })).toBeNull()
  })

  test('says what went wrong, and tries again when asked', async () => {
    const list = vi.fn().mockRejectedValueOnce(new NetworkError('unreachable'))
    const { user } = show({ estimates: { list: list.mockResolvedValue(aPage([anEstimateSummary()])) } })
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load estimates')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByRole('row', { name: /7/ })).toBeVisible())
  })
})

describe('what is due', () => {
  test('names the client, the first session, why, and by when; what is late is marked', async () => {
    const items = [
      anEstimateDue({ isOverdue: true }),
      anEstimateDue({
        ...{ client: { id: fixtureId(31), name: 'Bo Zola' }, cause: 'requested' },
        ...{ firstOn: null, period: null, draftId: fixtureId(91) },
      }),
    ]
    show({ at: DUE, estimates: { due: () => Promise.resolve(someEstimatesDue({ items, count: 2 })) } })
    const late = within(await screen.findByRole('row', { name: /Mari Vega/ }))
    for (const words of ['Olivia Bennett', 'Dec 1, 2026', 'Sessions are booked', /Nov 18, 2026/, 'Overdue']) {
      expect(late.getByText(words)).toBeVisible()
    }
    const asked = within(screen.getByRole('row', { name: /Bo Zola/ }))
    expect(asked.getByText('The client asked')).toBeVisible()
    expect(asked.getByRole('link', { name: 'Draft for Bo Zola' })).toHaveAttribute(
      'href',
      `/billing/estimates/${fixtureId(91)}`,
    )
  })

  test('one press makes the draft of what is booked, and opens it', async () => {
    const create = vi.fn<Api['estimates']['create']>(() => Promise.resolve(aDraftEstimate({ id: 'new' })))
    const { user, address } = show({ at: DUE, estimates: { create } })
    await user.click(
      await screen.findByRole('button', { name: 'Make estimate for Mari Vega with Olivia Bennett' }),
    )
    await waitFor(() => expect(address()).toBe('/billing/estimates/new'))
    expect(create.mock.lastCall?.[1]).toEqual({
      ...{ clientId: fixtureId(30), clinicianId: fixtureId(20), from: '2026-12-01', to: '2027-02-23' },
      ...{ reason: 'scheduled', askedOn: null },
    })
  })

  test('a refusal is said, and nothing is lost', async () => {
    const refused = new ApiError({
      ...{ code: 'validation_failed', status: 422, serverMessage: 'Nothing is booked.', requestId: null },
    })
    const { user } = show({ at: DUE, estimates: { create: () => Promise.reject(refused) } })
    await user.click(await screen.findByRole('button', { name: /^Make estimate for Mari Vega/ }))
    expect(await screen.findByText('Nothing is booked.')).toBeVisible()
    expect(screen.getByRole('row', { name: /Mari Vega/ })).toBeVisible()
  })

  test('those who may only look have no way to make one', async () => {
    show({ at: DUE, user: { permissions: ['invoices:view'] } })
    expect(await screen.findByRole('row', { name: /Mari Vega/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: /Make estimate/ })).toBeNull()
  })

  test('says when nothing is', async () => {
    show({ at: DUE, estimates: { due: () => Promise.resolve(someEstimatesDue({ items: [], count: 0 })) } })
    expect(await screen.findByText('No estimate is due')).toBeVisible()
  })
})

describe('a new one', () => {
  const open = async (create: Api['estimates']['create']) => {
    const shown = show({ estimates: { create } })
    await shown.user.click(await screen.findByRole('button', { name: 'Make an estimate' }))
    await screen.findByRole('dialog', { name: 'Make an estimate' })
    return shown
  }

  test('says what it needs, and asks the server for nothing until then', async () => {
    const create = vi.fn<Api['estimates']['create']>()
    const { user } = await open(create)
    await user.click(await screen.findByRole('button', { name: 'Make draft' }))
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Client' })).toHaveAccessibleDescription('Choose a client'),
    )
    expect(screen.getByRole('button', { name: /Clinician/ })).toHaveAccessibleDescription(
      'Choose a clinician',
    )
    expect(create).not.toHaveBeenCalled()
  })

  test('is made for a client who asked today, over twelve months, and opens', async () => {
    const create = vi.fn<Api['estimates']['create']>(() => Promise.resolve(aDraftEstimate({ id: 'new' })))
    const { user, address } = await open(create)
    await user.click(await screen.findByRole('combobox', { name: 'Client' }))
    await user.keyboard('{ArrowDown}')
    await user.click(await screen.findByRole('option', { name: new RegExp(aClientSummary().displayName) }))
    await user.click(screen.getByRole('button', { name: /Clinician/ }))
    await user.click(await screen.findByRole('option', { name: aClinician().name }))
    await user.click(screen.getByRole('button', { name: 'Make draft' }))
    await waitFor(() => expect(address()).toBe('/billing/estimates/new'))
    expect(create.mock.lastCall?.[1]).toEqual({
      ...{
        clientId: aClientSummary().id,
        clinicianId: aClinician().id,
        from: '2026-11-17',
        to: '2027-11-16',
      },
      ...{ reason: 'requested', askedOn: '2026-11-17' },
    })
  })
})
