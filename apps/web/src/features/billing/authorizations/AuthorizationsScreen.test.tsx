import { ApiError } from '@oaklet/api'
import { BUILT_IN_ROLE_PERMISSIONS, type ListedAuthorization } from '@oaklet/api/contract'
import { aListedAuthorization, aPage, aPractice, fixtureId } from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { AuthorizationsScreen } from './AuthorizationsScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T13:00:00Z') }))

const organization = { practice: () => Promise.resolve(aPractice()) }
const LOW = aListedAuthorization({ usedVisits: 10, endsOn: '2026-11-26', state: 'low' })
const USED_UP = aListedAuthorization({
  ...{ id: fixtureId(76), number: 'B-7', usedVisits: 12, state: 'used_up', payerName: 'Cigna' },
  client: { id: fixtureId(31), name: 'June Hale' },
})

const show = (
  items: ListedAuthorization[] = [LOW, USED_UP],
  { at = '/billing/authorizations', user = {} } = {},
) => {
  const listAuthorizations = vi.fn(() => Promise.resolve(aPage(items)))
  const api = { organization, coverages: { listAuthorizations } }
  return { listAuthorizations, ...renderScreen(<AuthorizationsScreen />, { at, user, api }) }
}

test('lists what payers allowed with what is left of it, each leading to the client’s insurance', async () => {
  show()
  const row = within(await screen.findByRole('row', { name: /Mari Vega/ }))
  expect(row.getByRole('link', { name: 'Mari Vega' })).toHaveAttribute(
    'href',
    `/clients?client=${fixtureId(30)}&tab=insurance`,
  )
  for (const words of [
    ...['Member W123456789', 'A-4471', 'Aetna', '10 of 12', 'Nov 26, 2026'],
    '2 visits left, ends in 9 days',
  ]) {
    expect(row.getByText(words)).toBeVisible()
  }
  expect(within(screen.getByRole('row', { name: /June Hale/ })).getByText('Used up')).toBeVisible()
  expect(screen.getByText('2 authorizations')).toBeVisible()
  expect(document.title).toBe('Authorizations · Oaklet')
})

test('opens the client’s insurance with Enter on a row', async () => {
  const { user, address } = show()
  const row = await screen.findByRole('row', { name: /June Hale/ })
  row.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe(`/clients?client=${fixtureId(31)}&tab=insurance`))
})

test('asks for what the address says, and writes a chosen status there', async () => {
  const { user, listAuthorizations, address } = show([LOW], {
    at: '/billing/authorizations?state=low&q=vega',
  })
  expect(await screen.findByText('1 authorization found')).toBeVisible()
  const asked = { limit: 25, q: 'vega', state: 'low' }
  expect(listAuthorizations).toHaveBeenLastCalledWith(expect.anything(), asked, expect.anything())
  await user.click(screen.getByRole('button', { name: /Status/ }))
  await user.click(await screen.findByRole('option', { name: 'Ended' }))
  expect(address()).toBe('/billing/authorizations?state=ended&q=vega')
})

test('says what it is for while there is none, and that none matches', async () => {
  const { unmount } = show([])
  expect(await screen.findByText('No authorizations')).toBeVisible()
  unmount()
  show([], { at: '/billing/authorizations?state=low' })
  expect(await screen.findByText('No authorization matches')).toBeVisible()
})

test('says why it can’t be shown', async () => {
  const refused = new ApiError({
    ...{ code: 'forbidden', status: 403, serverMessage: 'Your role doesn’t include this.' },
    ...{ requestId: null, fieldErrors: [] },
  })
  renderScreen(<AuthorizationsScreen />, {
    at: '/billing/authorizations',
    api: { organization, coverages: { listAuthorizations: () => Promise.reject(refused) } },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('Your role doesn’t include this.')
})

test('leads up to the billing only who may see that', async () => {
  const { unmount } = show()
  expect(await screen.findByRole('link', { name: 'Billing' })).toHaveAttribute('href', '/billing')
  unmount()
  show([LOW], { user: { permissions: [...BUILT_IN_ROLE_PERMISSIONS.Scheduler] } })
  expect(await screen.findByRole('link', { name: 'Mari Vega' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Billing' })).toBeNull()
})
