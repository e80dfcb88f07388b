import { type Api, ApiError, NetworkError } from '@oaklet/api'
import {
  aClaimBatch,
  aClaimFinding,
  aClaimSummary,
  aPage,
  aPractice,
  fixtureId,
  someClaimTotals,
} from '@oaklet/api/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { ClaimsScreen } from './ClaimsScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T13:00:00Z') }))

const TWO = [
  aClaimSummary(),
  aClaimSummary({ id: fixtureId(96), pcn: 'K000000026', client: { id: fixtureId(31), name: 'Ben Birch' } }),
]
const show = ({ at = '/billing/claims', claims = {}, billing = {}, user = {} } = {}) =>
  renderScreen(<ClaimsScreen />, {
    at,
    user,
    route: '/billing/claims',
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      payers: { list: () => Promise.resolve([]) },
      billing,
      claims: {
        totals: () => Promise.resolve(someClaimTotals()),
        list: () => Promise.resolve(aPage(TWO)),
        batches: () => Promise.resolve(aPage([aClaimBatch()])),
        ...claims,
      },
    },
  })
const scrubFailed = (level: 'error' | 'warning') =>
  new ApiError({
    code: 'scrub_failed',
    status: 409,
    serverMessage: 'Something stands in the way.',
    requestId: null,
    conflicts: [{ ...aClaimFinding({ level }), pcn: 'K000000018' }],
  })
const select = async (user: ReturnType<typeof show>['user'], name: RegExp) =>
  user.click(within(await screen.findByRole('row', { name })).getByRole('checkbox'))

test('a row says whose sessions go to which insurance, how long they wait, and until when', async () => {
  const late = aClaimSummary({ filingDueOn: '2026-11-20', state: 'rejected', errorCount: 2 })
  show({ claims: { list: () => Promise.resolve(aPage([late])) } })
  const row = within(await screen.findByRole('row', { name: /K000000018/ }))
  expect(row.getByRole('link', { name: 'K000000018' })).toHaveAttribute('href', `/billing/claims/${late.id}`)
  const facts = ['Mari Vega', 'Hudson Valley Health Plan', '14 days', 'Nov 20, 2026', 'File in 3 days']
  for (const words of [...facts, 'Rejected', '2 to fix', '$150.00']) {
    expect(row.getByText(words)).toBeVisible()
  }
  expect(screen.getByText('2 to fix · 3 ready · 1 rejected · 9 with insurance')).toBeVisible()
})

test('a claim with an open appeal says by when to expect the answer, and how long that is overdue', async () => {
  const denied = aClaimSummary({ state: 'denied', appealDueOn: '2026-11-14', openCents: 15_000 })
  const list = vi.fn<Api['claims']['list']>(() => Promise.resolve(aPage([denied])))
  show({ at: '/billing/claims?appeal=overdue', claims: { list } })
  const row = within(await screen.findByRole('row', { name: /K000000018/ }))
  expect(row.getByText('Appealed, answer by Nov 14, 2026')).toBeVisible()
  expect(row.getByText('Overdue for 3 days')).toBeVisible()
  expect(list.mock.lastCall?.[1]).toEqual({ limit: 25, appeal: 'overdue' })
})

test('the narrowed list is saved as a file, in its order and with the days that were chosen', async () => {
  const exportList = vi.fn<Api['billing']['exportList']>(() => Promise.reject(new Error('unreadable')))
  const days = 'sent=days&from=2026-10-01&to=2026-10-31'
  const { user } = show({ at: `/billing/claims?state=denied&sort=due&${days}`, billing: { exportList } })
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }))
  const query = { state: 'denied', sort: 'due', sentFrom: '2026-10-01', sentTo: '2026-10-31' }
  expect(exportList).toHaveBeenCalledWith({ practiceId: expect.any(String) as string, list: 'claims' }, query)
  expect(await screen.findByText('Failed to export list')).toBeVisible()
})

