import { type Api, ApiError } from '@oaklet/api'
import type { Claim, ClaimAppeal } from '@oaklet/api/contract'
import {
  aClaim,
  aClaimAppeal,
  aClaimBook,
  aClaimDecision,
  aClaimEvent,
  aPractice,
  fixtureId,
} from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../../testing/render-screen'
import { ClaimScreen } from './ClaimScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T13:00:00Z') }))

const denied = (changes: Partial<Claim> = {}) =>
  aClaim({
    ...{ state: 'denied', steps: ['replace', 'appeal'], submittedOn: '2026-10-07', openCents: 15_000 },
    ...{ decision: aClaimDecision(), ...changes },
  })
const appealed = (appeal: Partial<ClaimAppeal> = {}, changes: Partial<Claim> = {}) =>
  denied({ steps: ['replace', 'decide_appeal'], appeals: [aClaimAppeal(appeal)], ...changes })

function show(claim: Claim, claims: Partial<Api['claims']> = {}) {
  const view = renderScreen(<ClaimScreen />, {
    at: `/billing/claims/${claim.id}`,
    route: '/billing/claims/:claimId',
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      claims: { get: () => Promise.resolve(claim), ...claims },
      receivedFiles: { ofClaim: () => Promise.resolve([]) },
      remittances: { bookOf: () => Promise.resolve(aClaimBook()) },
    },
  })
  const open = async (name: string) => {
    await view.user.click(await screen.findByRole('button', { name }))
    const dialog = within(await screen.findByRole('dialog', { name }))
    const save = () => view.user.click(dialog.getByRole('button', { name }))
    const typeDate = (field: RegExp, digits: string) =>
      view.user.type(
        within(dialog.getByRole('group', { name: field })).getByRole('spinbutton', { name: /^month/ }),
        digits,
      )
    return { dialog, save, typeDate }
  }
  return { ...view, open }
}

const card = async () => within(await screen.findByRole('region', { name: 'Appeals' }))

test('an appeal is recorded with its days, and what the insurance did not pay leads there', async () => {
  const appeal = vi.fn<Api['claims']['appeal']>(() => Promise.resolve(appealed()))
  const { user, open } = show(denied(), { appeal })
  expect(await screen.findByText(/If you appeal, .* with “Record an appeal” at the top/)).toBeVisible()
  const { dialog, save, typeDate } = await open('Record an appeal')
  await save()
  expect(await dialog.findByRole('link', { name: 'Choose how it was sent' })).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Enter the day by which you expect an answer' })).toBeVisible()
  expect(appeal).not.toHaveBeenCalled()
  await user.click(dialog.getByRole('radio', { name: 'By fax' }))
  await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'Two pages ')
  await typeDate(/Answer expected by/, '12172026')
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(appeal.mock.lastCall?.[1]).toEqual({
    ...{ version: 1, sentOn: '2026-11-17', way: 'fax', note: 'Two pages', answerDueOn: '2026-12-17' },
  })
  expect(await screen.findByText('The appeal of Claim K000000018 is recorded')).toBeVisible()
})

test('what the server refuses of a day is said at it', async () => {
  const message = 'Choose the day of the appeal or a later one'
  const refused = new ApiError({
    ...{ status: 422, code: 'validation_failed', requestId: null, serverMessage: 'Check the marked fields.' },
    fieldErrors: [{ path: 'answerDueOn', message }],
  })
  const { user, open } = show(denied(), { appeal: () => Promise.reject(refused) })
  const { dialog, save, typeDate } = await open('Record an appeal')
  await user.click(dialog.getByRole('radio', { name: 'By mail' }))
  await typeDate(/Answer expected by/, '11012026')
  await save()
  expect(await dialog.findByRole('link', { name: message })).toBeVisible()
})

test('what came of an appeal is recorded on its own version', async () => {
  const decideAppeal = vi.fn<Api['claims']['decideAppeal']>(() => Promise.resolve(denied()))
  const { user, open } = show(appealed({ version: 3 }), { decideAppeal })
  const { dialog, save } = await open('Record the answer')
  expect(dialog.getByText(/^The appeal was sent on Nov 17, 2026, by mail\./)).toBeVisible()
  await save()
  expect(await dialog.findByRole('link', { name: 'Choose what came of it' })).toBeVisible()
  await user.click(dialog.getByRole('radio', { name: /^Lost/ }))
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [params, body] = decideAppeal.mock.lastCall ?? []
  expect(params).toMatchObject({ claimId: fixtureId(90), appealId: fixtureId(99) })
  expect(body).toEqual({ version: 3, outcome: 'lost', decidedOn: '2026-11-17' })
  expect(await screen.findByText('What came of the appeal of Claim K000000018 is recorded')).toBeVisible()
})

test.each([
  ['2026-12-17', 'Due in 30 days'],
  ['2026-11-17', 'Due today'],
  ['2026-11-16', 'Overdue for 1 day'],
])('one that is to be answered by %s says: %s', async (answerDueOn, words) => {
  show(appealed({ sentOn: '2026-10-17', answerDueOn, note: 'Two pages' }))
  const { getByRole } = await card()
  const item = getByRole('listitem')
  expect(item).toHaveTextContent('Sent on Oct 17, 2026')
  expect(item).toHaveTextContent('By mail · recorded by Olivia Bennett')
  expect(item).toHaveTextContent('Two pages')
  expect(item).toHaveTextContent(words)
})

test('earlier ones stay, with what came of them', async () => {
  const earlier = aClaimAppeal({
    ...{ id: fixtureId(98), sentOn: '2026-10-17', outcome: 'lost', decidedOn: '2026-11-10' },
  })
  show(appealed({}, { appeals: [aClaimAppeal(), earlier] }))
  const [now, before] = (await card()).getAllByRole('listitem')
  expect(now).toHaveTextContent('Answer expected by Dec 17, 2026')
  expect(before).toHaveTextContent('Decided on Nov 10, 2026')
  expect(before).toHaveTextContent('Lost')
})

test('one that still waits once the claim is paid asks for what came of it', async () => {
  show(appealed({}, { state: 'paid', steps: ['decide_appeal'], openCents: 0 }))
  expect(
    (await card()).getByText(/still waits for its answer\. .*“Record the answer” at the top/),
  ).toBeVisible()
})

test('nobody else is offered either, or led to it', async () => {
  show(denied({ steps: ['replace'] }))
  expect(await screen.findByRole('region', { name: 'What the insurance did not pay' })).toBeVisible()
  expect(screen.queryByText(/If you appeal/)).toBeNull()
  expect(screen.queryByRole('button', { name: /appeal|answer/ })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Appeals' })).toBeNull()
})

test('the history says what was appealed, and what came of it', async () => {
  const history = [
    aClaimEvent({ id: fixtureId(992), kind: 'appeal_decided', state: 'denied', reason: 'Lost' }),
    aClaimEvent({ id: fixtureId(991), kind: 'appealed', state: 'denied', reason: 'By mail: Two pages' }),
  ]
  show(denied({ history }))
  const region = within(await screen.findByRole('region', { name: 'History' }))
  expect(region.getByText('Appealed')).toBeVisible()
  expect(region.getByText('By mail: Two pages')).toBeVisible()
  expect(region.getByText('Appeal answered')).toBeVisible()
})
