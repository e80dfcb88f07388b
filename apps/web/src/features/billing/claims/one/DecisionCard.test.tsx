import type { Claim, ClaimDecision, User } from '@oaklet/api/contract'
import { aClaim, aClaimDecision, aClaimForm, aClaimLine, fixtureId } from '@oaklet/api/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../../../testing/render-screen'
import { DecisionCard } from './DecisionCard'

const TITLE = 'What the insurance did not pay'

const show = (decision: Partial<ClaimDecision>, changes: Partial<Claim> = {}, user: Partial<User> = {}) =>
  renderScreen(
    <>
      <DecisionCard claim={aClaim({ state: 'denied', decision: aClaimDecision(decision), ...changes })} />
      <p>What stands below</p>
    </>,
    { user },
  )

test('each reason says its sum, its session, who bears it, and what to do next', async () => {
  show({})
  const item = await screen.findByRole('listitem')
  expect(item).toHaveTextContent('No authorization')
  expect(item).toHaveTextContent('CO 197 · 90834 on Nov 3, 2026 · by contract the practice bears it')
  expect(item).toHaveTextContent('Ask for an authorization, or appeal.')
  expect(item).toHaveTextContent('$150.00')
  expect(screen.getByRole('link', { name: 'HUDSON VALLEY HEALTH PLAN, Nov 16, 2026' })).toHaveAttribute(
    'href',
    `/billing/claims/remittances/${fixtureId(98)}`,
  )
})

test('the same reason of several sessions is said once, with its whole sum', async () => {
  const [reason] = aClaimDecision().openReasons
  if (reason === undefined) throw new Error('The decision has no reason')
  const lines = [
    aClaimLine({ controlNumber: 'A', date: '2026-11-03' }),
    aClaimLine({ controlNumber: 'B', date: '2026-11-10' }),
  ]
  show(
    {
      openReasons: [
        { ...reason, lineNumber: 'A', group: 'PR' },
        { ...reason, lineNumber: 'B', group: 'PR' },
        { ...reason, lineNumber: 'B', group: 'OA', code: '18', words: 'A duplicate' },
      ],
    },
    { form: aClaimForm({ lines }) },
  )
  const items = await screen.findAllByRole('listitem')
  expect(items).toHaveLength(2)
  expect(items[0]).toHaveTextContent(
    '90834 on Nov 3, 2026 and 90834 on Nov 10, 2026 · the client may be asked',
  )
  expect(items[0]).toHaveTextContent('$300.00')
  expect(items[1]).toHaveTextContent('OA 18 · 90834 on Nov 10, 2026')
})

test('who sees their own claims alone reads of the payment, and is not led to it', async () => {
  show({}, {}, { permissions: ['claims:view:own'] })
  expect(await screen.findByText(/^Decided with /)).toHaveTextContent(
    'Decided with HUDSON VALLEY HEALTH PLAN, Nov 16, 2026',
  )
  expect(screen.queryByRole('link')).toBeNull()
})

test('remarks stand below, and a denial without a reason says whom to ask', async () => {
  show({ openReasons: [], remarks: [{ code: 'N130', words: 'See the plan' }] })
  expect(await screen.findByText('The insurance gave no reason. Ask it why it paid nothing.')).toBeVisible()
  expect(screen.getByText('Remarks: See the plan (N130)')).toBeVisible()
})

test.each<[string, Partial<Claim>]>([
  ['was paid in part', { state: 'partially_paid' }],
  ['is being corrected', { state: 'draft', isReplacement: true }],
])('they are shown of a claim that %s', async (_, changes) => {
  show({}, changes)
  expect(await screen.findByRole('region', { name: TITLE })).toBeVisible()
})

test.each<[string, Partial<Claim>]>([
  ['was sent again', { state: 'submitted', isReplacement: true }],
  ['is paid', { state: 'paid' }],
  ['was decided on by no payment', { decision: null }],
])('they are not shown of a claim that %s', async (_, changes) => {
  show({}, changes)
  await screen.findByText('What stands below')
  expect(screen.queryByRole('region', { name: TITLE })).toBeNull()
})
