import { type Api, ApiError, NetworkError } from '@oaklet/api'
import type { Claim } from '@oaklet/api/contract'
import { aClaim, aClaimBook, aClaimDecision, aClaimEvent, aPractice, fixtureId } from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { chooseMore } from '../../../../testing/choose-more'
import { renderScreen } from '../../../../testing/render-screen'
import { ClaimScreen } from './ClaimScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T13:00:00Z') }))

const denied = (changes: Partial<Claim> = {}) =>
  aClaim({
    ...{ state: 'denied', steps: ['replace', 'write_off'], submittedOn: '2026-10-07', openCents: 15_000 },
    ...{ decision: aClaimDecision(), ...changes },
  })
const closed = (changes: Partial<Claim> = {}) =>
  denied({ state: 'closed', steps: ['undo_write_off'], openCents: 0, version: 2, ...changes })

const show = (claim: Claim, claims: Partial<Api['claims']> = {}, book = aClaimBook()) =>
  renderScreen(<ClaimScreen />, {
    at: `/billing/claims/${claim.id}`,
    route: '/billing/claims/:claimId',
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      claims: { get: () => Promise.resolve(claim), ...claims },
      receivedFiles: { ofClaim: () => Promise.resolve([]) },
      remittances: { bookOf: () => Promise.resolve(book) },
    },
  })

test('the rest of a claim is written off with a reason, and what the insurance did not pay leads there', async () => {
  const writeOff = vi.fn<Api['claims']['writeOff']>(() => Promise.resolve(closed()))
  const { user } = show(denied(), { writeOff })
  expect(
    await screen.findByText(/close the claim with “Write off the rest” under “More” at the top/),
  ).toBeVisible()
  await chooseMore(user, 'Write off the rest')
  const dialog = within(await screen.findByRole('dialog', { name: 'Write off the rest' }))
  expect(dialog.getByText(/^\$150\.00 is open\./)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Write off the rest' }))
  expect(await dialog.findByRole('link', { name: 'Choose a reason' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: /Reason/ }))
  await user.click(await screen.findByRole('option', { name: 'Other reason' }))
  await user.click(dialog.getByRole('button', { name: 'Write off the rest' }))
  expect(await dialog.findByRole('link', { name: 'Say what the reason is' })).toBeVisible()
  expect(writeOff).not.toHaveBeenCalled()
  await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'Asked three times ')
  await user.click(dialog.getByRole('button', { name: 'Write off the rest' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(writeOff.mock.lastCall?.[1]).toEqual({ version: 1, reason: 'other', note: 'Asked three times' })
  expect(await screen.findByText('The rest of Claim K000000018 is written off')).toBeVisible()
})

test('what the server refuses is said in the dialog', async () => {
  const refused = new ApiError({
    ...{ status: 409, code: 'transition_refused', requestId: null },
    serverMessage: 'Nothing of this claim is open.',
  })
  const writeOff = vi.fn<Api['claims']['writeOff']>(() => Promise.reject(refused))
  const { user } = show(denied(), { writeOff })
  await chooseMore(user, 'Write off the rest')
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: /Reason/ }))
  await user.click(await screen.findByRole('option', { name: 'Small balance' }))
  await user.click(dialog.getByRole('button', { name: 'Write off the rest' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Nothing of this claim is open.')
})

test('a write-off is undone once that is confirmed', async () => {
  const undoWriteOff = vi
    .fn<Api['claims']['undoWriteOff']>()
    .mockRejectedValueOnce(new NetworkError('unreachable'))
    .mockResolvedValue(denied({ version: 3 }))
  const { user } = show(closed(), { undoWriteOff })
  await chooseMore(user, 'Undo write-off')
  const question = within(await screen.findByRole('alertdialog', { name: 'Undo the write-off?' }))
  await user.click(question.getByRole('button', { name: 'Undo write-off' }))
  expect(await question.findByRole('alert')).toHaveTextContent('Failed to save claim')
  await user.click(question.getByRole('button', { name: 'Undo write-off' }))
  await waitFor(() => expect(undoWriteOff).toHaveBeenCalledTimes(2))
  expect(undoWriteOff.mock.lastCall?.[1]).toEqual({ version: 2 })
})

test('nobody else is offered either, or led to it', async () => {
  show(denied({ steps: ['replace'] }))
  expect(await screen.findByRole('region', { name: 'What the insurance did not pay' })).toBeVisible()
  expect(screen.queryByText(/Write off the rest/)).toBeNull()
  expect(screen.queryByRole('button', { name: /write.off/i })).toBeNull()
})

test('the history and the book say what was written off, and why', async () => {
  const changes = [{ field: 'writtenOffCents', before: '0', after: '15000' }]
  const event = aClaimEvent({ kind: 'written_off', state: 'closed', reason: 'Small balance', changes })
  const lineNumber = closed().form.lines[0]?.controlNumber ?? ''
  const by = { lineNumber, reversesId: null, remittance: null, writtenByName: 'Olivia Bennett' }
  const at = { writtenAt: '2026-11-17T12:00:00Z' }
  const entries = [
    { ...by, ...at, id: fixtureId(991), kind: 'charged' as const, cents: 15_000, reason: null, note: '' },
    {
      ...{ ...by, ...at, id: fixtureId(992), kind: 'written_off' as const, cents: -15_000 },
      ...{ reason: 'other' as const, note: 'Asked three times' },
    },
  ]
  const sums = { billedCents: 15_000, insurancePaidCents: 0, contractualCents: 0, toClientCents: 0 }
  const book = { ...aClaimBook(), ...sums, entries, writtenOffCents: 15_000 }
  show(closed({ history: [event] }), {}, book)
  const history = within(await screen.findByRole('region', { name: 'History' }))
  expect(history.getByText('Rest written off')).toBeVisible()
  expect(history.getByText('Small balance')).toBeVisible()
  expect(history.getByText('Written off: $0.00 → $150.00')).toBeVisible()
  const row = within(await screen.findByRole('row', { name: /Written off/ }))
  expect(row.getByText('Other reason: Asked three times')).toBeVisible()
  expect(row.getByText('−$150.00')).toBeVisible()
})
