import { ApiError, NetworkError } from '@oaklet/api'
import { aClient, aClientTwin } from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { NewClientDialog } from './NewClientDialog'

function show(create: NonNullable<FakeApi['clients']>['create']) {
  const onSaved = vi.fn()
  const onClose = vi.fn()
  const view = renderScreen(<NewClientDialog today="2026-11-17" onSaved={onSaved} onClose={onClose} />, {
    api: {
      clients: { create } as FakeApi['clients'],
      staff: { listClinicians: () => Promise.resolve([]) },
      locations: { listActive: () => Promise.resolve([]) },
    },
  })
  const field = (name: string | RegExp) => screen.getByRole('textbox', { name })
  const save = () => view.user.click(screen.getByRole('button', { name: 'Save client' }))
  return { ...view, onSaved, onClose, field, save }
}

test('opens in its first field, so that a name can be typed at once', async () => {
  const { user, field } = show(vi.fn())
  await user.keyboard('Marisol')
  expect(field('First name')).toHaveValue('Marisol')
})

test('adds a client with the digits of their phone', async () => {
  const create = vi.fn(() => Promise.resolve(aClient()))
  const { user, field, save, onSaved } = show(create)
  await user.type(field('First name'), 'Marisol')
  await user.type(field('Last name'), 'Vega')
  await user.type(field(/Mobile/), '(518) 555-0142')
  await save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(create).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({
      firstName: 'Marisol',
      contacts: [expect.objectContaining({ kind: 'mobile', value: '5185550142' })],
    }),
    expect.anything(),
  )
})

test('keeps the referral source that was chosen by keyboard', async () => {
  const create = vi.fn(() => Promise.resolve(aClient()))
  const { user, field, save } = show(create)
  await user.type(field('First name'), 'Ada')
  await user.type(field('Last name'), 'Marlow')
  screen.getByRole('button', { name: /Referral source/ }).focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('listbox')
  await user.keyboard('emp{Enter}')
  expect(screen.getByRole('button', { name: /Referral source/ })).toHaveTextContent('Employer or EAP')
  await save()
  await waitFor(() => expect(create).toHaveBeenCalledOnce())
  expect(create).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ referralSource: 'employer' }),
    expect.anything(),
  )
})

test('proposes what a family is sorted by, and sends what the person makes of it', async () => {
  const create = vi.fn(() => Promise.resolve(aClient()))
  const { user, field, save } = show(create)
  await user.type(field('First name'), 'The Nakamura')
  await user.type(field('Last name'), 'Family')
  expect(field(/Sorted by/)).toHaveValue('')
  screen.getByRole('button', { name: /Type/ }).focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('listbox')
  await user.keyboard('fam{Enter}')
  expect(field(/Sorted by/)).toHaveValue('Nakamura')
  expect(field(/Sorted by/)).toHaveAccessibleDescription(/Lists are in the order of this name/)
  await user.type(field(/Sorted by/), '-Ito')
  await save()
  await waitFor(() => expect(create).toHaveBeenCalledOnce())
  expect(create).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ lastName: 'Family', sortName: 'Nakamura-Ito' }),
    expect.anything(),
  )
})

test('says what is missing in a summary that takes focus, and keeps the rest', async () => {
  const create = vi.fn()
  const { user, field, save } = show(create)
  await user.type(field(/Preferred name/), 'Ada')
  await save()
  expect(screen.getByRole('group', { name: 'One thing needs your attention' })).toHaveFocus()
  await user.click(screen.getByRole('link', { name: 'Enter a first or a last name' }))
  expect(field('First name')).toHaveFocus()
  expect(field(/Preferred name/)).toHaveValue('Ada')
  expect(create).not.toHaveBeenCalled()
})

test('a repeat after a lost answer carries the same key, so that it makes one client', async () => {
  const create = vi.fn().mockRejectedValueOnce(new NetworkError('timeout')).mockResolvedValue(aClient())
  const { user, field, save, onSaved } = show(create)
  await user.type(field('First name'), 'Ada')
  await user.type(field('Last name'), 'Marlow')
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent(/what you entered is still here/)
  expect(field('Last name')).toHaveValue('Marlow')
  await save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  const keys = create.mock.calls.map(([, , options]: unknown[]) => options)
  expect(keys[0]).toEqual(keys[1])
})

