import { type Api, ApiError, NetworkError } from '@oaklet/api'
import type { Claim, NextInsurance } from '@oaklet/api/contract'
import { aClaim, aClaimAppeal, aClaimDecision, aClaimEvent, aPractice, fixtureId } from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { chooseMore } from '../../../../testing/choose-more'
import { renderScreen } from '../../../../testing/render-screen'
import { ClaimScreen } from './ClaimScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T13:00:00Z') }))

const BUTTON = 'Claim to the second insurance'
const QUESTION = 'Make a claim to Sample Mutual?'

const next = (changes: Partial<NextInsurance> = {}): NextInsurance => ({
  ...{ coverageId: fixtureId(72), payer: { id: fixtureId(73), name: 'Sample Mutual' } },
  ...{ openCents: 15_000, toClientCents: 0, isForwarded: false },
  ...changes,
})
const denied = (changes: Partial<Claim> = {}) =>
  aClaim({
    ...{ state: 'denied', steps: ['replace', 'second_claim'], submittedOn: '2026-10-07', openCents: 15_000 },
    ...{ decision: aClaimDecision(), nextInsurance: next(), ...changes },
  })
const second = aClaim({ id: fixtureId(95), pcn: 'K000000026', priority: 2, openCents: 15_000 })

const show = (claim: Claim, claims: Partial<Api['claims']> = {}) =>
  renderScreen(<ClaimScreen />, {
    at: `/billing/claims/${claim.id}`,
    route: '/billing/claims/:claimId',
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      claims: { get: () => Promise.resolve(claim), ...claims },
      receivedFiles: { ofClaim: () => Promise.resolve([]) },
    },
  })

test('what is open moves to a new claim, which the question leads to', async () => {
  const moved = denied({ state: 'paid', steps: ['replace'], openCents: 0, nextInsurance: null, version: 2 })
  const makeSecond = vi
    .fn<Api['claims']['makeSecond']>()
    .mockRejectedValueOnce(new NetworkError('unreachable'))
    .mockResolvedValue(second)
  const get = vi.fn<Api['claims']['get']>(({ claimId }) =>
    Promise.resolve(claimId === second.id ? second : makeSecond.mock.calls.length < 2 ? denied() : moved),
  )
  const { user } = show(denied(), { get, makeSecond })
  expect(await screen.findByText(/^Sample Mutual pays next: ask it with/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: BUTTON }))
  const question = within(await screen.findByRole('alertdialog', { name: QUESTION }))
  expect(
    question.getByText(
      '$150.00 is open. It moves to a new claim to Sample Mutual, which says what Hudson Valley Health Plan paid and took off.',
    ),
  ).toBeVisible()
  expect(question.getByText(/^Nothing is sent yet/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Make claim' }))
  expect(await question.findByRole('alert')).toHaveTextContent('Failed to save claim')
  await user.click(question.getByRole('button', { name: 'Make claim' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Claim K000000026' })).toBeVisible()
  expect(await screen.findByText('Claim K000000026 to Sample Mutual is made')).toBeVisible()
  const asked = makeSecond.mock.calls.map(([, body, options]) => ({ body, options }))
  expect(asked[0]?.body).toEqual({ version: 1, coverageId: fixtureId(72) })
  expect(asked[1]).toEqual(asked[0])
})

test('the question says what stays with the client, what was sent on, and that an appeal waits', async () => {
  const nextInsurance = next({ openCents: 2_500, toClientCents: 3_000, isForwarded: true })
  const { user } = show(denied({ nextInsurance, priority: 2, appeals: [aClaimAppeal()] }))
  await user.click(await screen.findByRole('button', { name: 'Claim to the third insurance' }))
  const question = within(await screen.findByRole('alertdialog', { name: QUESTION }))
  expect(question.getByText(/^\$25\.00 is open\./)).toBeVisible()
  expect(question.getByText(/so the new claim counts as sent\.$/)).toBeVisible()
  expect(question.getByText('The $30.00 that the client was asked for stays there.')).toBeVisible()
  expect(question.getByText(/^An appeal waits for its answer\./)).toBeVisible()
})

test('what the server refuses is said in the question', async () => {
  const refused = new ApiError({
    ...{ status: 409, code: 'transition_refused', requestId: null },
    serverMessage: 'Sample Mutual comes next by now. Look at the claim again.',
  })
  const { user } = show(denied(), { makeSecond: () => Promise.reject(refused) })
  await user.click(await screen.findByRole('button', { name: BUTTON }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Make claim' }))
  expect(await question.findByRole('alert')).toHaveTextContent(/^Sample Mutual comes next by now/)
})

test('where the client was asked for all of it, the page says how the second insurance gets it', async () => {
  const nextInsurance = next({ openCents: 0, toClientCents: 2_500 })
  show(denied({ state: 'paid', steps: ['replace'], openCents: 0, nextInsurance }))
  expect(await screen.findByText(/the client was asked for the \$25\.00 that was left/)).toBeVisible()
  expect(screen.queryByRole('button', { name: BUTTON })).toBeNull()
})

test('nobody else is offered it, or led to it', async () => {
  show(denied({ steps: [] }))
  expect(await screen.findByRole('region', { name: 'What the insurance did not pay' })).toBeVisible()
  expect(screen.queryByRole('button', { name: BUTTON })).toBeNull()
  expect(screen.queryByText(/pays next/)).toBeNull()
})

test('deleting such a claim says what goes back, and the history what was moved', async () => {
  const changes = [{ field: 'movedOutCents', before: '0', after: '15000' }]
  const event = aClaimEvent({ kind: 'second_claim_made', reason: 'Claim K000000034 to Third Plan', changes })
  const { user } = show({ ...second, history: [event] })
  const history = within(await screen.findByRole('region', { name: 'History' }))
  expect(history.getByText('Rest moved to the next insurance')).toBeVisible()
  expect(history.getByText('Claim K000000034 to Third Plan')).toBeVisible()
  expect(history.getByText('Given to the next insurance: $0.00 → $150.00')).toBeVisible()
  await chooseMore(user, 'Delete claim')
  const question = within(await screen.findByRole('alertdialog'))
  await waitFor(() =>
    expect(question.getByText(/The \$150\.00 that was moved to it goes back/)).toBeVisible(),
  )
})

test('before a claim to the next insurance is void, the dialog says that its sum goes back', async () => {
  const rejected = {
    ...second,
    state: 'rejected' as const,
    steps: ['void' as const],
    submittedOn: '2026-11-10',
  }
  const { user } = show({ ...rejected, movedInCents: 15_000 })
  await chooseMore(user, 'Void claim')
  const dialog = within(await screen.findByRole('dialog', { name: 'Void claim' }))
  expect(
    dialog.getByText(/^The \$150\.00 that was moved to it goes back to the claim to the earlier insurance/),
  ).toBeVisible()
})
