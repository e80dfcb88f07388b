import { NetworkError } from '@oaklet/api'
import { BUILT_IN_ROLE_PERMISSIONS } from '@oaklet/api/contract'
import { aClient, aClientSummary, aClinician, aPage, aPractice, fixtureId } from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PREFERENCE_KEYS, readPreference, writePreference } from '../../shared/local-preference'
import type { FakeApi } from '../../testing/fake-services'
import { renderScreen } from '../../testing/render-screen'
import { ClientsScreen } from './ClientsScreen'

const mari = aClientSummary()
const leo = aClientSummary({ id: fixtureId(31), displayName: 'Leo Grant', balanceCents: 15_200 })

const show = (clients: FakeApi['clients'], options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<ClientsScreen />, {
    at: '/clients',
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      appointments: { listOfClient: () => Promise.resolve(aPage([])) },
      staff: { listClinicians: () => Promise.resolve([aClinician()]) },
      clients,
    },
    ...options,
  })

const list = (...items: (typeof mari)[]) => vi.fn(() => Promise.resolve(aPage(items)))

test('lists clients with what one wants to know of them', async () => {
  show({ list: list(mari, leo) })
  const row = within(await screen.findByRole('row', { name: /Leo Grant/ }))
  expect(row.getByText('Active')).toBeVisible()
  expect(row.getByText('Dr. Imani Cole')).toBeVisible()
  expect(row.getByText('(518) 555-0142')).toBeVisible()
  expect(row.getByText('$152.00')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible()
})

test('has a name as the words of its cell, which break a long one anywhere', async () => {
  show({ list: list(leo) })
  expect(await screen.findByText('Leo Grant')).toHaveRole('rowheader')
})

test('says by whom in their life a client was found', async () => {
  show({ list: list({ ...mari, foundBy: { name: 'Rosa Vega', relationship: 'Mother' } }, leo) })
  const row = within(await screen.findByRole('row', { name: /Mari Vega/ }))
  expect(row.getByText('by Rosa Vega, mother')).toBeVisible()
  expect(screen.getAllByText(/^by /)).toHaveLength(1)
})

test('shows no balances to those who may not see them', async () => {
  show(
    { list: list({ ...mari, balanceCents: null }) },
    { user: { permissions: [...BUILT_IN_ROLE_PERMISSIONS.Scheduler] } },
  )
  await screen.findByRole('row', { name: /Mari Vega/ })
  expect(screen.queryByRole('columnheader', { name: 'Balance' })).toBeNull()
})

test('a new client whom the address asked for is asked about once when the form is closed', async () => {
  const { user, address } = show({ list: list(mari) }, { at: '/clients?view=all&new=1' })
  await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Ada')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Close without saving' }))
  await waitFor(() => expect(address()).toBe('/clients?view=all'))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('a new client who was saved is led to without a question', async () => {
  const ada = aClient()
  const given = { list: list(mari), create: () => Promise.resolve(ada), get: () => Promise.resolve(ada) }
  const { user, address } = show(given, { at: '/clients?view=all&new=1' })
  await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Ada')
  await user.click(screen.getByRole('button', { name: 'Save client' }))
  await waitFor(() => expect(address()).toBe(`/clients?client=${ada.id}`))
})

test('opens a client from the keyboard', async () => {
  const { user, address } = show({ list: list(mari), get: () => Promise.resolve(aClient()) })
  await screen.findByRole('row', { name: /Mari Vega/ })
  await user.keyboard('/')
  expect(screen.getByRole('searchbox', { name: 'Find a client' })).toHaveFocus()
  // The filters stand between the words and the rows.
  await user.keyboard('{Tab}'.repeat(5))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe(`/clients?client=${mari.id}`))
})

test('an older answer never stands over a newer question', async () => {
  const answers = new Map<string, (page: ReturnType<typeof aPage<typeof mari>>) => void>()
  const find = vi.fn((_: unknown, query?: { q?: string | undefined }) => {
    if (!query?.q) return Promise.resolve(aPage([mari, leo]))
    const { q } = query
    return new Promise<ReturnType<typeof aPage<typeof mari>>>((resolve) => answers.set(q, resolve))
  })
  const { user, address } = show({ list: find })
  await screen.findByRole('row', { name: /Mari Vega/ })
  const box = screen.getByRole('searchbox')
  await user.type(box, 'm')
  await waitFor(() => expect(answers.has('m')).toBe(true))
  await user.clear(box)
  await user.type(box, 'leo')
  await waitFor(() => expect(answers.has('leo')).toBe(true))
  answers.get('leo')?.(aPage([leo]))
  answers.get('m')?.(aPage([mari]))
  expect(await screen.findByText('1 client found')).toBeVisible()
  expect(screen.getByRole('row', { name: /Leo Grant/ })).toBeVisible()
  expect(screen.queryByRole('row', { name: /Mari Vega/ })).toBeNull()
  expect(address()).toBe('/clients?q=leo')
})

test('asks for clients with coverage to verify when the address says so, and no longer once any is chosen', async () => {
  const find = list(mari)
  const { user, address } = show({ list: find }, { at: '/clients?coverage=unverified' })
  expect(await screen.findByText('1 client found')).toBeVisible()
  const asked = { limit: 25, coverage: 'unverified' }
  expect(find).toHaveBeenLastCalledWith(expect.anything(), asked, expect.anything())
  await user.click(screen.getByRole('button', { name: /Coverage/ }))
  await user.click(await screen.findByRole('option', { name: 'Any coverage' }))
  await waitFor(() => expect(address()).toBe('/clients?view=all'))
})

