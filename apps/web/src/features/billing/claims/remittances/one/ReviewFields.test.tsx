import { type Api, ApiError, NetworkError } from '@oaklet/api'
import type { ClaimSummary, RemittanceClaim, RemittanceDetails } from '@oaklet/api/contract'
import {
  aClaim,
  aClaimSummary,
  aPage,
  aPayer,
  aPractice,
  aRemittanceClaim,
  aRemittanceClaimRecord,
  aRemittanceDetails,
  aSaidClaim,
  fixtureId,
  someRemittanceDecisions,
} from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../../../testing/render-screen'
import { RemittanceScreen } from './RemittanceScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T15:30:00Z') }))

type Decide = Api['remittances']['decide']
const show = (
  remittance: RemittanceDetails,
  decide: Decide = vi.fn<Decide>(() => Promise.resolve(remittance)),
  claims: readonly ClaimSummary[] = [],
) =>
  renderScreen(<RemittanceScreen />, {
    at: `/billing/claims/remittances/${remittance.id}`,
    route: '/billing/claims/remittances/:remittanceId',
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      payers: { list: () => Promise.resolve([aPayer({ id: fixtureId(60), name: 'Aetna' })]) },
      claims: { list: () => Promise.resolve(aPage([...claims])), get: () => Promise.resolve(aClaim()) },
      remittances: { get: () => Promise.resolve(remittance), decide },
    },
  })
const save = () => screen.findByRole('button', { name: 'Save decisions' })
const claimsOf = (decide: ReturnType<typeof vi.fn<Decide>>) => decide.mock.lastCall?.[1].claims

const aWaitingClaim = (changes: Partial<RemittanceClaim> = {}): RemittanceClaim =>
  aRemittanceClaim({
    ...{ said: aSaidClaim({ pcn: 'K0X8' }), outcome: 'needs_person', claimId: null },
    ...{ words: 'No claim has this control number', suggestedIds: [fixtureId(90)] },
    ...changes,
  })
const toReview = (changes: Partial<RemittanceDetails> = {}, claim: RemittanceClaim = aWaitingClaim()) =>
  aRemittanceDetails({ state: 'needs_review', reviewCount: 1, claims: [claim], ...changes })

describe('a claim of the file', () => {
  test('is one that is suggested, with what tells it from others', async () => {
    const decide = vi.fn<Decide>(() => Promise.resolve(aRemittanceDetails({ version: 2 })))
    const { user } = show(toReview(), decide)
    const choice = await screen.findByRole('radio', { name: 'K000000018, Mari Vega' })
    expect(choice).toHaveAccessibleDescription(/Aetna · Oct 6, 2026 · charged \$145.00 · open \$145.00/)
    await user.click(choice)
    expect(screen.queryByRole('button', { name: 'Post remittance' })).toBeNull()
    await user.click(await save())
    await waitFor(() =>
      expect(claimsOf(decide)).toEqual([{ segment: 15, claimId: fixtureId(90), isAsWritten: false }]),
    )
    expect(decide.mock.lastCall?.[1].version).toBe(1)
  })

  test('is set aside as not ours', async () => {
    const decide = vi.fn<Decide>(() => Promise.resolve(aRemittanceDetails({ version: 2 })))
    const { user } = show(toReview(), decide)
    await user.click(await screen.findByRole('radio', { name: 'Set aside as not ours' }))
    await user.click(await save())
    await waitFor(() =>
      expect(claimsOf(decide)).toEqual([{ segment: 15, claimId: null, isAsWritten: false }]),
    )
  })

  test('is another one, found by its control number; one that was never sent is not offered', async () => {
    const decide = vi.fn<Decide>(() => Promise.resolve(aRemittanceDetails({ version: 2 })))
    const found = aClaimSummary({ id: fixtureId(91), pcn: 'K000000026', submittedOn: '2026-10-07' })
    const draft = aClaimSummary({ id: fixtureId(92), pcn: 'K000000034', submittedOn: null })
    const { user } = show(toReview(), decide, [found, draft])
    await user.click(await screen.findByRole('radio', { name: 'Another claim' }))
    await user.type(await screen.findByRole('combobox', { name: /Find the claim/ }), 'K0000000')
    await user.click(await screen.findByRole('option', { name: /K000000026/ }))
    expect(screen.queryByRole('option', { name: /K000000034/ })).toBeNull()
    await user.click(await save())
    await waitFor(() =>
      expect(claimsOf(decide)).toEqual([{ segment: 15, claimId: fixtureId(91), isAsWritten: false }]),
    )
  })

  test('is posted as the insurance says, although something speaks against it', async () => {
    const doubted = aWaitingClaim({
      ...{ claimId: fixtureId(90), suggestedIds: [] },
      words: 'The client’s share is more than is owed: the claim may have been paid before',
    })
    const decide = vi.fn<Decide>(() => Promise.resolve(aRemittanceDetails({ version: 2 })))
    const { user } = show(toReview({}, doubted), decide)
    await user.click(await screen.findByRole('radio', { name: 'K000000018, Mari Vega' }))
    await user.click(screen.getByRole('checkbox', { name: 'Post it as the insurance says' }))
    await user.click(await save())
    await waitFor(() =>
      expect(claimsOf(decide)).toEqual([{ segment: 15, claimId: fixtureId(90), isAsWritten: true }]),
    )
  })

  test('has its services put on sessions by hand', async () => {
    const unfit = aWaitingClaim({
      ...{ claimId: fixtureId(90), suggestedIds: [], words: 'No line of the claim fits service 90834' },
    })
    const decide = vi.fn<Decide>(() => Promise.resolve(aRemittanceDetails({ version: 2 })))
    const { user } = show(toReview({}, unfit), decide)
    await user.click(await screen.findByRole('button', { name: /Session for 90834/ }))
    await user.click(await screen.findByRole('option', { name: 'Oct 6, 2026, 90834, $145.00' }))
    await user.click(await save())
    await waitFor(() =>
      expect(decide.mock.lastCall?.[1].lines).toEqual([{ segment: 20, lineNumber: 'K00000001801' }]),
    )
  })

  test('that matched can be opened, decided otherwise, and closed', async () => {
    const { user } = show(aRemittanceDetails())
    await user.click(await screen.findByRole('button', { name: /Actions for K000000018/ }))
    await user.click(await screen.findByRole('menuitem', { name: /Look closer/ }))
    const opened = await screen.findByRole('group', { name: 'K000000018, MARI VEGA, Matched' })
    await waitFor(() => expect(opened).toHaveFocus())
    expect(within(opened).getByText(/90834, Oct 6, 2026: charged \$145.00, paid \$90.00/)).toBeVisible()
    expect(within(opened).getByText(/Copay \(PR 3\): \$25.00/)).toBeVisible()
    expect(within(opened).getByRole('radio', { name: 'As it was matched' })).toBeChecked()
    await user.click(within(opened).getByRole('button', { name: /^Close/ }))
    await waitFor(() => expect(screen.getByRole('group', { name: 'Claims' })).toHaveFocus())
  })
})

