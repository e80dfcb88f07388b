import { ApiError } from '@oaklet/api'
import type { Duplicate, Permission } from '@oaklet/api/contract'
import {
  aDuplicate,
  aDuplicateClient,
  aPage,
  aPractice,
  createDeferred,
  fixtureId,
} from '@oaklet/api/testing'
import { PAGE_HEADING_ID, toasts } from '@oaklet/design-system'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { DuplicatesScreen } from './DuplicatesScreen'

const VEGA = aDuplicate()
const LEE = aDuplicate({
  clients: [
    aDuplicateClient({ id: fixtureId(41), displayName: 'Kim Lee' }),
    aDuplicateClient({ id: fixtureId(42), displayName: 'Kim Lee', dateOfBirth: null }),
  ],
  likeness: 'same',
})
const SAID: Duplicate = { ...LEE, notDuplicates: { byName: 'Dana Reyes', at: '2026-11-10T15:00:00Z' } }

interface Shown {
  /** What the server lists, one answer after the other; the last one stays. */
  answers: Duplicate[][]
  calls?: FakeApi['duplicates']
  at?: string
  permissions?: Permission[]
}

function show({ answers, calls = {}, at = '/clients?view=duplicates', permissions }: Shown) {
  const left = [...answers]
  const list = vi.fn(() => Promise.resolve(aPage((left.length > 1 ? left.shift() : left[0]) ?? [])))
  const view = renderScreen(<DuplicatesScreen practice={aPractice()} />, {
    at,
    api: { duplicates: { list, ...calls } },
    ...(permissions && { user: { permissions } }),
  })
  return { ...view, list }
}

const pair = (name: string) => screen.findByRole('region', { name })
const button = (name: string) => screen.findByRole('button', { name })
const saved = () => vi.fn(() => Promise.resolve())

test('shows two clients side by side, and says what they have in common', async () => {
  show({ answers: [[VEGA]] })
  const both = within(await pair('Mari Vega and Marisol Vegas'))
  expect(both.getByText('Born on the same day, names alike.')).toBeVisible()
  const [one, other] = ['Mari Vega', 'Marisol Vegas'].map((name) => both.getByRole('link', { name }))
  expect(one).toHaveAttribute('href', `/clients?client=${VEGA.clients[0].id}`)
  expect(other).toHaveAttribute('href', `/clients?client=${VEGA.clients[1].id}`)
  expect(both.getByText('Prospective')).toBeVisible()
  expect(both.getByRole('link', { name: 'mari.vega@mail.example' })).toBeVisible()
  expect(both.getAllByText('April 12, 1988')).toHaveLength(2)
  expect(screen.getByText('1 pair')).toBeVisible()
})

test('says that two are not the same person, and goes on with the next two', async () => {
  const markNotDuplicates = saved()
  const { user } = show({ answers: [[VEGA, LEE], [LEE]], calls: { markNotDuplicates } })
  await user.click(await button('Not the same person: Mari Vega and Marisol Vegas'))
  await waitFor(() => expect(screen.queryByRole('region', { name: /Mari Vega/ })).toBeNull())
  const [{ id: clientId }, { id: otherClientId }] = VEGA.clients
  expect(markNotDuplicates).toHaveBeenCalledWith({ practiceId: aPractice().id, clientId, otherClientId })
  const next = await button('Not the same person: Kim Lee, twice')
  await waitFor(() => expect(next).toHaveFocus())
})

test('is decided once, however often the button is pressed until the list is there anew', async () => {
  const answer = createDeferred<ReturnType<typeof aPage<Duplicate>>>()
  const markNotDuplicates = saved()
  const list = vi.fn(() => answer.promise).mockResolvedValueOnce(aPage([VEGA]))
  const { user } = show({ answers: [], calls: { list, markNotDuplicates } })
  const decide = await button('Not the same person: Mari Vega and Marisol Vegas')
  await user.click(decide)
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
  await user.click(decide)
  answer.resolve(aPage<Duplicate>([]))
  expect(await screen.findByText('Nobody seems to be here twice')).toBeVisible()
  expect(markNotDuplicates).toHaveBeenCalledOnce()
})

test('has the focus on the heading once the last two are decided about', async () => {
  const { user } = show({ answers: [[VEGA], []], calls: { markNotDuplicates: saved() } })
  await user.click(await button('Not the same person: Mari Vega and Marisol Vegas'))
  expect(await screen.findByText('Nobody seems to be here twice')).toBeVisible()
  await waitFor(() => expect(document.getElementById(PAGE_HEADING_ID)).toHaveFocus())
})

test('takes a decision back', async () => {
  const unmarkNotDuplicates = saved()
  const { user } = show({
    answers: [[VEGA], [], [VEGA]],
    calls: { markNotDuplicates: saved(), unmarkNotDuplicates },
  })
  await user.click(await button('Not the same person: Mari Vega and Marisol Vegas'))
  await screen.findByText('Nobody seems to be here twice')
  const said = toasts.visibleToasts.find(({ content }) => content.actionLabel === 'Undo')
  expect(said?.content.title).toBe('Mari Vega and Marisol Vegas: not the same person')
  said?.content.onAction?.()
  expect(await pair('Mari Vega and Marisol Vegas')).toBeVisible()
  expect(unmarkNotDuplicates).toHaveBeenCalledOnce()
  expect(toasts.visibleToasts.map(({ content }) => content.title)).toContain(
    'Mari Vega and Marisol Vegas: to decide again',
  )
})

test('says at the two why a decision could not be saved, and keeps them', async () => {
  const refused = new ApiError({ code: 'forbidden', status: 403, serverMessage: 'No.', requestId: null })
  const { user } = show({
    answers: [[VEGA]],
    calls: { markNotDuplicates: () => Promise.reject(refused) },
  })
  await user.click(await button('Not the same person: Mari Vega and Marisol Vegas'))
  const both = within(await pair('Mari Vega and Marisol Vegas'))
  expect(await both.findByRole('alert')).toHaveTextContent('No.')
})

test('lists those who were decided about with who said so, to be decided about again', async () => {
  const unmarkNotDuplicates = saved()
  const { user, list } = show({
    answers: [[SAID], []],
    calls: { unmarkNotDuplicates },
    at: '/clients?view=duplicates&state=not_duplicates',
  })
  const both = within(await pair('Kim Lee, twice'))
  expect(
    both.getByText('Same name and date of birth. Dana Reyes said on Nov 10, 2026 that they are two people.'),
  ).toBeVisible()
  expect(list).toHaveBeenLastCalledWith(
    expect.anything(),
    { limit: 25, state: 'not_duplicates' },
    expect.anything(),
  )
  await user.click(await button('Decide again: Kim Lee, twice'))
  expect(await screen.findByText('Nobody has been decided about')).toBeVisible()
  expect(unmarkNotDuplicates).toHaveBeenCalledOnce()
})

test('lets those decide who may change clients', async () => {
  show({ answers: [[VEGA]], permissions: ['clients:view'] })
  await pair('Mari Vega and Marisol Vegas')
  expect(screen.queryByRole('button', { name: /Not the same person:/ })).toBeNull()
})

test('says what has become of two who have nothing in common any more', async () => {
  show({ answers: [[{ ...SAID, likeness: null }]] })
  expect(await screen.findByText(/^They have nothing in common any more\. Dana Reyes said/)).toBeVisible()
})
