import { ApiError } from '@oaklet/api'
import { BUILT_IN_ROLE_PERMISSIONS, type Role } from '@oaklet/api/contract'
import { anOwnerRole, anOwnRole, aStaffAccess, createDeferred, fixtureId } from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FakeApi } from '../../testing/fake-services'
import { renderScreen } from '../../testing/render-screen'
import { RolesScreen } from './RolesScreen'

const IMANI = { id: fixtureId(20), name: 'Dr. Imani Cole', isActive: true }
const BILLER = anOwnerRole({
  id: fixtureId(41),
  name: 'Biller',
  isOwner: false,
  permissions: [...BUILT_IN_ROLE_PERMISSIONS.Biller],
  holders: [],
})
const DESK = anOwnRole({ permissions: ['clients:view:own', 'notes:sign'], holders: [IMANI] })
const PATH = '/company/roles-permissions'
const failure = () => new ApiError({ code: 'internal', status: 500, serverMessage: null, requestId: null })

const show = (
  at = PATH,
  {
    api = {},
    permissions = [...BUILT_IN_ROLE_PERMISSIONS.Owner],
  }: { api?: FakeApi; permissions?: Role['permissions'] } = {},
) =>
  renderScreen(<RolesScreen />, {
    at,
    user: { permissions },
    api: { roles: { list: () => Promise.resolve([anOwnerRole(), BILLER, DESK]) }, ...api },
  })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const spoken = () =>
  [...document.querySelectorAll('[role="log"][aria-live="polite"]')].map((log) => log.textContent).join(' ')

test('lists each role with what it is for and who holds it', async () => {
  show()
  const [owner, biller, desk] = within(await screen.findByRole('list', { name: 'Roles' })).getAllByRole(
    'listitem',
  )
  expect(owner).toHaveTextContent(/Owner.*Somebody always holds this role\..*Built-in · held by Olivia Wren/)
  expect(biller).toHaveTextContent(/Biller.*no notes.*Built-in · held by nobody/)
  expect(desk).toHaveTextContent(/Front desk.*Answers the phone.*Your own · held by Dr\. Imani Cole/)
  expect(screen.getByText('2 built-in roles and 1 of your own.')).toBeVisible()
})

test('compares all roles in one grid, in words', async () => {
  show(`${PATH}?section=compare`)
  const grid = within(await screen.findByRole('grid', { name: 'What each role allows' }))
  expect(grid.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Permission',
    'Owner',
    'Biller',
    'Front desk',
  ])
  // Each cell carries its column’s name, which shows among cards.
  const cellsOf = (name: string) =>
    within(grid.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
      .getAllByRole('gridcell')
      .map((cell) => cell.textContent.replaceAll('\u{a0}', ' '))
  expect(cellsOf('See clients')).toEqual(['OwnerAll clients', 'BillerAll clients', 'Front deskOwn clients'])
  expect(cellsOf('Sign their own notes')).toEqual(['OwnerYes', 'BillerNo', 'Front deskYes'])
})

test('a person’s access is told with the roles that give it; the address names the person', async () => {
  const access = vi.fn(() => Promise.resolve(aStaffAccess()))
  const { user, address } = show(`${PATH}?section=person`, { api: { staff: { access } } })
  await user.type(await screen.findByRole('combobox', { name: 'Person' }), 'Imani')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(await screen.findByRole('heading', { level: 2, name: 'What Dr. Imani Cole may do' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Clients' })).toHaveTextContent(/See clients.*as .*Biller/)
  expect(screen.getByRole('region', { name: 'Not allowed' })).toHaveTextContent('Change roles')
  expect(address()).toBe(`${PATH}?section=person&person=${IMANI.id}`)
  await waitFor(() => expect(spoken()).toContain('What Dr. Imani Cole may do is shown below.'))
})

test('a built-in role says that it stays as it is, and can be copied', async () => {
  show(`${PATH}?role=${BILLER.id}`)
  expect(await heading('Biller')).toBeVisible()
  expect(screen.getByText(/This is a built-in role, and stays as it is/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Copy as new role' })).toHaveAttribute(
    'href',
    `${PATH}?new=1&copy=${BILLER.id}`,
  )
  expect(screen.queryByRole('radiogroup')).toBeNull()
})

test('without roles:edit all roles are read, and nothing can be changed', async () => {
  show(`${PATH}?role=${DESK.id}`, { permissions: ['staff:edit'] })
  expect(await heading('Front desk')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Clients' })).toHaveTextContent('See clientsOwn clients')
  expect(screen.queryByRole('radiogroup')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Copy as new role' })).toBeNull()
})

test('who changes neither roles nor staff reads what they may do themselves', async () => {
  const access = vi.fn(() => Promise.resolve(aStaffAccess()))
  show(PATH, { api: { roles: {}, staff: { access } }, permissions: ['clients:view'] })
  expect(await screen.findByRole('heading', { level: 2, name: 'What you may do' })).toBeVisible()
  expect(access).toHaveBeenCalledOnce()
})

test('a role that is not there any more says so, with a way back', async () => {
  show(`${PATH}?role=${fixtureId(99)}`)
  expect(await heading('Role not found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Roles & permissions' })).toHaveAttribute('href', PATH)
})

test('says that the roles are on their way, and when they could not be loaded, and tries again', async () => {
  const first = createDeferred<Role[]>()
  const list = vi.fn().mockReturnValueOnce(first.promise).mockResolvedValue([DESK])
  const { user } = show(PATH, { api: { roles: { list } } })
  expect(await screen.findByText('Loading roles')).toBeInTheDocument()
  first.reject(failure())
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load roles')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('list', { name: 'Roles' })).toBeVisible()
})
