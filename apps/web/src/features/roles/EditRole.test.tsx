import { ApiError, BASE_PERMISSIONS, NetworkError } from '@oaklet/api'
import { BUILT_IN_ROLE_PERMISSIONS, type Role, type UpdateRoleBody } from '@oaklet/api/contract'
import { anAccessPreview, anOwnerRole, anOwnRole, fixtureId } from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FakeApi } from '../../testing/fake-services'
import { renderScreen } from '../../testing/render-screen'
import { RolesScreen } from './RolesScreen'

const IMANI = { id: fixtureId(20), name: 'Dr. Imani Cole', isActive: true }
const HELD = anOwnRole({ holders: [IMANI] })
const PATH = '/company/roles-permissions'

const answered = (_path: unknown, { version, ...input }: UpdateRoleBody): Promise<Role> =>
  Promise.resolve({ ...HELD, ...input, permissions: [...input.permissions], version: version + 1 })

function show(role = HELD, answers: FakeApi['roles'] = {}, at = `${PATH}?role=${role.id}`) {
  const update = vi.fn(answered)
  const shown = renderScreen(<RolesScreen />, {
    at,
    user: { permissions: [...BUILT_IN_ROLE_PERMISSIONS.Owner] },
    api: { roles: { list: () => Promise.resolve([anOwnerRole(), role]), update, ...answers } },
  })
  return { ...shown, update }
}
type Code = 'stale_edit' | 'transition_refused' | 'validation_failed' | 'forbidden'
const failed = (code: Code, status: number, more = {}) =>
  new ApiError({ code, status, serverMessage: null, requestId: null, ...more })
const button = (name: string) => screen.findByRole('button', { name })
const answerOf = (question: string, answer: string) =>
  within(screen.getByRole('radiogroup', { name: question })).getByRole('radio', { name: answer })
const spoken = () =>
  [...document.querySelectorAll('[role="log"][aria-live="polite"]')].map((log) => log.textContent).join(' ')

test('asks how far each permission reaches; what is not about clients is yes or no', async () => {
  show()
  await screen.findByRole('form', { name: 'Role' })
  expect(screen.getAllByRole('radiogroup')).toHaveLength(BASE_PERMISSIONS.length)
  expect(answerOf('See clients', 'All clients')).toBeChecked()
  expect(answerOf('Sign their own notes', 'No')).toBeChecked()
  expect(screen.getByRole('group', { name: 'Clients' })).toContainElement(answerOf('See clients', 'No'))
})

test('who gains or loses what is told before it is saved, and then it is', async () => {
  const preview = vi.fn(() => Promise.resolve([anAccessPreview()]))
  const { user, update, session } = show(HELD, { preview })
  await button('Save role')
  await user.click(answerOf('See clients', 'Own clients'))
  await user.click(await button('Save role'))
  // Another dialog of this name may wait for its code first.
  expect(await screen.findByRole('heading', { name: 'Dr. Imani Cole' })).toBeVisible()
  const dialog = within(screen.getByRole('dialog', { name: 'Who gains or loses what' }))
  expect(dialog.getByRole('listitem')).toHaveTextContent('See clients: own clients, before all clients')
  expect(update).not.toHaveBeenCalled()
  await user.click(dialog.getByRole('button', { name: 'Save role' }))
  await waitFor(() => expect(spoken()).toContain('Front desk saved'))
  const permissions = ['clients:view:own', 'appointments:view']
  const params = { orgId: expect.any(String) as string, roleId: HELD.id }
  expect(preview).toHaveBeenCalledExactlyOnceWith(params, { permissions }, expect.anything())
  expect(update).toHaveBeenCalledExactlyOnceWith(params, expect.objectContaining({ permissions, version: 1 }))
  expect(session.reloadUser).toHaveBeenCalled()
})

test('nothing is asked where nobody holds the role or only its name is new', async () => {
  const { user, update } = show()
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 's{Enter}')
  await waitFor(() => expect(spoken()).toContain('Front desks saved'))
  expect(update).toHaveBeenCalledOnce()
  await user.click(await button('Save role'))
  await waitFor(() => expect(spoken()).toContain('There is nothing new to save'))
})