test('the insurance is chosen where it is not known, and is said to be remembered', async () => {
  const decide = vi.fn<Decide>(() => Promise.resolve(aRemittanceDetails({ version: 2 })))
  const unknown = aRemittanceDetails({
    ...{ payer: null, plan: null, state: 'needs_review', reviewCount: 1 },
    ...{ claims: [], decisions: someRemittanceDecisions({ payerId: null }) },
  })
  const { user } = show(unknown, decide)
  const field = await screen.findByRole('button', { name: /Which insurance paid/ })
  expect(screen.getByText(/It is remembered/)).toBeVisible()
  expect(screen.getByText('Choose the insurance that paid, and save it.')).toBeVisible()
  await user.click(field)
  await user.click(await screen.findByRole('option', { name: 'Aetna' }))
  await user.click(await save())
  await waitFor(() => expect(decide.mock.lastCall?.[1].payerId).toBe(fixtureId(60)))
})

test('a number that was posted before is said to be another payment', async () => {
  const decide = vi.fn<Decide>(() => Promise.resolve(aRemittanceDetails({ version: 2 })))
  const { user } = show(aRemittanceDetails({ state: 'needs_review', refusal: 'trace_used' }), decide)
  expect(await screen.findByText(/A payment with this number was posted before/)).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: /another payment with the same number/ }))
  await user.click(await save())
  await waitFor(() => expect(decide.mock.lastCall?.[1].isAnotherPayment).toBe(true))
})

test('money that is taken back is put on a session of a claim', async () => {
  const decide = vi.fn<Decide>(() => Promise.resolve(aRemittanceDetails({ version: 2 })))
  const takenBack = aRemittanceDetails({
    adjustments: [
      {
        ...{ position: 0, kind: 'unclear', code: 'WO', reference: 'K000000026', cents: 10_000 },
        ...{ words: 'Recovered overpayment', needsPerson: true, pcn: 'K000000026' },
      },
    ],
  })
  const found = aClaimSummary({ id: fixtureId(91), pcn: 'K000000026', submittedOn: '2026-10-07' })
  const { user } = show(takenBack, decide, [found])
  expect(await screen.findByText('WO, reference K000000026, claim K000000026 is named in it')).toBeVisible()
  await user.type(screen.getByRole('combobox', { name: /\$100.00 are taken back/ }), 'K0000000')
  await user.click(await screen.findByRole('option', { name: /K000000026/ }))
  expect(await screen.findByRole('button', { name: /Session/ })).toBeVisible()
  await user.click(await save())
  const [line] = aClaim().form.lines
  await waitFor(() =>
    expect(decide.mock.lastCall?.[1].recoveries).toEqual([
      { position: 0, claimId: fixtureId(91), lineNumber: line?.controlNumber },
    ]),
  )
})

