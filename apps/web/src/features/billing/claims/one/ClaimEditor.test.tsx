import { type Api, ApiError } from '@oaklet/api'
import { type Claim, Claim as ClaimSchema } from '@oaklet/api/contract'
import { aClaim, aClaimFinding, aClaimForm, aClaimLine, aPractice, fixtureId } from '@oaklet/api/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../../testing/render-screen'
import { ClaimScreen } from './ClaimScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T13:00:00Z') }))

const TWO = aClaimForm({
  diagnoses: ['F41.1', 'F43.81'],
  lines: [
    aClaimLine(),
    aClaimLine({ controlNumber: 'K00000001802', appointmentId: fixtureId(41), date: '2026-11-10' }),
  ],
})

/** The server keeps what it is sent, and answers with a version more. */
function show(claim: Claim, claims: Partial<Api['claims']> = {}) {
  let kept = claim
  const update = vi.fn<Api['claims']['update']>((_, body) => {
    kept = ClaimSchema.parse({ ...kept, version: kept.version + 1, form: { ...kept.form, note: body.note } })
    return Promise.resolve(kept)
  })
  const view = renderScreen(<ClaimScreen />, {
    at: `/billing/claims/${claim.id}`,
    route: '/billing/claims/:claimId',
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      claims: { get: () => Promise.resolve(kept), update, ...claims },
      receivedFiles: { ofClaim: () => Promise.resolve([]) },
    },
  })
  return { ...view, update }
}
const note = () => screen.findByRole('textbox', { name: /Note \(box 19\)/ })
const save = () => screen.getByRole('button', { name: 'Save claim' })
const session = (name: RegExp) => within(screen.getByRole('group', { name }))

test('what is typed is saved, and until then the claim is not sent', async () => {
  const { user, update } = show(aClaim())
  expect(await screen.findByRole('button', { name: 'Make a file' })).toBeVisible()
  await user.type(await note(), 'Sent by school')
  expect(screen.queryByRole('button', { name: 'Make a file' })).toBeNull()
  expect(screen.getByText('Save the claim before you send it.')).toBeVisible()
  await user.click(save())
  expect(await screen.findByRole('button', { name: 'Make a file' })).toBeVisible()
  expect(update.mock.lastCall?.[1]).toMatchObject({ version: 1, note: 'Sent by school' })
  expect(await note()).toHaveValue('Sent by school')
  await user.type(await note(), '!')
  await user.click(save())
  await waitFor(() => expect(update.mock.lastCall?.[1]).toMatchObject({ version: 2 }))
})

test('a session is changed by its fields, and one that is taken off goes with the next save', async () => {
  const { user, update } = show(aClaim({ form: TWO }))
  await note()
  await user.type(session(/November 10/).getByRole('textbox', { name: /Modifiers/ }), '95')
  await user.click(screen.getByRole('button', { name: /Take the session of November 3/ }))
  await waitFor(() => expect(screen.getByRole('group', { name: /November 10/ })).toHaveFocus())
  expect(screen.queryByRole('button', { name: /Take the session/ })).toBeNull()
  expect(screen.getByText(/^Total \(box 28\)/)).toHaveTextContent('$150.00')
  await user.click(save())
  await waitFor(() => expect(update).toHaveBeenCalledOnce())
  expect(update.mock.lastCall?.[1].lines).toMatchObject([
    { controlNumber: 'K00000001802', modifiers: ['95'], pointers: [1] },
  ])
})

test('what a field needs is said at it, and a referral asks for a name', async () => {
  const { user, update } = show(aClaim())
  await note()
  await user.click(screen.getByRole('button', { name: /Who sent the client/ }))
  await user.click(await screen.findByRole('option', { name: 'Referred the client' }))
  await user.click(save())
  await user.click(await screen.findByRole('link', { name: 'Enter the last name' }))
  expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveFocus()
  expect(update).not.toHaveBeenCalled()
})

test('each finding leads to its field, here or on another page', async () => {
  const findings = [
    aClaimFinding({ number: 31, box: '24D', field: 'lines.0.modifiers', words: 'A modifier has two' }),
    aClaimFinding({ number: 9, box: '5', where: 'client', field: 'client.address', words: 'Enter street' }),
    aClaimFinding({ number: 26, level: 'warning', field: 'filing', words: 'The filing limit is near' }),
  ]
  const { user } = show(aClaim({ state: 'draft', findings }))
  const card = within(await screen.findByRole('region', { name: 'What stands in the way' }))
  expect(card.getByRole('link', { name: 'Enter street' })).toHaveAttribute(
    'href',
    `/clients?client=${fixtureId(30)}`,
  )
  expect(card.getAllByRole('button', { name: /^Go to field/ })).toHaveLength(1)
  await user.click(card.getByRole('button', { name: 'Go to field: A modifier has two' }))
  expect(session(/November 3/).getByRole('textbox', { name: /Modifiers/ })).toHaveFocus()
})

