import { type Api, ApiError, NetworkError } from '@oaklet/api'
import type { SuperbillCandidate } from '@oaklet/api/contract'
import {
  aClient,
  aPractice,
  aSuperbill,
  aSuperbillCandidate,
  aSuperbillFinding,
  aSuperbillHolder,
  fixtureId,
  someSuperbillCandidates,
} from '@oaklet/api/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../../testing/render-screen'
import { SuperbillsScreen } from '../SuperbillsScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T13:00:00Z') }))

const named = (number: number, name: string, more: Partial<SuperbillCandidate> = {}) =>
  aSuperbillCandidate({ client: { id: fixtureId(300 + number), name }, ...more })
const [ada, ben, cleo] = [named(1, 'Ada Alder'), named(2, 'Ben Birch'), named(3, 'Cleo Cedar')] as const
const THREE = [ada, ben, cleo]

const show = ({ items = THREE, hasMore = false, at = '', create = vi.fn(), candidates = {} } = {}) => {
  const asked = vi.fn<Api['superbills']['candidates']>(() =>
    Promise.resolve(someSuperbillCandidates({ items, hasMore })),
  )
  const shown = renderScreen(<SuperbillsScreen />, {
    at: at || '/billing/superbills?make=last_month',
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      clients: { get: () => Promise.resolve(aClient({ displayName: 'Ada Alder' })) },
      superbills: { candidates: asked, create, ...candidates },
    },
  })
  return { asked, create, ...shown }
}

const made = () => Promise.resolve(aSuperbill({ status: 'draft', number: null }))
const makeButton = (name: string) => screen.findByRole('button', { name })
/** Everything that was said; React Aria has a log of its own. */
const said = () =>
  screen
    .queryAllByRole('log')
    .map(({ textContent }) => textContent)
    .join(' ')
const result = () => screen.findByRole('region', { name: 'What was made' })
type Sent = [unknown, { clientId: string }, { idempotencyKey: string }]
const sentBy = (create: ReturnType<typeof vi.fn>) =>
  (create.mock.calls as Sent[]).map(([, { clientId }, { idempotencyKey }]) => ({ clientId, idempotencyKey }))

test('begins with last month, and all who wait in it', async () => {
  const missing = [aSuperbillFinding({ code: 'client_address_missing', where: 'client' })]
  const { asked } = show({ items: [named(1, 'Ada Alder', { missing }), ben] })
  expect(await makeButton('Make 2 superbills')).toBeVisible()
  expect(asked.mock.lastCall?.[1]).toEqual({ from: '2026-10-01', to: '2026-10-31' })
  const row = within(screen.getByRole('row', { name: /Ada Alder/ }))
  for (const words of ['Olivia Bennett', 'November 3 – 17', '$300.00', 'It lacks the address.']) {
    expect(row.getByText(words)).toBeVisible()
  }
})

test.each([
  ['make=this_month', { from: '2026-11-01', to: '2026-11-30' }],
  ['make=days&from=2026-10-05&to=2026-10-09', { from: '2026-10-05', to: '2026-10-09' }],
  ['make=days&from=2026-10-09&to=2026-10-05', { from: '2026-10-01', to: '2026-10-31' }],
  [`make=1&client=${fixtureId(301)}`, { from: '2026-10-01', to: '2026-10-31', clientId: fixtureId(301) }],
])('the address %s says whose sessions of which days', async (search, query) => {
  const { asked } = show({ at: `/billing/superbills?${search}` })
  await makeButton('Make 3 superbills')
  expect(asked.mock.lastCall?.[1]).toEqual(query)
})

test('the period that is chosen stands in the address', async () => {
  const { user, address } = show()
  await user.click(await screen.findByRole('button', { name: /Period/ }))
  await user.click(await screen.findByRole('option', { name: 'This month' }))
  await waitFor(() => expect(address()).toBe('/billing/superbills?make=this_month'))
})