test('puts the server’s refusals at their fields', async () => {
  const fieldErrors = [{ path: 'contacts.0.value', message: 'This number is not in use' }]
  const create = vi.fn(() =>
    Promise.reject(
      new ApiError({
        code: 'validation_failed',
        status: 422,
        serverMessage: null,
        requestId: null,
        fieldErrors,
      }),
    ),
  )
  const { user, field, save } = show(create)
  await user.type(field('First name'), 'Ada')
  await user.type(field('Last name'), 'Marlow')
  await user.type(field(/Mobile/), '5185550142')
  await save()
  await waitFor(() => expect(field(/Mobile/)).toHaveAccessibleDescription(/not in use/))
})

test('adds whom to call with the client', async () => {
  const create = vi.fn().mockResolvedValue(aClient())
  const { user, field, save, onSaved } = show(create)
  await user.type(field('Last name'), 'Vega')
  const emergency = within(screen.getByRole('group', { name: /Emergency contact/ }))
  await user.type(emergency.getByRole('textbox', { name: 'Name' }), 'Rosa Vega')
  await user.type(emergency.getByRole('textbox', { name: /Phone/ }), '518 555 0199')
  await save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(create.mock.lastCall?.[1]).toMatchObject({
    lastName: 'Vega',
    people: [{ name: 'Rosa Vega', roles: ['emergency'], contacts: [{ value: '5185550199' }] }],
  })
})

test('adds and removes lines of contact', async () => {
  const { user } = show(vi.fn())
  await user.click(screen.getByRole('button', { name: 'Mobile' }))
  expect(screen.getByRole('textbox', { name: /Mobile 2/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove Mobile 1' }))
  expect(screen.getAllByRole('textbox', { name: /Mobile/ })).toHaveLength(1)
})

function refusedFor(conflicts: readonly unknown[]): ApiError {
  const serverMessage = 'Marisol Vega, born 1988-04-12, is a client already.'
  return new ApiError({ code: 'client_exists', status: 409, serverMessage, requestId: null, conflicts })
}

test('asks before a client is added a second time, and adds them once that is confirmed by keyboard', async () => {
  const create = vi
    .fn()
    .mockRejectedValueOnce(refusedFor([aClientTwin()]))
    .mockResolvedValue(aClient())
  const { user, field, save, onSaved } = show(create)
  await user.type(field('First name'), 'Marisol')
  await user.type(field('Last name'), 'Vega')
  await save()
  const question = await screen.findByRole('alertdialog', { name: 'Add Marisol Vega anyway?' })
  expect(question).toHaveTextContent('Mari Vega, born April 12, 1988, is a client already (active).')
  expect(screen.queryByRole('alert', { hidden: true })).not.toBeInTheDocument()
  expect(within(question).getByRole('button', { name: 'Keep editing' })).toHaveFocus()
  await user.keyboard('{Tab}')
  expect(within(question).getByRole('button', { name: 'Add anyway' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  const bodies = create.mock.calls.map(([, body]: unknown[]) => body)
  expect(bodies).toEqual([
    expect.not.objectContaining({ allowTwin: true }),
    expect.objectContaining({ firstName: 'Marisol', allowTwin: true }),
  ])
  const keys = create.mock.calls.map(([, , options]: unknown[]) => options)
  expect(keys[0]).not.toEqual(keys[1])
})

test.each([
  ['swapped_names', 'first and last name are the other way round'],
  ['similar_name', 'born on the same day, and the names are alike'],
  ['similar_birth_date', 'the same name, and dates of birth that are alike'],
] as const)('says of %s why they are likely the same person', async (likeness, why) => {
  const create = vi.fn().mockRejectedValue(refusedFor([aClientTwin({ likeness })]))
  const { user, field, save } = show(create)
  await user.type(field('Last name'), 'Vega')
  await save()
  const question = await screen.findByRole('alertdialog')
  expect(question).toHaveTextContent(`April 12, 1988, is likely the same person: ${why} (active).`)
})

test('keeps what was typed when a client is not added a second time, and says why', async () => {
  const create = vi.fn().mockRejectedValue(refusedFor([]))
  const { user, field, save, onSaved } = show(create)
  await user.type(field('First name'), 'Marisol')
  await user.type(field('Last name'), 'Vega')
  await save()
  const question = await screen.findByRole('alertdialog', { name: 'Add Marisol Vega anyway?' })
  expect(question).toHaveTextContent(/whom your role doesn’t show seems to be this person\. Ask your manager/)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(await screen.findByRole('alert')).toHaveTextContent('is a client already')
  expect(field('Last name')).toHaveValue('Vega')
  expect(create).toHaveBeenCalledOnce()
  expect(onSaved).not.toHaveBeenCalled()
})