test('claims can be narrowed to a label, which their rows show', async () => {
  const overpaid = aClaimSummary({ state: 'paid', label: 'overpaid', openCents: -2_500 })
  const list = vi.fn<Api['claims']['list']>(() => Promise.resolve(aPage([overpaid])))
  show({ at: '/billing/claims?state=overpaid', claims: { list } })
  const row = within(await screen.findByRole('row', { name: /K000000018/ }))
  expect(row.getByText('Overpaid')).toBeVisible()
  expect(list.mock.lastCall?.[1]).toEqual({ limit: 25, state: 'overpaid' })
  expect(screen.getByRole('button', { name: /State$/ })).toHaveTextContent('Overpaid')
})

test('what the address says is what the server is asked for', async () => {
  const list = vi.fn<Api['claims']['list']>(() => Promise.resolve(aPage([])))
  const payerId = fixtureId(70)
  show({ at: `/billing/claims?state=ready&due=soon&sort=due&q=vega&payerId=${payerId}`, claims: { list } })
  expect(await screen.findByText('No claim matches')).toBeVisible()
  expect(list.mock.lastCall?.[1]).toEqual({
    ...{ limit: 25, state: 'ready', due: 'soon', sort: 'due', q: 'vega', payerId },
  })
})

test('claims of an age, that insurances left unpaid, or of days of the first sending are asked for', async () => {
  const list = vi.fn<Api['claims']['list']>(() => Promise.resolve(aPage([])))
  const at = '/billing/claims?state=left_unpaid&age=over90&sent=days&from=2026-10-01&to=2026-10-31'
  const { user } = show({ at, claims: { list } })
  expect(await screen.findByText('No claim matches')).toBeVisible()
  const sent = { sentFrom: '2026-10-01', sentTo: '2026-10-31' }
  expect(list.mock.lastCall?.[1]).toEqual({ limit: 25, state: 'left_unpaid', age: 'over90', ...sent })
  expect(screen.getByRole('button', { name: /State$/ })).toHaveTextContent('Denied or part paid')
  expect(screen.getByRole('button', { name: /Age$/ })).toHaveTextContent('Over 90 days')
  await user.click(screen.getByRole('button', { name: /First sent$/ }))
  await user.click(await screen.findByRole('option', { name: 'First sent any day' }))
  await waitFor(() =>
    expect(list.mock.lastCall?.[1]).toEqual({ limit: 25, state: 'left_unpaid', age: 'over90' }),
  )
})

test('while there are none it says what they are for, whatever the order, and offers the first step', async () => {
  const none = { list: () => Promise.resolve(aPage([])) }
  const { unmount } = show({ at: '/billing/claims?sort=due', claims: none })
  expect(await screen.findByText('No claims yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Make claims' })).toHaveAttribute(
    'href',
    '/billing/claims?view=make',
  )
  unmount()
  show({ at: '/billing/claims?view=make', claims: none, user: { permissions: ['claims:view'] } })
  expect(await screen.findByText('No claims yet')).toBeVisible()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Claims',
    'Files',
    'Answers',
    'Remittances',
  ])
  expect(screen.queryByRole('link', { name: 'Make claims' })).toBeNull()
})

test('who sees the claims of their own sessions alone has neither files, answers nor payments', async () => {
  const batches = vi.fn<Api['claims']['batches']>()
  const user = { permissions: ['claims:view:own'] }
  show({ at: '/billing/claims?view=files', claims: { batches }, user })
  expect(await screen.findByRole('row', { name: /K000000018/ })).toBeVisible()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Claims'])
  expect(batches).not.toHaveBeenCalled()
})

test('ready claims are chosen and made into one file, and what goes on paper stays', async () => {
  const onPaper = aClaimSummary({ id: fixtureId(97), pcn: 'K000000034', delivery: 'paper' })
  const createBatch = vi.fn<Api['claims']['createBatch']>(() => Promise.resolve(aClaimBatch()))
  const { user } = show({
    at: '/billing/claims?state=ready',
    claims: { createBatch, list: () => Promise.resolve(aPage([...TWO, onPaper])) },
  })
  for (const name of [/K000000018/, /K000000026/, /K000000034/]) await select(user, name)
  expect(screen.getByText('One goes on paper: open it to print it.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Make a file of 2 claims' }))
  expect(await screen.findByRole('heading', { name: 'Claims file 1' })).toBeVisible()
  expect(createBatch.mock.lastCall?.[1]).toEqual({
    claims: TWO.map(({ id, version }) => ({ id, version })),
    allowWarnings: false,
  })
})

