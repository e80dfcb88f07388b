import { type Api, ApiError } from '@oaklet/api'
import type { Claim } from '@oaklet/api/contract'
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
import { chooseMore } from '../../../../testing/choose-more'
import { renderScreen } from '../../../../testing/render-screen'
import { ClaimScreen } from './ClaimScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T13:00:00Z') }))

const TITLE = 'Give the rest to the client'
const UNDO_TITLE = 'Undo giving to the client'
const { controlNumber: lineNumber } = aClaim().form.lines[0] ?? { controlNumber: '' }
const reason = (group: string, code: string, cents: number) => ({
  ...{ lineNumber, group, code, cents, words: `Reason ${code}`, nextStep: 'Ask.' },
})

const denied = (changes: Partial<Claim> = {}) =>
  aClaim({
    ...{ state: 'denied', steps: ['give_to_client', 'write_off'], submittedOn: '2026-10-07' },
    ...{ openCents: 15_000, decision: aClaimDecision({ openReasons: [reason('PR', '96', 15_000)] }) },
    ...changes,
  })
const nextInsurance: Claim['nextInsurance'] = {
  ...{ coverageId: fixtureId(72), payer: { id: fixtureId(73), name: 'Sample Mutual' } },
  ...{ openCents: 15_000, toClientCents: 0, isForwarded: false },
}
const closed = (changes: Partial<Claim> = {}) =>
  denied({ state: 'closed', steps: ['undo_give_to_client'], openCents: 0, version: 2, ...changes })

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

async function opened(claim: Claim, claims: Partial<Api['claims']> = {}) {
  const { user } = show(claim, claims)
  await chooseMore(user, TITLE)
  return { user, dialog: within(await screen.findByRole('dialog', { name: TITLE })) }
}