test('narrows to the clients of a clinician in the address', async () => {
  const find = vi.fn((_: unknown, query?: { clinicianId?: string | undefined }) =>
    Promise.resolve(aPage(query?.clinicianId === undefined ? [mari, leo] : [mari])),
  )
  const { user, address } = show({ list: find }, { at: '/clients?view=all&clinicianId=me' })
  await screen.findByRole('row', { name: /Leo Grant/ })
  expect(find.mock.lastCall?.[1]).toEqual({ limit: 25 })
  await user.click(screen.getByRole('button', { name: /Clinician/ }))
  await user.click(await screen.findByRole('option', { name: aClinician().name }))
  await waitFor(() => expect(screen.queryByRole('row', { name: /Leo Grant/ })).toBeNull())
  expect(find.mock.lastCall?.[1]).toEqual({ limit: 25, clinicianId: aClinician().id })
  expect(address()).toBe(`/clients?clinicianId=${aClinician().id}`)
})

test('a clinician who is no longer at work can be narrowed to as well', async () => {
  const gone = fixtureId(77)
  show({ list: list(mari) }, { at: `/clients?clinicianId=${gone}` })
  expect(await screen.findByRole('button', { name: /Another clinician/ })).toBeVisible()
})

test('offers no other clinicians to those who see their own clients alone', async () => {
  show({ list: list(mari) }, { user: { permissions: ['clients:view:own'] } })
  await screen.findByRole('row', { name: /Mari Vega/ })
  expect(screen.queryByRole('button', { name: /Clinician/ })).toBeNull()
})

test('narrows to a referral source in the address, and says so when no client came from it', async () => {
  const find = vi.fn((_: unknown, query?: { referralSource?: string | undefined }) =>
    Promise.resolve(aPage(query?.referralSource === 'court' ? [] : [mari])),
  )
  const { user, address } = show({ list: find }, { at: '/clients?referralSource=school' })
  expect(await screen.findByText('1 client found')).toBeVisible()
  const asked = { limit: 25, referralSource: 'school' }
  expect(find).toHaveBeenLastCalledWith(expect.anything(), asked, expect.anything())
  await user.click(screen.getByRole('button', { name: /School or college/ }))
  await user.click(await screen.findByRole('option', { name: 'Court or attorney' }))
  expect(await screen.findByText('No client found')).toBeVisible()
  expect(address()).toBe('/clients?referralSource=court')
})

test('asks the server only once typing has rested', async () => {
  const find = list(mari)
  const { user } = show({ list: find })
  await screen.findByRole('row', { name: /Mari Vega/ })
  await user.type(screen.getByRole('searchbox'), 'vega')
  await waitFor(() => expect(find).toHaveBeenCalledTimes(2))
})

test('walks to the next page and back by its cursor', async () => {
  const find = vi.fn((_: unknown, query?: { cursor?: string | undefined }) =>
    Promise.resolve(
      query?.cursor === 'two'
        ? { items: [leo], nextCursor: null, total: 26 }
        : { items: [mari], nextCursor: 'two', total: 26 },
    ),
  )
  const { user } = show({ list: find })
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  expect(await screen.findByText('26–26 of 26')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  expect(await screen.findByText('1–1 of 26')).toBeVisible()
})

test('says what to do when nothing matches, and when there is nobody yet', async () => {
  show({ list: list() }, { at: '/clients?q=zz' })
  expect(await screen.findByText('No client found')).toBeVisible()
})

test('an empty practice is offered its first client, unless the person may not add one', async () => {
  const { unmount } = show({ list: list() })
  await screen.findByText('No clients yet')
  expect(screen.getAllByRole('button', { name: 'New client' })).toHaveLength(2)
  unmount()
  show({ list: list() }, { user: { permissions: [...BUILT_IN_ROLE_PERMISSIONS['Read-only']] } })
  await screen.findByText('No clients yet')
  expect(screen.queryByRole('button', { name: 'New client' })).toBeNull()
})

test('says what went wrong, and tries again when asked', async () => {
  const find = list(mari).mockRejectedValueOnce(new NetworkError('unreachable'))
  const { user } = show({ list: find })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load clients')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: /Mari Vega/ })).toBeVisible()
})

test('leads to those who may be there twice, for those who may change clients', async () => {
  const { unmount } = show({ list: list(mari) })
  const link = await screen.findByRole('link', { name: 'Possible duplicates' })
  expect(link).toHaveAttribute('href', '/clients?view=duplicates')
  unmount()
  show({ list: list(mari) }, { user: { permissions: [...BUILT_IN_ROLE_PERMISSIONS['Read-only']] } })
  await screen.findByRole('row', { name: /Mari Vega/ })
  expect(screen.queryByRole('link', { name: 'Possible duplicates' })).toBeNull()
})

test('comes back to the client that was open, until the list is asked for', async () => {
  writePreference(PREFERENCE_KEYS.selectedClient, mari.id)
  const { user, address } = show({ list: list(mari), get: () => Promise.resolve(aClient()) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Mari Vega' })).toBeVisible()
  expect(address()).toBe(`/clients?client=${mari.id}`)
  await user.click(screen.getByRole('link', { name: 'All clients' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Clients' })).toBeVisible()
  expect(readPreference(PREFERENCE_KEYS.selectedClient)).toBeNull()
})
