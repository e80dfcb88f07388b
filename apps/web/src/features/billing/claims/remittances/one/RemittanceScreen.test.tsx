import { type Api, ApiError, NetworkError } from '@oaklet/api'
import type { RemittanceClaim, RemittanceDetails, User } from '@oaklet/api/contract'
import {
  aPage,
  aPayer,
  aPractice,
  aRemittanceClaim,
  aRemittanceClaimRecord,
  aRemittanceDetails,
  aRemittancePlan,
  aSaidClaim,
  fixtureId,
} from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../../../testing/render-screen'
import { RemittanceScreen } from './RemittanceScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T15:30:00Z') }))

type Remittances = Api['remittances']
const show = (
  remittance: RemittanceDetails,
  remittances: Partial<Remittances> = {},
  user: Partial<User> = {},
) =>
  renderScreen(<RemittanceScreen />, {
    at: `/billing/claims/remittances/${remittance.id}`,
    route: '/billing/claims/remittances/:remittanceId',
    user,
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      payers: { list: () => Promise.resolve([aPayer()]) },
      claims: { list: () => Promise.resolve(aPage([])) },
      remittances: { get: () => Promise.resolve(remittance), ...remittances },
    },
  })
const READS_ONLY = { permissions: ['claims:view'] } as unknown as Partial<User>

/** A claim of the file that is none of ours for sure: one is suggested. */
const anUnknownClaim = (segment: number, pcn: string): RemittanceClaim =>
  aRemittanceClaim({
    ...{ segment, said: aSaidClaim({ pcn }), outcome: 'needs_person', claimId: null },
    ...{ words: 'No claim has this control number', suggestedIds: [fixtureId(90)] },
  })
const toReview = (changes: Partial<RemittanceDetails> = {}) =>
  aRemittanceDetails({
    ...{ state: 'needs_review', reviewCount: 1, claims: [anUnknownClaim(15, 'K0000000X8')] },
    ...changes,
  })
const posted = (changes: Partial<RemittanceDetails> = {}) =>
  aRemittanceDetails({
    ...{ state: 'posted', version: 2 },
    posting: {
      ...{ postedAt: '2026-11-17T15:05:00Z', postedByName: 'Olivia Bennett' },
      ...{ undoneAt: null, undoneByName: null },
    },
    ...changes,
  })
const refusal = (code: ApiError['code'], message: string, current?: unknown) =>
  new ApiError({
    ...{ code, status: 409, serverMessage: message, fieldErrors: [], requestId: null },
    ...(current !== undefined && { current }),
  })
/** The remittance is one thing when the page opens, and another one from then on. */
const turns = (first: RemittanceDetails, then: RemittanceDetails) =>
  vi.fn<Remittances['get']>().mockResolvedValueOnce(first).mockResolvedValue(then)
const plan = async () => within(await screen.findByRole('region', { name: /What posting/ }))
const spoken = () => document.querySelector('[role="log"][aria-live="polite"]')

