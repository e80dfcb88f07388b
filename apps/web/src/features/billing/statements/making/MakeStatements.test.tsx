import { type Api, ApiError, NetworkError } from '@oaklet/api'
import {
  aClient,
  aPractice,
  aStatement,
  aStatementCandidate,
  fixtureId,
  someStatementCandidates,
} from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../../testing/render-screen'
import { StatementsScreen } from '../StatementsScreen'

const named = (number: number, name: string, more: object = {}) =>
  aStatementCandidate({ client: { id: fixtureId(300 + number), name }, ...more })
const [ada, ben, cleo] = [
  named(1, 'Ada Alder'),
  named(2, 'Ben Birch', { emails: [], lastStatementOn: null, sentCount: 0 }),
  named(3, 'Cleo Cedar'),
] as const
const THREE = [ada, ben, cleo]

const show = ({ items = THREE, hasMore = false, search = 'make=1', create = vi.fn(), more = {} } = {}) => {
  const candidates = vi.fn<Api['statements']['candidates']>(() =>
    Promise.resolve(someStatementCandidates({ items, hasMore })),
  )
  const shown = renderScreen(<StatementsScreen />, {
    at: `/billing/statements?${search}`,
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      clients: { get: () => Promise.resolve(aClient({ displayName: 'Ada Alder' })) },
      statements: { candidates, create, ...more },
    },
  })
  return { candidates, create, ...shown }
}

const made = () => Promise.resolve(aStatement({ status: 'draft', number: null }))
const makeButton = (name: string) => screen.findByRole('button', { name })
const result = () => screen.findByRole('region', { name: 'What was made' })
const clientsOf = (create: ReturnType<typeof vi.fn>) =>
  (create.mock.calls as [unknown, { clientId: string }][]).map(([, { clientId }]) => clientId)

test('all who owe are chosen, each with what they owe and when they were told last', async () => {
  const { candidates } = show()
  expect(await makeButton('Make 3 statements')).toBeVisible()
  expect(candidates.mock.lastCall?.[1]).toEqual({ filter: 'to_draft' })
  const first = within(screen.getByRole('row', { name: /Ada Alder/ }))
  for (const words of ['$120.00', 'Nov 1, 2026', 'mari.vega@mail.example']) {
    expect(first.getByText(words)).toBeVisible()
  }
  const second = within(screen.getByRole('row', { name: /Ben Birch/ }))
  for (const words of ['None yet', 'No e-mail permitted']) expect(second.getByText(words)).toBeVisible()
})

test('who is left out gets none, and the result has the focus and leads to the review', async () => {
  const { user, create } = show({ create: vi.fn(made) })
  await user.click(await screen.findByRole('checkbox', { name: /Ben Birch/ }))
  await user.click(await makeButton('Make 2 statements'))
  const region = await result()
  expect(clientsOf(create)).toEqual([ada.client.id, cleo.client.id])
  expect(region).toHaveTextContent('2 drafts made')
  expect(within(region).getByRole('link', { name: 'Review drafts' })).toHaveAttribute(
    'href',
    '/billing/statements?review=1',
  )
  await waitFor(() => expect(region).toHaveFocus())
})

test('who has a draft or owes nothing any more is named with the reason, and can be tried again', async () => {
  const refused = new ApiError({
    ...{ code: 'transition_refused', status: 409, requestId: null },
    serverMessage: 'A draft waits for this client.',
  })
  const { user } = show({ create: vi.fn(made).mockRejectedValueOnce(refused) })
  await user.click(await makeButton('Make 3 statements'))
  const region = await result()
  expect(region).toHaveTextContent('2 drafts made')
  expect(region).toHaveTextContent('1 could not be made')
  expect(region).toHaveTextContent('Ada AlderA draft waits for this client.')
  await user.click(within(region).getByRole('button', { name: 'Try again' }))
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'What was made' })).toHaveTextContent('1 draft made'),
  )
})

test('a lost connection ends the run; who was not begun waits', async () => {
  const { user } = show({ create: vi.fn(made).mockRejectedValueOnce(new NetworkError('unreachable')) })
  await user.click(await makeButton('Make 3 statements'))
  expect(await result()).toHaveTextContent('2 of 3 were not begun and can be made below.')
})

test('one client’s candidate leads back to all', async () => {
  const { user, address, candidates } = show({ search: `make=1&client=${ada.client.id}` })
  expect(await screen.findByText('Only what Ada Alder owes.')).toBeVisible()
  expect(candidates.mock.lastCall?.[1]).toEqual({ filter: 'to_draft', clientId: ada.client.id })
  await user.click(screen.getByRole('button', { name: 'Show all clients' }))
  await waitFor(() => expect(address()).toBe('/billing/statements?make=1'))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('says that there are more than it shows, and when there is nobody', async () => {
  const { unmount } = show({ hasMore: true })
  expect(await screen.findByText(/These are the first 200/)).toBeVisible()
  unmount()
  show({ items: [] })
  expect(await screen.findByText('No statement is to be made')).toBeVisible()
})

test('clients who could not be loaded are asked for again', async () => {
  const candidates = vi.fn().mockRejectedValueOnce(new NetworkError('unreachable'))
  candidates.mockResolvedValue(someStatementCandidates({ items: THREE }))
  const { user } = show({ more: { candidates } })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load clients who owe')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await makeButton('Make 3 statements')).toBeVisible()
})
