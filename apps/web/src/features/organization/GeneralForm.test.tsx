import { ApiError, NetworkError } from '@oaklet/api'
import type { OrganizationSettings, UpdateOrganizationSettingsBody } from '@oaklet/api/contract'
import { anAddress, anOrganizationSettings, aPractice, createDeferred } from '@oaklet/api/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { practiceQuery } from '../../records/practice/practice-queries'
import { renderScreen } from '../../testing/render-screen'
import { GeneralForm } from './GeneralForm'

type Save = (path: unknown, body: UpdateOrganizationSettingsBody) => Promise<OrganizationSettings>

const answered: Save = (_path, { version, settings, address: { country = 'USA', ...place }, ...rest }) =>
  Promise.resolve(
    anOrganizationSettings({
      ...rest,
      address: anAddress({ ...place, country }),
      settings: { ...anOrganizationSettings().settings, ...settings },
      version: version + 1,
    }),
  )

function show(updateSettings: Save = answered) {
  const save = vi.fn(updateSettings)
  const shown = renderScreen(<GeneralForm settings={anOrganizationSettings()} />, {
    api: { organization: { updateSettings: save } },
  })
  return { ...shown, save }
}
const refused = (status: number, code: 'stale_edit' | 'validation_failed', more: object) =>
  new ApiError({ code, status, serverMessage: null, requestId: null, fieldErrors: [], ...more })
const box = (name: string) => screen.getByRole('textbox', { name })
const button = (name: string) => screen.getByRole('button', { name })
const spoken = () =>
  [...document.querySelectorAll('[role="log"][aria-live="polite"]')].map((log) => log.textContent).join(' ')
const type = async (user: ReturnType<typeof show>['user'], name: string, text: string) => {
  await user.clear(box(name))
  await user.type(box(name), text)
}

test('shows the phone as people write it, and sends its digits, on the version that was edited', async () => {
  const { user, save, session } = show()
  expect(box('Phone (optional)')).toHaveValue('(518) 555-0100')
  await type(user, 'Phone (optional)', '+1 518.555.0199')
  await type(user, 'Organization name', ' Oakwood West {Enter}')
  await waitFor(() => expect(spoken()).toContain('Organization settings saved'))
  expect(save).toHaveBeenCalledExactlyOnceWith(
    { orgId: anOrganizationSettings().id },
    expect.objectContaining({ name: 'Oakwood West', phone: '15185550199', version: 1 }),
  )
  expect(session.reloadUser).toHaveBeenCalledOnce()
  expect(box('Organization name')).toHaveValue('Oakwood West')
})

test('saves again on the version that the server gave, and nothing when nothing is new', async () => {
  const { user, save } = show()
  await type(user, 'Organization name', 'One{Enter}')
  await waitFor(() => expect(spoken()).toContain('Organization settings saved'))
  await user.type(box('Organization name'), ' {Enter}')
  await waitFor(() => expect(spoken()).toContain('There is nothing new to save'))
  await type(user, 'Organization name', 'Two{Enter}')
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
  expect(save.mock.calls[1]?.[1]).toMatchObject({ name: 'Two', version: 2 })
})