describe('what the file says', () => {
  test('the payment: who paid, how, when, how much, under which number, to whom, from which file', async () => {
    show(aRemittanceDetails())
    expect(await screen.findByRole('heading', { level: 1, name: 'Aetna, EFT0000001' })).toBeVisible()
    expect(screen.getByText('$90.00 · Transfer (ACH) · Nov 16, 2026 · 1 claim')).toBeVisible()
    const payment = within(screen.getByRole('region', { name: 'Payment' }))
    for (const words of ['AETNA', 'EFT0000001', 'OAKWOOD THERAPY GROUP, NPI 1234567893']) {
      expect(payment.getByText(words)).toBeVisible()
    }
    expect(payment.getByText(/by Olivia Bennett, from payment-1118.835/)).toBeVisible()
  })

  test('a claim that is matched: what was said, which claim it is and why, and where it stands then', async () => {
    show(aRemittanceDetails())
    const row = within(await screen.findByRole('row', { name: /K000000018/ }))
    for (const words of ['K000000018, MARI VEGA', '$145.00', '$90.00', '$25.00', 'Matched']) {
      expect(row.getByText(words)).toBeVisible()
    }
    expect(row.getByText('Paid', { selector: 'p' })).toBeVisible()
    expect(row.getByText(/The control number and the charge/)).toBeVisible()
    expect(row.getByRole('link', { name: 'K000000018, Mari Vega' })).toHaveAttribute(
      'href',
      `/billing/claims/${fixtureId(90)}`,
    )
  })

  test('each difference and each reason that keeps money open is a sentence, with what to do next, and each difference is heard with the claim', async () => {
    const claim = aRemittanceClaim({
      differences: [
        { what: 'charge', segment: null, said: '15000', ours: '14500' },
        { what: 'day', segment: 20, said: '2026-10-07', ours: '2026-10-06' },
        { what: 'modifiers', segment: 20, said: '', ours: '95' },
      ],
      openReasons: [
        {
          ...{ lineNumber: 'K00000001801', group: 'CO', code: '197', cents: 3_000 },
          ...{ words: 'No authorization', step: 'appeal' },
        },
      ],
      remarks: [{ code: 'N130', words: 'See the plan' }],
    })
    const waiting = { ...claim, segment: 40, outcome: 'needs_person' as const }
    const { unmount } = show(aRemittanceDetails({ claims: [waiting] }))
    expect(await screen.findByRole('group', { name: /Needs you/ })).toHaveAccessibleDescription(
      /^Charge: the insurance says \$150.00, our claim \$145.00 Day: .+ Modifiers: .+ The control number/,
    )
    unmount()
    show(aRemittanceDetails({ claims: [claim] }))
    expect(await screen.findByRole('row', { name: /Charge: .+ Day: .+ Modifiers: / })).toBeVisible()
    for (const words of [
      'Charge: the insurance says $150.00, our claim $145.00',
      'Day: the insurance says Oct 7, 2026, our claim Oct 6, 2026',
      'Modifiers: the insurance says nothing, our claim 95',
      '$30.00 stay open: No authorization (CO 197). Ask the insurance to look at it again.',
      'See the plan (N130)',
    ]) {
      expect(await screen.findByText(words)).toBeVisible()
    }
  })

  test('warnings, sums that don’t agree with their difference, and why it can’t be posted', async () => {
    show(
      aRemittanceDetails({
        warnings: ['The count of segments is wrong.'],
        refusal: 'out_of_balance',
        imbalances: [{ at: 'line', segment: 20, saidCents: 9_000, sumCents: 9_500, differenceCents: 500 }],
      }),
    )
    expect(await screen.findByText('The count of segments is wrong.')).toBeVisible()
    expect(screen.getByText('Its sums don’t agree, so it can’t be posted')).toBeVisible()
    expect(
      screen.getByText(
        'A service (K000000018): the insurance says $90.00, its parts come to $95.00, a difference of $5.00',
      ),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Post remittance' })).toBeNull()
  })

  test('says what went wrong, and tries again when asked', async () => {
    const get = vi.fn<Remittances['get']>().mockRejectedValueOnce(new NetworkError('unreachable'))
    const { user } = show(aRemittanceDetails(), { get: get.mockResolvedValue(aRemittanceDetails()) })
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load remittance')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('row', { name: /K000000018/ })).toBeVisible()
  })

  test('who may only see claims sees all of it, and can do nothing', async () => {
    const { unmount } = show(toReview(), {}, READS_ONLY)
    expect(await screen.findByText('No claim has this control number')).toBeVisible()
    for (const name of [/Save/, /Post/, /insurance/]) {
      expect(screen.queryByRole('button', { name })).toBeNull()
    }
    expect(screen.queryByRole('radio')).toBeNull()
    unmount()
    show(posted(), {}, READS_ONLY)
    expect(await screen.findByText(/Posted .* by Olivia Bennett/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo posting' })).toBeNull()
  })
})

describe('what posting writes', () => {
  test('stands there before it is written, up to the deposit', async () => {
    show(
      aRemittanceDetails({
        adjustments: [
          {
            ...{ position: 0, kind: 'interest', code: 'L6', reference: '', cents: -137 },
            ...{ words: 'Interest for paying late', needsPerson: false, pcn: null },
          },
        ],
        plan: aRemittancePlan({
          deposit: { cents: 9_137, claimsCents: 9_000, adjustmentsCents: -137, unappliedCents: 0 },
          offers: [{ kind: 'member_id', claimId: fixtureId(90), memberId: 'W999' }],
        }),
      }),
    )
    const card = await plan()
    const said = (term: string) => card.getByText(term).nextElementSibling?.textContent
    expect(said('Paid by the insurance')).toBe('$90.00')
    expect(said('Taken off by contract')).toBe('$30.00')
    expect(said('To clients')).toBe('$25.00')
    expect(said('Payment')).toBe('$91.37')
    expect(card.getByRole('link', { name: 'Mari Vega' })).toBeVisible()
    expect(card.getByText('copay $25.00')).toBeVisible()
    expect(card.getByText('Interest for paying late')).toBeVisible()
    expect(card.getByText('Claims afterwards: 1 paid.')).toBeVisible()
    expect(card.getByRole('link', { name: 'Coverage of Mari Vega' })).toBeVisible()
  })

  test('leaves out what it does not change in the books, and the books where it changes nothing', async () => {
    const { unmount } = show(aRemittanceDetails())
    const card = await plan()
    expect(card.getByText('Paid by the insurance')).toBeVisible()
    expect(card.queryByText('To second insurances')).toBeNull()
    expect(card.queryByText('Taken back for earlier claims')).toBeNull()
    unmount()
    show(aRemittanceDetails({ plan: aRemittancePlan({ entries: [] }) }))
    expect((await plan()).queryByRole('heading', { name: 'Books of insurers' })).toBeNull()
  })

  test('says once for each claim that it was paid less than the contract says, and for which sessions', async () => {
    const first = { number: 'K00000001801', servedOn: '2026-10-06', code: '90834', modifiers: ['95'] }
    const second = { number: 'K00000001802', servedOn: '2026-10-13', code: '90837', modifiers: [] }
    const lines = [first, second].map((line) => ({ ...line, chargeCents: 14_500 }))
    const other = aRemittanceClaimRecord({ id: fixtureId(91), pcn: 'K000000026' })
    const underpaid = { kind: 'underpaid' as const, claimId: fixtureId(90) }
    show(
      aRemittanceDetails({
        records: [aRemittanceClaimRecord({ lines }), other],
        plan: aRemittancePlan({
          offers: [
            { ...underpaid, lineNumber: first.number, cents: 300 },
            { ...underpaid, claimId: other.id, lineNumber: first.number, cents: 100 },
            { ...underpaid, lineNumber: second.number, cents: 450 },
          ],
        }),
      }),
    )
    const items = (await plan()).getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(items.filter((words) => words.startsWith('Paid'))).toEqual([
      'Paid $7.50 less than the contract says: claim K000000018Oct 6, 2026, 90834 95: $3.00; Oct 13, 2026, 90837: $4.50',
      'Paid $1.00 less than the contract says: claim K000000026Oct 6, 2026, 90834: $1.00',
    ])
  })
})

test('money that waits for a decision is said to be so in the deposit', async () => {
  const deposit = { cents: 9_000, claimsCents: 0, adjustmentsCents: 0, unappliedCents: 0 }
  show(toReview({ plan: aRemittancePlan({ entries: [], shares: [], standings: [], deposit }) }))
  const card = await plan()
  expect(card.getByText('Not decided yet').nextElementSibling).toHaveTextContent('$90.00')
  expect(card.getByText('1 claim waits for your decision before it can be posted.')).toBeVisible()
})

describe('posting', () => {
  test('asks with the sums, posts the version that was looked through, and leads to what came of it', async () => {
    const post = vi.fn<Remittances['post']>(() => Promise.resolve(posted()))
    const { user } = show(aRemittanceDetails(), { post, get: turns(aRemittanceDetails(), posted()) })
    ;(await screen.findByRole('button', { name: 'Post remittance' })).focus()
    await user.keyboard('{Enter}')
    const question = within(await screen.findByRole('alertdialog', { name: 'Post this remittance?' }))
    expect(
      question.getByText(
        'A deposit of $90.00 is booked: $90.00 paid by the insurance, $30.00 taken off by contract and $25.00 invoiced to 1 client. Claims afterwards: 1 paid.',
      ),
    ).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Post remittance' }))
    expect(await screen.findByText(/Posted .*10:05 AM by Olivia Bennett/)).toBeVisible()
    expect(post.mock.calls[0]?.[1]).toEqual({ version: 1 })
    await waitFor(() => expect(screen.getByRole('group', { name: 'Posted' })).toHaveFocus())
    expect(spoken()).toHaveTextContent('Remittance posted')
    expect(screen.queryByRole('button', { name: 'Post remittance' })).toBeNull()
  })

  test('after a lost answer the question stays, and the same call is made again', async () => {
    const post = vi.fn<Remittances['post']>().mockRejectedValueOnce(new NetworkError('unreachable'))
    const get = vi.fn<Remittances['get']>(() => Promise.resolve(aRemittanceDetails()))
    const { user } = show(aRemittanceDetails(), { get, post: post.mockResolvedValue(posted()) })
    await user.click(await screen.findByRole('button', { name: 'Post remittance' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Post remittance' }))
    expect(await question.findByRole('alert')).toHaveTextContent('Failed to post remittance')
    await waitFor(() => expect(get).toHaveBeenCalledTimes(2))
    get.mockResolvedValue(posted())
    await user.click(question.getByRole('button', { name: 'Post remittance' }))
    expect(await screen.findByText(/Posted .* by Olivia Bennett/)).toBeVisible()
    const [first, second] = post.mock.calls
    expect(second?.[2]?.idempotencyKey).toBe(first?.[2]?.idempotencyKey)
  })

  test('what was posted although its answer was lost shows that it was', async () => {
    const post = () => Promise.reject(new NetworkError('unreachable'))
    const { user } = show(aRemittanceDetails(), { post, get: turns(aRemittanceDetails(), posted()) })
    await user.click(await screen.findByRole('button', { name: 'Post remittance' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Post remittance' }))
    expect(await screen.findByText(/Posted .* by Olivia Bennett/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  test.each([
    ['already_posted', 'Posted on Nov 16, 2026 by Paul Adams.', 'Nothing was posted'],
    ['out_of_balance', 'The sums differ by $5.00.', 'Its sums don’t agree, so it can’t be posted'],
    ['transition_refused', 'A claim waits for a person.', 'Nothing was posted'],
  ] as const)('%s stands in its place', async (code, message, title) => {
    const { user } = show(aRemittanceDetails(), { post: () => Promise.reject(refusal(code, message)) })
    await user.click(await screen.findByRole('button', { name: 'Post remittance' }))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Post remittance' }),
    )
    const alert = await screen.findByText(message)
    expect(alert.closest('[role="alert"]')).toHaveTextContent(title)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  test('what somebody else decided meanwhile is shown, and nothing was posted', async () => {
    const now = toReview({ version: 2 })
    const { user } = show(aRemittanceDetails(), {
      get: turns(aRemittanceDetails(), now),
      post: () => Promise.reject(refusal('stale_edit', 'Changed meanwhile', now)),
    })
    await user.click(await screen.findByRole('button', { name: 'Post remittance' }))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Post remittance' }),
    )
    expect(await screen.findByText(/Somebody else changed this remittance meanwhile/)).toBeVisible()
    expect(await screen.findByText('No claim has this control number')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Post remittance' })).toBeNull()
  })

  test('is undone after a question, and can be posted again', async () => {
    const undone = aRemittanceDetails({
      ...{ state: 'undone', version: 3 },
      posting: {
        ...{ postedAt: '2026-11-17T15:05:00Z', postedByName: 'Olivia Bennett' },
        ...{ undoneAt: '2026-11-17T15:20:00Z', undoneByName: 'Paul Adams' },
      },
    })
    const undo = vi.fn<Remittances['undo']>(() => Promise.resolve(undone))
    const { user } = show(posted(), { undo, get: turns(posted(), undone) })
    await user.click(await screen.findByRole('button', { name: 'Undo posting' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Undo this posting?' }))
    expect(question.getByText(/The deposit of \$90.00 is taken back/)).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Undo posting' }))
    expect(await screen.findByText(/Undone .*10:20 AM by Paul Adams/)).toBeVisible()
    expect(undo.mock.calls[0]?.[1]).toEqual({ version: 2 })
    expect(screen.getByRole('button', { name: 'Post remittance' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('group', { name: 'Not posted' })).toHaveFocus())
  })

  test('why it can’t be undone stands beside the button', async () => {
    const undo = () => Promise.reject(refusal('transition_refused', 'Undo the later posting first.'))
    const { user } = show(posted(), { undo })
    await user.click(await screen.findByRole('button', { name: 'Undo posting' }))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo posting' }),
    )
    expect(await screen.findByText('Undo the later posting first.')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Undo posting' })).toBeVisible()
  })
})

test('of a payment that also pays a practice of others, only their own claims are shown', async () => {
  const hidden = aRemittanceClaim({ segment: 30, outcome: 'elsewhere', claimId: null })
  const records = [aRemittanceClaimRecord({ sister: { id: fixtureId(7), name: 'Second' } })]
  show(aRemittanceDetails({ refusal: 'other_practice', claims: [aRemittanceClaim(), hidden], records }))
  expect(await screen.findByText(/^Ask somebody who may post in all of these practices/)).toBeVisible()
  expect(screen.getByText(/K000000018, Mari Vega \(Second\)/)).toBeVisible()
  expect(screen.getAllByRole('row')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Post remittance' })).toBeNull()
})

test('twenty claims, of which eighteen match, are looked through and posted with few keys', async () => {
  const matched = Array.from({ length: 18 }, (_, index) =>
    aRemittanceClaim({ segment: 100 + index, said: aSaidClaim({ pcn: `K1000000${10 + index}` }) }),
  )
  const before = toReview({
    reviewCount: 2,
    claims: [anUnknownClaim(15, 'K1'), ...matched, anUnknownClaim(25, 'K2')],
    records: [aRemittanceClaimRecord()],
  })
  const after = aRemittanceDetails({ ...before, state: 'ready', version: 2, claims: matched })
  const decide = vi.fn<Remittances['decide']>(() => Promise.resolve(after))
  const post = vi.fn<Remittances['post']>(() => Promise.resolve(posted({ claims: matched })))
  const get = turns(before, after)
  const { user } = show(before, { get, decide, post })
  await screen.findByRole('heading', { name: 'Needs you (2)' })
  let presses = 0
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await user.keyboard(key)
      presses += 1
    }
  }
  document.getElementById('page-heading')?.focus()
  await press('{Tab}', '{ArrowDown}', '{Tab}', '{ArrowDown}', '{Tab}', '{Enter}')
  const plan = await screen.findByRole('group', { name: 'Before you post it' })
  await waitFor(() => expect(plan).toHaveFocus())
  expect(spoken()).toHaveTextContent('No claim waits for you')
  expect(decide.mock.calls[0]?.[1].claims).toEqual([
    { segment: 15, claimId: fixtureId(90), isAsWritten: false },
    { segment: 25, claimId: fixtureId(90), isAsWritten: false },
  ])
  await press('{Tab}', '{Enter}')
  await screen.findByRole('alertdialog')
  get.mockResolvedValue(posted({ claims: matched }))
  await press('{Tab}', '{Enter}')
  await waitFor(() => expect(screen.getByRole('group', { name: 'Posted' })).toHaveFocus())
  expect(presses).toBeLessThanOrEqual(15)
})
