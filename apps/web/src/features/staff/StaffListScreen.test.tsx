import { ApiError, type Page } from '@oaklet/api'
import type { Invitation, StaffQuery, StaffSummary, User } from '@oaklet/api/contract'
import { anInvitation, aPage, aStaffSummary, aUser, createDeferred, fixtureId } from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FakeApi } from '../../testing/fake-services'
import { renderScreen } from '../../testing/render-screen'
import { StaffScreen } from './StaffScreen'

const IMANI = aStaffSummary()
const IVY = aStaffSummary({ id: fixtureId(22), name: 'Ivy Park', credentials: '', status: 'invited' })
const OLD = aStaffSummary({ id: fixtureId(23), name: 'Oscar Dale', status: 'inactive', roles: [] })

interface Shown {
  at?: string
  list?: NonNullable<FakeApi['staff']>['list']
  user?: Partial<User>
  invitations?: Invitation[]
}

const everybody = () => Promise.resolve(aPage([IMANI, IVY, OLD]))
const show = ({ at = '/company/staff', list = everybody, user = {}, invitations = [] }: Shown = {}) =>
  renderScreen(<StaffScreen />, {
    at,
    user,
    api: { staff: { list }, invitations: { list: () => Promise.resolve(invitations) } },
  })
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

test('each person stands in a row with credentials, roles, practices and status in words', async () => {
  show()
  const cells = within(await row('Dr. Imani Cole'))
  for (const words of ['PhD', 'Clinician', 'Oakwood Downtown', 'Active']) {
    expect(cells.getByText(words)).toBeVisible()
  }
  expect(within(await row('Ivy Park')).getByText('Invited')).toBeVisible()
  expect(within(await row('Oscar Dale')).getByText('Deactivated')).toBeVisible()
  expect(screen.getByText('3 people')).toBeVisible()
})

test('what the address asks for is what the server is asked for', async () => {
  const list = vi.fn((_: unknown, query?: StaffQuery) => Promise.resolve(aPage(query ? [IVY] : [])))
  show({ at: '/company/staff?q=ivy&status=invited', list })
  expect(await screen.findByText('1 person found')).toBeVisible()
  expect(list.mock.lastCall?.[1]).toEqual({ limit: 25, q: 'ivy', status: 'invited' })
})

test('Next asks for the page after, and typing begins at the first again', async () => {
  const list = vi.fn((_: unknown, query?: StaffQuery) =>
    Promise.resolve({ items: [IMANI], nextCursor: query?.cursor ? null : 'after-25', total: 26 }),
  )
  const { user, address } = show({ list })
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  expect(await screen.findByText('26–26 of 26')).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: 'Find by name or e-mail' }), 'imani')
  await waitFor(() => expect(list.mock.lastCall?.[1]).toEqual({ limit: 25, q: 'imani' }))
  expect(address()).toBe('/company/staff?q=imani')
})

test('open invitations stand below everybody, and step back while the people above them are others', async () => {
  const found = createDeferred<Page<StaffSummary>>()
  const list = vi.fn((_: unknown, query?: StaffQuery) =>
    query?.q === undefined ? everybody() : found.promise,
  )
  const { user } = show({ list, invitations: [anInvitation()] })
  expect(await screen.findByRole('region', { name: 'Open invitations' })).toBeVisible()
  const search = screen.getByRole('searchbox', { name: 'Find by name or e-mail' })
  await user.type(search, 'imani')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Open invitations' })).toBeNull())
  expect(screen.getByRole('row', { name: /Ivy Park/ })).toBeVisible()
  found.resolve(aPage([IMANI]))
  await user.clear(search)
  expect(await screen.findByRole('region', { name: 'Open invitations' })).toBeVisible()
})

test('says when nobody matches', async () => {
  show({ at: '/company/staff?q=zz', list: () => Promise.resolve(aPage([])) })
  expect(await screen.findByText('Nobody found')).toBeVisible()
})

test('a list that could not be loaded says so in its place, and can be tried again', async () => {
  const failed = new ApiError({ code: 'internal', status: 500, serverMessage: null, requestId: null })
  const list = vi
    .fn()
    .mockRejectedValueOnce(failed)
    .mockResolvedValue(aPage([IMANI]))
  const { user } = show({ list })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load staff')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await row('Dr. Imani Cole')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('/ leads to the search box', async () => {
  const { user } = show()
  await row('Dr. Imani Cole')
  await user.keyboard('/')
  expect(screen.getByRole('searchbox', { name: 'Find by name or e-mail' })).toHaveFocus()
})

test('who does not look after the staff sees colleagues, can open only themselves, and is offered nothing else', async () => {
  const me = aStaffSummary({ id: aUser().staffId ?? '', name: 'Olivia Wren' })
  show({ list: () => Promise.resolve(aPage([IMANI, me])), user: { permissions: ['clients:view'] } })
  await row('Dr. Imani Cole')
  expect(screen.queryByRole('button', { name: 'Invite someone' })).toBeNull()
  expect(screen.queryByRole('button', { name: /Status/ })).toBeNull()
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Olivia Wren'])
})