test('what the practices show is asked for anew: the calendar goes by the time zone', async () => {
  const { user, queryClient } = show()
  const practiceId = aPractice().id
  const { queryKey } = practiceQuery({} as never, anOrganizationSettings().id, practiceId)
  act(() => void queryClient.setQueryData(queryKey, aPractice()))
  await user.clear(screen.getByRole('combobox', { name: 'Time zone' }))
  await user.type(screen.getByRole('combobox', { name: 'Time zone' }), 'Denver')
  await user.keyboard('{ArrowDown}{Enter}')
  await user.click(button('Save settings'))
  await waitFor(() => expect(spoken()).toContain('Organization settings saved'))
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

test('what was saved is known also when the form was left before the answer', async () => {
  const answer = createDeferred<OrganizationSettings>()
  const { user, queryClient, session, unmount } = show(() => answer.promise)
  await type(user, 'Organization name', 'Oakwood West{Enter}')
  unmount()
  answer.resolve(anOrganizationSettings({ name: 'Oakwood West', version: 2 }))
  await waitFor(() => expect(session.reloadUser).toHaveBeenCalledOnce())
  const known = queryClient
    .getQueryCache()
    .findAll()
    .map(({ state }) => state.data)
  expect(known).toContainEqual(expect.objectContaining({ name: 'Oakwood West', version: 2 }))
})

test('a failure says so and keeps everything typed, which can be sent again', async () => {
  const { user, save } = show()
  save.mockRejectedValueOnce(new NetworkError('unreachable'))
  await type(user, 'City', 'Troy')
  await user.click(screen.getByRole('radio', { name: 'DD/MM/YYYY' }))
  await user.click(button('Save settings'))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to update organization settings. Oaklet can’t be reached; what you entered is still here.',
  )
  expect(box('City')).toHaveValue('Troy')
  expect(screen.getByRole('radio', { name: 'DD/MM/YYYY' })).toBeChecked()
  await user.type(box('City'), '{Enter}')
  await waitFor(() => expect(spoken()).toContain('Organization settings saved'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(save.mock.calls[1]).toEqual(save.mock.calls[0])
})

test('what is wrong is told at its field, and sent nowhere', async () => {
  const { user, save } = show()
  await user.clear(box('Organization name'))
  await type(user, 'E-mail (optional)', 'oakwood')
  await type(user, 'Phone (optional)', '555')
  await user.click(button('Save settings'))
  expect(box('Organization name')).toHaveAccessibleDescription(/Enter a name/)
  expect(box('E-mail (optional)')).toHaveAccessibleDescription(/Enter an e-mail like/)
  expect(box('Phone (optional)')).toHaveAccessibleDescription(/Enter the whole number/)
  expect(save).not.toHaveBeenCalled()
})

test('what only the server knows is told at its field too', async () => {
  const message = 'The currency can’t change once something was invoiced or paid'
  const fieldErrors = [{ path: 'settings.currency', message }]
  const { user } = show(() => Promise.reject(refused(422, 'validation_failed', { fieldErrors })))
  const currency = screen.getByRole('combobox', { name: 'Currency' })
  expect(currency).toHaveValue('USD, US Dollar')
  await user.clear(currency)
  await user.type(currency, 'Euro')
  await user.keyboard('{ArrowDown}{Enter}')
  await user.click(button('Save settings'))
  await waitFor(() => expect(currency).toHaveAccessibleDescription(new RegExp(message)))
  expect(currency).toHaveValue('EUR, Euro')
})

const theirs = anOrganizationSettings({ name: 'Their name', phone: '5185550177', version: 5 })

test('when somebody else has saved meanwhile, both versions are shown and mine can be kept', async () => {
  const current = refused(409, 'stale_edit', { current: theirs })
  const { user, save } = show()
  save.mockRejectedValueOnce(current)
  await type(user, 'Organization name', 'My name{Enter}')
  const versions = within(await screen.findByRole('grid', { name: 'Both versions' }))
  const [, name, phone, ...more] = versions.getAllByRole('row')
  for (const words of ['Organization name', 'My name', 'Their name']) expect(name).toHaveTextContent(words)
  for (const words of ['(518) 555-0100', '(518) 555-0177']) expect(phone).toHaveTextContent(words)
  expect(more).toEqual([])
  expect(box('Organization name')).toHaveValue('My name')
  await user.click(button('Save mine over theirs'))
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
  expect(save.mock.calls[1]?.[1]).toMatchObject({ name: 'My name', phone: '5185550100', version: 5 })
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
  await waitFor(() => expect(button('Save settings')).toHaveFocus())
})

test('or theirs can be taken, into every field', async () => {
  const { user, save } = show()
  save.mockRejectedValueOnce(
    refused(409, 'stale_edit', {
      current: { ...theirs, settings: { ...theirs.settings, timezone: 'Europe/Berlin' } },
    }),
  )
  await type(user, 'Organization name', 'My name{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }))
  expect(box('Organization name')).toHaveValue('Their name')
  expect(box('Phone (optional)')).toHaveValue('(518) 555-0177')
  expect(screen.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe, Berlin')
  expect(screen.queryByRole('grid')).toBeNull()
  await waitFor(() => expect(button('Save settings')).toHaveFocus())
  await type(user, 'Organization name', 'Both{Enter}')
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
  expect(save.mock.calls[1]?.[1]).toMatchObject({ name: 'Both', version: 5 })
})
