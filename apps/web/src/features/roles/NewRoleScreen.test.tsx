import { ApiError } from '@oaklet/api'
import { BUILT_IN_ROLE_PERMISSIONS, type RoleInput } from '@oaklet/api/contract'
import { anOwnerRole, anOwnRole, fixtureId } from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FakeApi } from '../../testing/fake-services'
import { renderScreen } from '../../testing/render-screen'
import { RolesScreen } from './RolesScreen'

const PATH = '/company/roles-permissions'
const SOURCE = anOwnRole()

function show(search: string, roles: FakeApi['roles'] = {}, known = [anOwnerRole(), SOURCE]) {
  const create = vi.fn((_path: unknown, body: RoleInput) => {
    const role = anOwnRole({ ...body, permissions: [...body.permissions], id: fixtureId(43) })
    known.push(role)
    return Promise.resolve(role)
  })
  const shown = renderScreen(<RolesScreen />, {
    at: `${PATH}${search}`,
    user: { permissions: [...BUILT_IN_ROLE_PERMISSIONS.Owner] },
    api: { roles: { list: () => Promise.resolve([...known]), create, ...roles } },
  })
  return { ...shown, create }
}
const button = (name: string) => screen.findByRole('button', { name })
const yes = (question: string) =>
  within(screen.getByRole('radiogroup', { name: question })).getByRole('radio', { name: 'Yes' })

test('a new role is named, allowed something, added, and shown', async () => {
  const { user, create, address } = show('?new=1')
  await user.click(await button('Add role'))
  expect(screen.getByRole('group', { name: '2 things need your attention' })).toHaveTextContent(
    /Enter a name.*Choose what the role allows/,
  )
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Intern')
  await user.click(yes('See analytics'))
  await user.click(await button('Add role'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Intern' })).toBeVisible()
  expect(create.mock.calls[0]?.[1]).toEqual({
    name: 'Intern',
    description: '',
    permissions: ['analytics:view'],
  })
  expect(address()).toMatch(/\?role=/)
})

test('a copy begins with what the other role allows', async () => {
  const { user, create } = show(`?new=1&copy=${SOURCE.id}`)
  await user.click(await button('Add role'))
  await waitFor(() => expect(create).toHaveBeenCalledOnce())
  expect(create.mock.calls[0]?.[1]).toMatchObject({
    name: 'Front desk (copy)',
    permissions: ['clients:view', 'appointments:view'],
  })
})

test('leaving asks before it takes away what was typed', async () => {
  const { user, address } = show('?new=1')
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Intern')
  await user.click(screen.getByRole('link', { name: 'Roles & permissions' }))
  await user.click(await button('Keep editing'))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Intern')
  expect(address()).toBe(`${PATH}?new=1`)
})

test('a role that nobody holds is deleted after a question, and the list is shown', async () => {
  const remove = vi.fn(() => Promise.resolve())
  const { user, address } = show(`?role=${SOURCE.id}`, { remove })
  await user.click(await button('Delete role'))
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Front desk?' }))
  await user.click(question.getByRole('button', { name: 'Delete role' }))
  await waitFor(() => expect(address()).toBe(PATH))
  expect(remove).toHaveBeenCalledOnce()
})

test('what the server has against deleting stands in the question', async () => {
  const serverMessage = 'One person holds this role. Give them another one first.'
  const refused = new ApiError({ code: 'transition_refused', status: 409, serverMessage, requestId: null })
  const { user, address } = show(`?role=${SOURCE.id}`, { remove: () => Promise.reject(refused) })
  await user.click(await button('Delete role'))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Delete role' }))
  expect(await question.findByRole('alert')).toHaveTextContent(serverMessage)
  await user.click(question.getByRole('button', { name: 'Keep it' }))
  expect(address()).toBe(`${PATH}?role=${SOURCE.id}`)
})

test('who was given the role meanwhile is shown then, and deleting is offered no more', async () => {
  const known = [anOwnerRole(), SOURCE]
  const remove = () => {
    known[1] = { ...SOURCE, holders: [{ id: fixtureId(20), name: 'Ivy Park', isActive: true }] }
    const facts = { code: 'transition_refused', status: 409, serverMessage: null, requestId: null } as const
    return Promise.reject(new ApiError(facts))
  }
  const { user } = show(`?role=${SOURCE.id}`, { remove }, known)
  await user.click(await button('Delete role'))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Delete role' }))
  await question.findByRole('alert')
  await user.keyboard('{Escape}')
  expect(await screen.findByText(/Ivy Park/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Delete role' })).toBeNull()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Front desk' })).toHaveFocus())
})
