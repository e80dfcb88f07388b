import { type Api, ApiError, NetworkError } from '@oaklet/api'
import {
  aClaim,
  aClaimBatch,
  aClaimCandidate,
  aClaimFinding,
  aClaimHolder,
  aPage,
  aPractice,
  fixtureId,
  someClaimCandidates,
  someClaimTotals,
} from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../../testing/render-screen'
import { ClaimsScreen } from '../ClaimsScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T13:00:00Z') }))

const ada = aClaimCandidate({
  client: { id: fixtureId(301), name: 'Ada Alder' },
  appointmentIds: [fixtureId(50)],
})
const ben = aClaimCandidate({
  client: { id: fixtureId(302), name: 'Ben Birch' },
  appointmentIds: [fixtureId(51), fixtureId(52)],
  findings: [aClaimFinding(), aClaimFinding({ level: 'warning', words: 'No group number' })],
})
const cleo = aClaimCandidate({
  client: { id: fixtureId(303), name: 'Cleo Cedar' },
  appointmentIds: [fixtureId(53)],
  coverageId: null,
  payer: null,
})

const show = ({ items = [ada, ben], claims = {}, user = {} } = {}) =>
  renderScreen(<ClaimsScreen />, {
    at: '/billing/claims?view=make',
    route: '/billing/claims',
    user,
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      claims: {
        totals: () => Promise.resolve(someClaimTotals()),
        candidates: () => Promise.resolve(someClaimCandidates({ items })),
        ...claims,
      },
    },
  })

test('a row says whose sessions would go to whom, and what stands in the way', async () => {
  show()
  const row = within(await screen.findByRole('row', { name: /Ben Birch/ }))
  const facts = ['Hudson Valley Health Plan', 'Olivia Bennett', '2', 'Nov 3 – 17', '$300.00']
  for (const words of [...facts, '1 to fix, 1 to check', 'Add a diagnosis']) {
    expect(row.getByText(words)).toBeVisible()
  }
  expect(within(screen.getByRole('row', { name: /Ada Alder/ })).getByText('Nothing')).toBeVisible()
})

test('claims of all are made by one press, and those that are made go from the list', async () => {
  const create = vi.fn<Api['claims']['create']>(() => Promise.resolve(aClaim({ delivery: 'paper' })))
  const { user } = show({ claims: { create } })
  await user.click(await screen.findByRole('button', { name: 'Make 2 claims' }))
  const result = await screen.findByRole('region', { name: 'What was made' })
  expect(result).toHaveTextContent('2 claims made')
  expect(within(result).getByRole('link', { name: 'Send the ready ones' })).toHaveAttribute(
    'href',
    '/billing/claims?state=ready',
  )
  await waitFor(() => expect(result).toHaveFocus())
  expect(create.mock.calls.map(([, body]) => body)).toEqual(
    [ada, ben].map(({ coverageId, appointmentIds }) => ({ coverageId, appointmentIds })),
  )
  expect(screen.getByText('Nothing waits for a claim')).toBeVisible()
})

test('those that are ready are put in a file at once, which has the focus then', async () => {
  const ready = aClaim({ id: fixtureId(98), version: 4 })
  const create = vi.fn<Api['claims']['create']>(() => Promise.resolve(ready))
  create.mockResolvedValueOnce(aClaim({ state: 'draft', findings: [aClaimFinding()] }))
  const createBatch = vi.fn<Api['claims']['createBatch']>(() => Promise.resolve(aClaimBatch()))
  const batches = () => Promise.resolve(aPage([aClaimBatch()]))
  const { user } = show({ claims: { create, createBatch, batches } })
  await user.click(await screen.findByRole('button', { name: 'Make 2 claims' }))
  await user.click(await screen.findByRole('button', { name: 'Make a file of 1 claim' }))
  const download = await screen.findByRole('button', { name: 'Download: Claims file 1' })
  await waitFor(() => expect(download).toHaveFocus())
  expect(createBatch.mock.lastCall?.[1].claims).toEqual([{ id: ready.id, version: 4 }])
})

test('whoever may not send claims is led to those that are ready', async () => {
  const create = vi.fn<Api['claims']['create']>(() => Promise.resolve(aClaim()))
  const { user } = show({ claims: { create }, user: { permissions: ['claims:view', 'claims:create'] } })
  await user.click(await screen.findByRole('button', { name: 'Make 2 claims' }))
  expect(await screen.findByRole('link', { name: 'Send the ready ones' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Make a file/ })).toBeNull()
})

test('a session that another claim holds is named with that claim, and tried again when asked', async () => {
  const refused = new ApiError({
    code: 'already_claimed',
    status: 409,
    serverMessage: 'Another claim has this session.',
    requestId: null,
    conflicts: [aClaimHolder()],
  })
  const stopped = aClaim({ state: 'draft', findings: [aClaimFinding()] })
  const create = vi.fn<Api['claims']['create']>().mockRejectedValueOnce(refused)
  const { user } = show({ items: [ben], claims: { create: create.mockResolvedValue(stopped) } })
  await user.click(await screen.findByRole('button', { name: 'Make 1 claim' }))
  const result = within(await screen.findByRole('region', { name: 'What was made' }))
  expect(result.getByText(/Another claim has this session/)).toBeVisible()
  expect(result.getByRole('link', { name: 'Claim K000000026' })).toHaveAttribute(
    'href',
    `/billing/claims/${aClaimHolder().id}`,
  )
  await user.click(result.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'See what to fix' })).toHaveAttribute(
    'href',
    '/billing/claims?state=draft',
  )
})

test('clients without a coverage in force stand apart, with the way to their insurance', async () => {
  show({ items: [ada, cleo] })
  expect(await screen.findByRole('button', { name: 'Make 1 claim' })).toBeVisible()
  const apart = within(screen.getByRole('region', { name: 'No insurance was in force' }))
  expect(apart.getByRole('link', { name: 'Cleo Cedar' })).toHaveAttribute(
    'href',
    `/clients?client=${fixtureId(303)}&tab=insurance`,
  )
})

test('sessions that could not be loaded are asked for again', async () => {
  const candidates = vi.fn().mockRejectedValueOnce(new NetworkError('unreachable'))
  candidates.mockResolvedValue(someClaimCandidates({ items: [] }))
  const { user } = show({ claims: { candidates } })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load sessions for claims')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nothing waits for a claim')).toBeVisible()
})
