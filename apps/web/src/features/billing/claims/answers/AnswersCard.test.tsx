import { type Api, NetworkError } from '@oaklet/api'
import type { Claim, ClaimAnswer } from '@oaklet/api/contract'
import { aClaim, aClaimAnswer, aClaimSubmission, aPractice, fixtureId } from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../../testing/render-screen'
import { ClaimScreen } from '../one/ClaimScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T13:00:00Z') }))

const show = (claim: Claim, ofClaim: Api['receivedFiles']['ofClaim']) =>
  renderScreen(<ClaimScreen />, {
    at: `/billing/claims/${claim.id}`,
    route: '/billing/claims/:claimId',
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      claims: { get: () => Promise.resolve(claim) },
      receivedFiles: { ofClaim },
    },
  })
const inFile = { way: 'file', batchId: fixtureId(93) } as const
const rejected = (changes: Partial<Claim> = {}) =>
  aClaim({
    state: 'rejected',
    steps: ['change', 'void'],
    submissions: [aClaimSubmission(inFile)],
    ...changes,
  })
const answered =
  (...answers: ClaimAnswer[]) =>
  () =>
    Promise.resolve(answers)
const card = async () => within(await screen.findByRole('region', { name: 'Answers' }))
const finding = (field: string | null) => [
  { code: 'A7:453', words: 'Something is invalid: a modifier', field },
]

test('an answer says who said what and when, in which file, and that it counts', async () => {
  show(rejected(), answered(aClaimAnswer({ text: 'Ask the member' })))
  const item = within((await (await card()).findAllByRole('listitem'))[0] as HTMLElement)
  for (const words of [
    'Clearinghouse, Example Clearinghouse',
    'Rejected',
    'A7:164:IL',
    '“Ask the member”',
    /This answer counts · Nov 5, 2026 · 277CA/,
  ]) {
    expect(item.getByText(words)).toBeVisible()
  }
  expect(item.getByRole('link', { name: 'answers-1103.277' })).toHaveAttribute(
    'href',
    `/billing/claims/answers/${fixtureId(96)}`,
  )
})

test('a finding leads to the record that it is about', async () => {
  const claim = rejected()
  show(claim, answered(aClaimAnswer()))
  const link = await screen.findByRole('link', { name: 'The member id is missing or wrong' })
  expect(link).toHaveAttribute('href', `/clients?client=${claim.client.id}&tab=insurance`)
})

test('a finding about a field of the claim leads the focus there, by keyboard', async () => {
  const { user } = show(rejected(), answered(aClaimAnswer({ findings: finding('lines.modifiers') })))
  const way = await screen.findByRole('button', { name: 'Go to field: Something is invalid: a modifier' })
  way.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Modifiers/ })).toHaveFocus())
})

test('while a claim can’t be changed nothing leads to its fields', async () => {
  const sent = rejected({ state: 'submitted', steps: ['accept'] })
  show(sent, answered(aClaimAnswer({ findings: finding('lines.modifiers') })))
  expect((await card()).getByText('Something is invalid: a modifier')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Go to field/ })).toBeNull()
})

test('what was said of an earlier sending is marked, and does not count', async () => {
  const submissions = [aClaimSubmission({ ...inFile, attempt: 2 }), aClaimSubmission(inFile)]
  show(
    rejected({ submissions }),
    answered(
      aClaimAnswer({ id: fixtureId(98), attempt: 2, verdict: 'accepted', findings: [] }),
      aClaimAnswer({ stands: false }),
    ),
  )
  const items = await (await card()).findAllByRole('listitem')
  expect(items[0]).toHaveTextContent('This answer counts')
  expect(items[0]).not.toHaveTextContent('About attempt')
  expect(items[1]).toHaveTextContent('About attempt 1')
  expect(items[1]).not.toHaveTextContent('This answer counts')
})

test('a claim that nobody answered shows none, and one that waits for them is there without them', async () => {
  const { unmount } = show(aClaim(), answered())
  expect(await screen.findByRole('region', { name: 'History' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Answers' })).toBeNull()
  unmount()
  show(rejected(), () => new Promise(() => undefined))
  expect(await screen.findByRole('region', { name: 'History' })).toBeVisible()
  expect((await card()).queryByRole('listitem')).toBeNull()
})

test('answers that could not be loaded are said to be so beside the claim, and asked for again', async () => {
  let isReached = false
  const ofClaim = () =>
    isReached ? Promise.resolve([aClaimAnswer()]) : Promise.reject(new NetworkError('unreachable'))
  const { user } = show(rejected(), ofClaim)
  expect(await (await card()).findByRole('alert')).toHaveTextContent('Failed to load answers')
  isReached = true
  await user.click((await card()).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Clearinghouse, Example Clearinghouse')).toBeVisible()
})