test('the rest of a claim is given to the client with a reason, and what was not paid leads there', async () => {
  const giveToClient = vi.fn<Api['claims']['giveToClient']>(() => Promise.resolve(closed()))
  const { user, dialog } = await opened(denied(), { giveToClient })
  expect(
    screen.getByText(/invoice it with “Give the rest to the client” under “More” at the top/),
  ).toBeInTheDocument()
  expect(dialog.getByText(/^\$150\.00 is open\. The client gets an invoice/)).toBeVisible()
  expect(dialog.queryByText(/must not be asked|doesn’t owe|doesn’t say/)).toBeNull()
  await user.click(dialog.getByRole('button', { name: TITLE }))
  expect(await dialog.findByRole('link', { name: 'Choose a reason' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: /Reason/ }))
  await user.click(await screen.findByRole('option', { name: 'The plan doesn’t cover it' }))
  await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'Told on 2 October ')
  await user.click(dialog.getByRole('button', { name: TITLE }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const body = { version: 1, reason: 'not_covered', note: 'Told on 2 October' }
  expect(giveToClient.mock.lastCall?.[1]).toEqual(body)
  expect(await screen.findByText('The rest of Claim K000000018 is given to the client')).toBeVisible()
})

test('before it, the dialog says what the insurance says against asking the client', async () => {
  const openReasons = [reason('CO', '197', 9_000), reason('PI', '50', 4_000), reason('OA', '96', 2_000)]
  const { dialog } = await opened(denied({ decision: aClaimDecision({ openReasons }) }))
  expect(dialog.getByText(/^The insurance says this must not be asked of the client/)).toBeVisible()
  expect(dialog.getByText(/^\$90\.00 for 90834 on .*: Reason 197 \(CO 197\)$/)).toBeVisible()
  expect(dialog.getByText(/^The insurance says that the client doesn’t owe this/)).toBeVisible()
  expect(dialog.getByText(/: Reason 50 \(PI 50\)$/)).toBeVisible()
  expect(dialog.getByText(/^The insurance doesn’t say who owes this/)).toBeVisible()
  expect(dialog.getByText(/: Reason 96 \(OA 96\)$/)).toBeVisible()
})

test('and that an appeal is open, or that the insurance gave no reason', async () => {
  const appeals = [aClaimAppeal({ answerDueOn: '2026-12-01' })]
  const { dialog } = await opened(denied({ appeals, decision: aClaimDecision({ openReasons: [] }) }))
  expect(dialog.getByText(/^An appeal waits for its answer, which is expected by Dec 1, 2026/)).toBeVisible()
  expect(dialog.getByText(/^The insurance gave no reason why it did not pay/)).toBeVisible()
})

test('and that an insurance comes next, which can be asked instead', async () => {
  const { user, dialog } = await opened(
    denied({
      steps: ['give_to_client', 'second_claim'],
      nextInsurance,
    }),
  )
  expect(dialog.getByText('Sample Mutual pays next')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Claim to the second insurance' }))
  expect(await screen.findByRole('alertdialog', { name: 'Make a claim to Sample Mutual?' })).toBeVisible()
  expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull()
})

test('before the next insurance is asked instead, what is typed is asked about', async () => {
  const { user, dialog } = await opened(
    denied({
      steps: ['give_to_client', 'second_claim'],
      nextInsurance,
    }),
  )
  const note = dialog.getByRole('textbox', { name: /Note/ })
  await user.type(note, 'Told on 2 October')
  await user.click(dialog.getByRole('button', { name: 'Claim to the second insurance' }))
  const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' })
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(note).toHaveValue('Told on 2 October')
  await user.click(dialog.getByRole('button', { name: 'Claim to the second insurance' }))
  await user.click(await screen.findByRole('button', { name: 'Close without saving' }))
  expect(await screen.findByRole('alertdialog', { name: 'Make a claim to Sample Mutual?' })).toBeVisible()
  expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull()
})

test('who may not make claims is warned of the next insurance all the same', async () => {
  const { dialog } = await opened(denied({ nextInsurance }))
  expect(dialog.getByText('Sample Mutual pays next')).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Claim to the second insurance' })).toBeNull()
})

test('what the server refuses is said in the dialog', async () => {
  const serverMessage = 'Claim K000000026 to Sample Mutual comes next, and is not decided on.'
  const refused = new ApiError({
    ...{ status: 409, code: 'transition_refused', requestId: null },
    serverMessage,
  })
  const giveToClient = vi.fn<Api['claims']['giveToClient']>(() => Promise.reject(refused))
  const { user, dialog } = await opened(denied(), { giveToClient })
  await user.click(dialog.getByRole('button', { name: /Reason/ }))
  await user.click(await screen.findByRole('option', { name: 'Not insured on that day' }))
  await user.click(dialog.getByRole('button', { name: TITLE }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(serverMessage)
})

test('it is undone once that is confirmed', async () => {
  const undoGiveToClient = vi
    .fn<Api['claims']['undoGiveToClient']>()
    .mockResolvedValue(denied({ version: 3 }))
  const { user } = show(closed(), { undoGiveToClient })
  await chooseMore(user, UNDO_TITLE)
  const question = within(await screen.findByRole('alertdialog', { name: 'Undo giving to the client?' }))
  expect(question.getByText(/^The invoice over it becomes void/)).toBeVisible()
  await user.click(question.getByRole('button', { name: UNDO_TITLE }))
  await waitFor(() => expect(undoGiveToClient.mock.lastCall?.[1]).toEqual({ version: 2 }))
  expect(await screen.findByText('The rest of Claim K000000018 is open again')).toBeVisible()
})

test('the page leads to the invoices of what was given, and says which of them are void', async () => {
  const invoices: Claim['invoices'] = [
    { id: fixtureId(50), number: 1047, status: 'void' },
    { id: fixtureId(51), number: 1048, status: 'issued' },
  ]
  show(closed({ invoices }))
  const card = within(await screen.findByRole('region', { name: 'Invoices of the client' }))
  expect(card.getByRole('link', { name: 'Invoice 1048' })).toHaveAttribute(
    'href',
    `/billing/invoices/${fixtureId(51)}`,
  )
  const items = card.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items).toEqual(['Invoice 1047Void', 'Invoice 1048Issued'])
})

test('the history and the book say what was given to the client, and why', async () => {
  const changes = [{ field: 'givenToClientCents', before: '0', after: '15000' }]
  const words = 'The plan doesn’t cover it'
  const event = aClaimEvent({ kind: 'given_to_client', state: 'closed', reason: words, changes })
  const entry = {
    ...{ lineNumber, reversesId: null, remittance: null, writtenByName: 'Olivia Bennett' },
    ...{ id: fixtureId(992), kind: 'to_client' as const, cents: -15_000, reason: 'not_covered' as const },
    ...{ note: 'Told on 2 October', writtenAt: '2026-11-17T12:00:00Z' },
  }
  show(closed({ history: [event] }), {}, { ...aClaimBook(), entries: [entry] })
  const history = within(await screen.findByRole('region', { name: 'History' }))
  expect(history.getByText('Rest given to the client')).toBeVisible()
  expect(history.getByText('Given to the client: $0.00 → $150.00')).toBeVisible()
  const row = within(await screen.findByRole('row', { name: /Given to the client/ }))
  expect(row.getByText(`${words}: Told on 2 October`)).toBeVisible()
})
