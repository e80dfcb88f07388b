import type { Api } from '@oaklet/api'
import type { RemittanceDetails, User } from '@oaklet/api/contract'
import { aPage, aPayer, aPractice, aRemittanceDetails } from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../../../testing/render-screen'
import { RemittanceScreen } from './RemittanceScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T15:30:00Z') }))

type Remove = Api['remittances']['remove']
const show = (
  remittance: RemittanceDetails,
  user: Partial<User> = {},
  remove: Remove = () => Promise.resolve(),
) =>
  renderScreen(<RemittanceScreen />, {
    at: `/billing/claims/remittances/${remittance.id}`,
    route: '/billing/claims/remittances/:remittanceId',
    user,
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      payers: { list: () => Promise.resolve([aPayer()]) },
      claims: { list: () => Promise.resolve(aPage([])) },
      remittances: { get: () => Promise.resolve(remittance), remove },
    },
  })
const READS_ONLY = { permissions: ['claims:view'] } as unknown as Partial<User>

const typed = (changes: Partial<RemittanceDetails> = {}) => aRemittanceDetails({ fileName: null, ...changes })

test('a payment that was typed in says so, has no file, and leads to where it is put right', async () => {
  const wrong = { at: 'payment' as const, segment: 1, saidCents: 100, sumCents: 90, differenceCents: -10 }
  const remittance = typed({ refusal: 'out_of_balance', imbalances: [wrong] })
  show(remittance)
  expect(await screen.findByText(/typed in by hand$/)).toBeVisible()
  expect(screen.getByText(/by Olivia Bennett, there is no file/)).toBeVisible()
  expect(screen.getByText(/Compare what was typed in with the paper/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Change what was typed in' })).toHaveAttribute(
    'href',
    `/billing/claims/remittances/new?remittance=${remittance.id}`,
  )
})

test.each([
  ['is posted', typed({ state: 'posted' }), {}],
  ['came in a file', aRemittanceDetails(), {}],
  ['may only be seen', typed(), READS_ONLY],
])('a payment can’t be changed where it %s', async (_, remittance, user) => {
  show(remittance, user)
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Change what was typed in' })).toBeNull()
})

test('what was never posted is deleted after a question, on the version that is shown', async () => {
  const remove = vi.fn<Remove>(() => Promise.resolve())
  const remittance = typed({ version: 3 })
  const { user, address } = show(remittance, {}, remove)
  await user.click(await screen.findByRole('button', { name: 'Delete payment' }))
  const question = await screen.findByRole('alertdialog', { name: 'Delete this payment?' })
  expect(remove).not.toHaveBeenCalled()
  await user.click(within(question).getByRole('button', { name: 'Delete payment' }))
  await waitFor(() => expect(remove.mock.lastCall?.[1]).toEqual({ version: 3 }))
  await waitFor(() => expect(address()).toBe('/billing/claims?view=remittances'))
})

test('what was posted and undone is changed, and not deleted', async () => {
  const posting = {
    ...{ postedAt: '2026-11-17T15:00:00Z', postedByName: 'Olivia Bennett' },
    ...{ undoneAt: '2026-11-17T15:10:00Z', undoneByName: 'Olivia Bennett' },
  }
  show(typed({ state: 'undone', posting }))
  expect(await screen.findByRole('link', { name: 'Change what was typed in' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Delete payment' })).toBeNull()
})