test('checking again takes the records as they are now, once what is typed is saved', async () => {
  const checked = aClaim({ version: 2, form: aClaimForm({ memberId: 'NEW1' }) })
  const refresh = vi.fn<Api['claims']['refresh']>(() => Promise.resolve(checked))
  const draft = aClaim({ findings: [aClaimFinding()] })
  const { user, update } = show(draft, {
    refresh,
    get: vi.fn().mockResolvedValueOnce(draft).mockResolvedValue(checked),
  })
  await user.type(await note(), 'T')
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
  expect(screen.getByText('Save the claim before you check it again.')).toBeVisible()
  await user.clear(await note())
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByText('Nothing: the claim can be sent.')).toBeVisible()
  expect(screen.getByText('NEW1')).toBeVisible()
  await user.type(await note(), 'Typed')
  await user.click(save())
  await waitFor(() => expect(update.mock.lastCall?.[1]).toMatchObject({ version: 2, note: 'Typed' }))
})

const staleBy = (current: Claim) =>
  new ApiError({
    ...{ code: 'stale_edit', status: 409, requestId: null, current },
    serverMessage: 'Somebody else changed this claim.',
  })

test('another person’s edit is shown beside one’s own, and either can be kept', async () => {
  const theirs = aClaim({ version: 5, form: aClaimForm({ note: 'Theirs' }) })
  const update = vi.fn<Api['claims']['update']>().mockRejectedValueOnce(staleBy(theirs))
  const { user } = show(aClaim(), { update: update.mockResolvedValue(aClaim({ version: 6 })) })
  await user.type(await note(), 'Mine')
  await user.click(save())
  await user.click(await screen.findByRole('button', { name: 'Save mine over theirs' }))
  await waitFor(() => expect(update.mock.lastCall?.[1]).toMatchObject({ version: 5, note: 'Mine' }))
})

test('an amount that can’t be read is not saved over another person’s edit', async () => {
  const update = vi.fn<Api['claims']['update']>().mockRejectedValueOnce(staleBy(aClaim({ version: 5 })))
  const { user } = show(aClaim(), { update: update.mockResolvedValue(aClaim({ version: 6 })) })
  await user.type(await note(), 'Mine')
  await user.click(save())
  const over = await screen.findByRole('button', { name: 'Save mine over theirs' })
  const paid = screen.getByRole('textbox', { name: /Paid by the client/ })
  await user.clear(paid)
  await user.type(paid, '10,00')
  await user.click(over)
  expect(screen.getByRole('group', { name: 'One thing needs your attention' })).toHaveFocus()
  expect(update).toHaveBeenCalledOnce()
  await user.clear(paid)
  await user.type(paid, '10.00')
  await user.click(over)
  await waitFor(() => expect(update.mock.lastCall?.[1]).toMatchObject({ version: 5, patientPaidCents: 1000 }))
})

describe('a claim that somebody else sends while one types', () => {
  const sent = aClaim({ version: 2, state: 'submitted', steps: ['accept'] })
  const SHOW_IT = { name: 'Show the claim as it is' }
  const isShown = async () => {
    expect(await screen.findByText(/It is in the state “Sent” now/)).toBeVisible()
    expect(await note()).toHaveValue('Mine')
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull()
  }

  test('keeps what is typed until it is given up, and is not saved any more', async () => {
    const get = vi.fn().mockResolvedValueOnce(aClaim())
    const { user, update, queryClient } = show(aClaim(), { get: get.mockResolvedValue(sent) })
    await user.type(await note(), 'Mine')
    await act(() => queryClient.invalidateQueries())
    await isShown()
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(update).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', SHOW_IT))
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  test('is told of by the save that comes too late, with the focus on what can be done', async () => {
    const update = vi.fn<Api['claims']['update']>().mockRejectedValueOnce(staleBy(sent))
    const { user } = show(aClaim(), { update })
    await user.type(await note(), 'Mine')
    await user.click(save())
    await isShown()
    expect(screen.queryByRole('button', { name: 'Save mine over theirs' })).toBeNull()
    await waitFor(() => expect(screen.getByRole('button', SHOW_IT)).toHaveFocus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
    expect(screen.getByText('Sent')).toBeVisible()
  })
})