describe('what is chosen', () => {
  test('stays after a failure, and is asked about before the page is left', async () => {
    const { user, router } = show(toReview(), () => Promise.reject(new NetworkError('unreachable')))
    await user.click(await screen.findByRole('radio', { name: 'Set aside as not ours' }))
    await user.click(await save())
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save remittance')
    expect(screen.getByRole('radio', { name: 'Set aside as not ours' })).toBeChecked()
    void router.navigate('/billing/claims')
    expect(await screen.findByRole('alertdialog')).toBeVisible()
  })

  test('stands beside what somebody else decided meanwhile, and is saved over it when asked', async () => {
    const theirs = toReview({
      version: 2,
      decisions: someRemittanceDecisions({
        claims: [{ segment: 15, claimId: fixtureId(90), isAsWritten: false }],
      }),
    })
    const stale = new ApiError({
      ...{ code: 'stale_edit', status: 409, serverMessage: 'Changed meanwhile', fieldErrors: [] },
      ...{ requestId: null, current: theirs },
    })
    const decide = vi.fn<Decide>().mockRejectedValueOnce(stale).mockResolvedValue(theirs)
    const { user } = show(toReview({ records: [aRemittanceClaimRecord()] }), decide)
    await user.click(await screen.findByRole('radio', { name: 'Set aside as not ours' }))
    await user.click(await save())
    const row = within(await screen.findByRole('row', { name: /Claim K0X8/ }))
    expect(row.getByText('Not ours')).toBeVisible()
    expect(row.getByText('K000000018')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save mine over theirs' }))
    await waitFor(() => expect(decide.mock.lastCall?.[1]).toMatchObject({ version: 2 }))
    expect(claimsOf(decide)).toEqual([{ segment: 15, claimId: null, isAsWritten: false }])
  })

  test('what the server refuses stands at the choice', async () => {
    const refused = new ApiError({
      ...{
        code: 'validation_failed',
        status: 422,
        serverMessage: 'Check what you entered.',
        requestId: null,
      },
      fieldErrors: [{ path: 'claims.0.claimId', message: 'Choose a claim that was sent' }],
    })
    const { user } = show(toReview(), () => Promise.reject(refused))
    await user.click(await screen.findByRole('radio', { name: 'K000000018, Mari Vega' }))
    await user.click(await save())
    const group = await screen.findByRole('radiogroup', { name: /Which claim is K0X8/ })
    await waitFor(() => expect(group).toHaveAccessibleDescription(/Choose a claim that was sent/))
  })
})

test('what the insurance calls the client’s is decided here, and always if that is wanted', async () => {
  const reason = {
    ...{ code: '96', words: 'Not covered: see the remark', cents: 4_000, claimCount: 2 },
    ...{ isClients: false, decidedBy: 'nothing' as const, ruledOn: null },
  }
  const decide = vi.fn<Decide>(() => Promise.resolve(aRemittanceDetails({ version: 2, reasons: [reason] })))
  const { user } = show(aRemittanceDetails({ reasons: [reason] }), decide)
  expect(await screen.findByText(/of 2 claims: stays open\.$/)).toBeVisible()
  const choice = screen.getByRole('radiogroup', { name: /^PR 96, Not covered: see the remark, \$40.00 of 2/ })
  expect(screen.queryByRole('checkbox', { name: 'Always do this for Aetna' })).toBeNull()
  await user.click(within(choice).getByRole('radio', { name: 'The client’s share' }))
  await user.click(screen.getByRole('checkbox', { name: 'Always do this for Aetna' }))
  await user.click(await save())
  await waitFor(() =>
    expect(decide.mock.lastCall?.[1]).toMatchObject({
      ...{ reasons: [{ code: '96', isClients: true }], rules: ['96'] },
    }),
  )
})

test('a rule of the insurance that decided it is said with its day', async () => {
  const ruled = {
    ...{ code: '96', words: 'Not covered: see the remark', cents: 4_000, claimCount: 2 },
    ...{ isClients: true, decidedBy: 'rule' as const, ruledOn: '2026-11-03' },
  }
  show(aRemittanceDetails({ reasons: [ruled] }))
  expect(
    await screen.findByText(/is the client’s share, by the rule of Aetna of Nov 3, 2026\.$/),
  ).toBeVisible()
  expect(screen.getByRole('radio', { name: 'As the rule of Aetna of Nov 3, 2026 says' })).toBeChecked()
})