test('warnings are asked about before a file is made, and errors are said', async () => {
  const createBatch = vi.fn<Api['claims']['createBatch']>()
  createBatch.mockRejectedValueOnce(scrubFailed('warning')).mockRejectedValueOnce(scrubFailed('error'))
  const { user } = show({ at: '/billing/claims?state=ready', claims: { createBatch } })
  await select(user, /K000000018/)
  await user.click(screen.getByRole('button', { name: 'Make a file of 1 claim' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('K000000018: Add a diagnosis.')).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Send anyway' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Something stands in the way. K000000018: Add a diagnosis.',
  )
  expect(createBatch.mock.calls.map(([, body]) => body.allowWarnings)).toEqual([false, true])
})

test('after a lost answer the question stands, and its answer is sent again as the same file', async () => {
  const createBatch = vi.fn<Api['claims']['createBatch']>(() => Promise.resolve(aClaimBatch()))
  createBatch.mockRejectedValueOnce(scrubFailed('warning'))
  createBatch.mockRejectedValueOnce(new NetworkError('timeout'))
  const { user } = show({ at: '/billing/claims?state=ready', claims: { createBatch } })
  await select(user, /K000000018/)
  await user.click(screen.getByRole('button', { name: 'Make a file of 1 claim' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Send anyway' }))
  expect(await question.findByRole('alert')).toBeVisible()
  expect(question.getByText('K000000018: Add a diagnosis.')).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Send anyway' }))
  expect(await screen.findByRole('heading', { name: 'Claims file 1' })).toBeVisible()
  const [asked, ...answers] = createBatch.mock.calls.map(([, body, options]) => ({ body, options }))
  expect(answers).toHaveLength(2)
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]?.options?.idempotencyKey).not.toBe(asked?.options?.idempotencyKey)
})

test('what is chosen goes with what the list leaves out, and not with its order', async () => {
  const { user, router } = show({ at: '/billing/claims?state=ready' })
  const go = (query: string) => act(() => router.navigate(`/billing/claims?state=ready${query}`))
  await select(user, /K000000018/)
  await go('&sort=due')
  expect(await screen.findByRole('button', { name: 'Make a file of 1 claim' })).toBeVisible()
  await go('&q=vega')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Make a file of 1 claim' })).toBeNull())
})

test('a file that is made in spite of warnings has the focus, to be downloaded', async () => {
  const createBatch = vi.fn<Api['claims']['createBatch']>(() => Promise.resolve(aClaimBatch()))
  createBatch.mockRejectedValueOnce(scrubFailed('warning'))
  const { user } = show({ at: '/billing/claims?state=ready', claims: { createBatch } })
  await select(user, /K000000018/)
  await user.click(screen.getByRole('button', { name: 'Make a file of 1 claim' }))
  await user.click(await screen.findByRole('button', { name: 'Send anyway' }))
  const download = await screen.findByRole('button', { name: 'Download: Claims file 1' })
  await waitFor(() => expect(download).toHaveFocus())
})

test('claims to fix are checked again together, and those who may only look choose none', async () => {
  const refresh = vi.fn<Api['claims']['refresh']>(() => Promise.reject(new NetworkError('unreachable')))
  const drafts = { refresh, list: () => Promise.resolve(aPage([aClaimSummary({ state: 'draft' })])) }
  const { user, unmount } = show({ at: '/billing/claims?state=draft', claims: drafts })
  await select(user, /K000000018/)
  await user.click(screen.getByRole('button', { name: 'Check 1 claim again' }))
  const result = await screen.findByRole('region', { name: 'What was checked' })
  expect(result).toHaveTextContent('No claim was checked')
  expect(refresh).toHaveBeenCalledOnce()
  await waitFor(() => expect(result).toHaveFocus())
  unmount()
  show({ at: '/billing/claims?state=draft', claims: drafts, user: { permissions: ['claims:view'] } })
  expect(await screen.findByRole('row', { name: /K000000018/ })).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('says what went wrong, and tries again when asked', async () => {
  const list = vi.fn().mockRejectedValueOnce(new NetworkError('unreachable')).mockResolvedValue(aPage(TWO))
  const { user } = show({ claims: { list } })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load claims')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole('row', { name: /K000000018/ })).toBeVisible())
})
