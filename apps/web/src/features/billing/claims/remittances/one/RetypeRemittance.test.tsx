import type { RemittanceDetails, User } from '@oaklet/api/contract'
import { aPage, aPayer, aPractice, aRemittanceDetails } from '@oaklet/api/testing'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../../../testing/render-screen'
import { RemittanceScreen } from './RemittanceScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T15:30:00Z') }))

const show = (remittance: RemittanceDetails, user: Partial<User> = {}) =>
  renderScreen(<RemittanceScreen />, {
    at: `/billing/claims/remittances/${remittance.id}`,
    route: '/billing/claims/remittances/:remittanceId',
    user,
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      payers: { list: () => Promise.resolve([aPayer()]) },
      claims: { list: () => Promise.resolve(aPage([])) },
      remittances: { get: () => Promise.resolve(remittance) },
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