test('warns somebody who would no longer be able to change roles', async () => {
  const changes = [{ permission: 'roles:edit' as const, before: 'all' as const, after: 'none' as const }]
  const { user, session } = show(anOwnRole({ permissions: ['roles:edit'], holders: [IMANI] }), {
    preview: () =>
      Promise.resolve([anAccessPreview({ staffId: session.store.getState().user?.staffId ?? '', changes })]),
  })
  await button('Save role')
  await user.click(answerOf('Change roles', 'No'))
  await user.click(answerOf('See clients', 'All clients'))
  await user.click(await button('Save role'))
  expect(await screen.findByText(/You would no longer be able to change roles/)).toBeVisible()
})

test('when somebody else has saved meanwhile, both versions are shown, and mine can be kept', async () => {
  const theirs = anOwnRole({ name: 'Reception', version: 5 })
  const { user, update } = show(anOwnRole())
  update.mockRejectedValueOnce(failed('stale_edit', 409, { current: theirs }))
  await user.type(await screen.findByRole('textbox', { name: 'Description (optional)' }), '!{Enter}')
  const versions = within(await screen.findByRole('grid', { name: 'Both versions' }))
  const [, name, description, ...more] = versions.getAllByRole('row')
  expect(name).toHaveTextContent(/Front desk.*Reception/)
  expect(description).toHaveTextContent(/Answers the phone!.*Answers the phone/)
  expect(more).toEqual([])
  await user.click(await button('Save mine over theirs'))
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2))
  expect(update.mock.calls[1]?.[1]).toMatchObject({ name: 'Front desk', version: 5 })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save role' })).toHaveFocus())
})

test('the button that saves has the focus also when who gains or loses what was told before', async () => {
  const theirs = anOwnRole({ holders: [IMANI], version: 5 })
  const { user, update } = show(HELD, { preview: () => Promise.resolve([anAccessPreview()]) })
  update.mockRejectedValueOnce(failed('stale_edit', 409, { current: theirs }))
  await button('Save role')
  await user.click(answerOf('See clients', 'Own clients'))
  const review = async () => {
    await screen.findByRole('heading', { name: 'Dr. Imani Cole' })
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save role' }))
  }
  await user.click(await button('Save role'))
  await review()
  await user.click(await button('Save mine over theirs'))
  await review()
  await waitFor(() => expect(spoken()).toContain('Front desk saved'))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save role' })).toHaveFocus())
})

test('or theirs can be taken', async () => {
  const theirs = anOwnRole({ permissions: ['notes:sign'], version: 5 })
  const { user, update } = show(anOwnRole())
  update.mockRejectedValueOnce(failed('stale_edit', 409, { current: theirs }))
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), '!{Enter}')
  await user.click(await button('Take theirs'))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save role' })).toHaveFocus())
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Front desk')
  expect(answerOf('Sign their own notes', 'Yes')).toBeChecked()
  expect(answerOf('See clients', 'No')).toBeChecked()
})

test('a failure keeps what was chosen, and a name that is taken is told at its field', async () => {
  const { user, update } = show(anOwnRole())
  update.mockRejectedValueOnce(new NetworkError('unreachable'))
  await button('Save role')
  await user.click(answerOf('Sign their own notes', 'Yes'))
  await user.click(await button('Save role'))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to save the role. Oaklet can’t be reached',
  )
  expect(answerOf('Sign their own notes', 'Yes')).toBeChecked()
  const fieldErrors = [{ path: 'name', message: 'Another role has this name' }]
  update.mockRejectedValueOnce(failed('validation_failed', 422, { fieldErrors }))
  await user.click(await button('Save role'))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Another role/),
  )
})

test('somebody whose role was taken away meanwhile is told so, and keeps what they chose', async () => {
  const { user, update } = show(anOwnRole())
  update.mockRejectedValueOnce(failed('forbidden', 403, { serverMessage: 'Your role doesn’t allow this.' }))
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 's{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Your role doesn’t allow this.')
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Front desks')
})

test('the preview that can’t be had says so, and the role isn’t saved without it', async () => {
  const preview = vi.fn().mockRejectedValue(new NetworkError('unreachable'))
  const { user } = show(HELD, { preview })
  await button('Save role')
  await user.click(answerOf('See clients', 'No'))
  await user.click(await button('Save role'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to work out who gains or loses what')
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.queryByRole('button', { name: 'Save role' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Keep editing' }))
  expect(answerOf('See clients', 'No')).toBeChecked()
})