test('one client’s sessions lead back to those of all', async () => {
  const { user, address } = show({ at: `/billing/superbills?make=this_month&client=${fixtureId(301)}` })
  expect(await screen.findByText('Only sessions of Ada Alder.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all clients' }))
  await waitFor(() => expect(address()).toBe('/billing/superbills?make=this_month'))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('who is left out gets none', async () => {
  const { user, create } = show({ create: vi.fn(made) })
  await user.click(await screen.findByRole('checkbox', { name: /Ben Birch/ }))
  await user.click(await makeButton('Make 2 superbills'))
  await result()
  expect(sentBy(create).map(({ clientId }) => clientId)).toEqual([ada.client.id, cleo.client.id])
})

test('the result has the focus and leads to the drafts', async () => {
  const { user } = show({ create: vi.fn(made) })
  await user.click(await makeButton('Make 3 superbills'))
  const region = await result()
  expect(within(region).getByText('3 drafts made')).toBeVisible()
  expect(within(region).getByRole('link', { name: 'See the drafts' })).toHaveAttribute(
    'href',
    '/billing/superbills?status=draft',
  )
  await waitFor(() => expect(region).toHaveFocus())
  expect(said()).toContain('3 drafts made')
  expect(screen.getByText('Nothing waits for a superbill')).toBeVisible()
})

test('says how far it has come, and stops after the one that is under way', async () => {
  let answer: (superbill: ReturnType<typeof aSuperbill>) => void = () => undefined
  const create = vi.fn(() => new Promise<ReturnType<typeof aSuperbill>>((resolve) => (answer = resolve)))
  const { user } = show({ create })
  await user.click(await makeButton('Make 3 superbills'))
  expect(await screen.findByRole('progressbar', { name: 'Making superbills' })).toHaveAttribute(
    'aria-valuetext',
    'Made 0 of 3',
  )
  await waitFor(() => expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus())
  await act(async () => answer(await made()))
  await waitFor(() => expect(said()).toContain('Made 1 of 3'))
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  await act(async () => answer(await made()))
  const region = await result()
  expect(region).toHaveTextContent('2 drafts made')
  expect(region).toHaveTextContent('1 of 3 was not begun and can be made below.')
  expect(create).toHaveBeenCalledTimes(2)
  expect(await makeButton('Make 1 superbill')).toBeVisible()
})

test('what was refused is said with its reason, and is tried again under the same key', async () => {
  const refused = new ApiError({
    code: 'already_on_superbill',
    status: 409,
    serverMessage: 'Another superbill has these sessions.',
    requestId: null,
    conflicts: [aSuperbillHolder()],
  })
  const create = vi.fn(made).mockRejectedValueOnce(refused)
  const { user } = show({ create })
  await user.click(await makeButton('Make 3 superbills'))
  const region = within(await result())
  expect(region.getByText('2 drafts made')).toBeVisible()
  expect(said()).toContain('2 drafts made, 1 could not be made')
  expect(region.getByText('Ada Alder, with Olivia Bennett')).toBeVisible()
  expect(region.getByText('Another superbill has these sessions.')).toBeVisible()
  expect(region.getByRole('link', { name: 'Draft superbill' })).toHaveAttribute(
    'href',
    `/billing/superbills/${aSuperbillHolder().id}`,
  )
  await user.click(region.getByRole('button', { name: 'Try again' }))
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'What was made' })).toHaveTextContent('1 draft made'),
  )
  const [first, , , again] = sentBy(create)
  expect(again).toEqual(first)
  expect(new Set(sentBy(create).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3)
})

test('a lost connection ends the run; what was not begun waits', async () => {
  const create = vi.fn(made)
  create.mockImplementationOnce(made).mockRejectedValueOnce(new NetworkError('unreachable'))
  const { user } = show({ create })
  await user.click(await makeButton('Make 3 superbills'))
  const region = await result()
  expect(region).toHaveTextContent('1 draft made')
  expect(region).toHaveTextContent('1 of 3 was not begun and can be made below.')
  expect(create).toHaveBeenCalledTimes(2)
})

test('leaving the page makes no more', async () => {
  let answer: (superbill: ReturnType<typeof aSuperbill>) => void = () => undefined
  const create = vi.fn(() => new Promise<ReturnType<typeof aSuperbill>>((resolve) => (answer = resolve)))
  const { user, unmount } = show({ create })
  await user.click(await makeButton('Make 3 superbills'))
  unmount()
  await act(async () => answer(await made()))
  expect(create).toHaveBeenCalledOnce()
})

test('says that there are more than it shows, and what there is nothing of', async () => {
  const { unmount } = show({ hasMore: true })
  expect(await screen.findByText(/These are the first 200/)).toBeVisible()
  unmount()
  show({ items: [] })
  expect(await screen.findByText('Nothing waits for a superbill')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Make/ })).toBeNull()
})

test('sessions that could not be loaded are asked for again', async () => {
  const asked = vi.fn().mockRejectedValueOnce(new NetworkError('unreachable'))
  asked.mockResolvedValue(someSuperbillCandidates({ items: THREE }))
  const { user } = show({ candidates: { candidates: asked } })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load sessions for superbills')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await makeButton('Make 3 superbills')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})
