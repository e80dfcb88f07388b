import { ApiError, NetworkError } from '@oaklet/api'
import {
  BUILT_IN_ROLE_PERMISSIONS,
  type Setup,
  SETUP_STEPS,
  type UpdateSetupBody,
} from '@oaklet/api/contract'
import { aLocation, anOrganizationSettings, aSetup } from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { FakeApi } from '../../testing/fake-services'
import { renderScreen } from '../../testing/render-screen'
import { SetupScreen } from './SetupScreen'

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    ...{ media, matches: false, addEventListener: () => undefined, removeEventListener: () => undefined },
  }))
})

/** A server that keeps what is confirmed. */
function show(at: string, confirmed: Setup['confirmed'] = [], answers: FakeApi = {}, user = {}) {
  let setup = aSetup({ confirmed })
  const updateSetup = vi.fn((_path: unknown, { confirm }: UpdateSetupBody) => {
    const has = (step: Setup['confirmed'][number]) => step === confirm || setup.confirmed.includes(step)
    setup = aSetup({ confirmed: SETUP_STEPS.filter(has) })
    return Promise.resolve(setup)
  })
  const updateSettings = vi.fn(() => Promise.resolve(anOrganizationSettings({ name: 'Marlow', version: 2 })))
  const setBusinessHours = vi.fn(() => Promise.resolve(anOrganizationSettings()))
  const update = vi.fn(() => Promise.resolve(aLocation({ version: 2 })))
  const shown = renderScreen(<SetupScreen />, {
    at,
    user,
    api: {
      organization: {
        setup: () => Promise.resolve(setup),
        settings: () => Promise.resolve(anOrganizationSettings()),
        updateSetup,
        updateSettings,
        setBusinessHours,
        ...answers.organization,
      },
      locations: { listActive: () => Promise.resolve([aLocation()]), update, ...answers.locations },
    },
  })
  return { ...shown, updateSetup, updateSettings, setBusinessHours, update }
}
/** Waits for the form too, whose code may come after its question. */
async function heading(name: string) {
  const found = await screen.findByRole('heading', { level: 1, name })
  if (name.endsWith('?')) await screen.findByRole('button', { name: 'Save and continue' })
  return found
}
const goOn = () => screen.getByRole('button', { name: 'Save and continue' })
const group = (name: string) => within(screen.getByRole('group', { name }))
const stale = (current: unknown) =>
  new ApiError({
    code: 'stale_edit',
    status: 409,
    serverMessage: null,
    requestId: null,
    fieldErrors: [],
    current,
  })

test('begins at the first question that is not answered yet', async () => {
  const { address } = show('/setup', ['name', 'timeZone'])
  expect(await heading('When is your practice open?')).toBeVisible()
  expect(address()).toBe('/setup?step=hours')
  expect(document.title).toBe('Opening hours, set-up · Oaklet')
  const steps = within(screen.getByRole('list', { name: 'Set up your practice' })).getAllByRole('listitem')
  expect(steps.map((step) => step.textContent)).toEqual([
    'Practice name Done',
    'Time zone Done',
    '3Opening hours You are here',
    '4First location To do',
  ])
})

test('saves a name, has the frame know it, and asks the next question', async () => {
  const { user, updateSettings, updateSetup, session, address } = show('/setup')
  const name = await screen.findByRole('textbox', { name: 'Practice name' })
  expect(name).toHaveValue('Oakwood Therapy Group')
  await user.clear(name)
  await user.type(name, ' Marlow {Enter}')
  expect(await heading('Which clock does your practice go by?')).toBeVisible()
  expect(updateSettings).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({ name: 'Marlow', version: 1 }),
  )
  expect(updateSetup).toHaveBeenCalledExactlyOnceWith(expect.anything(), { confirm: 'name' })
  expect(session.reloadUser).toHaveBeenCalledOnce()
  expect(address()).toBe('/setup?step=timeZone')
})

test('what is left as it was is confirmed without being saved', async () => {
  const { user, updateSettings, address } = show('/setup?step=timeZone', ['name'])
  await heading('Which clock does your practice go by?')
  await user.click(goOn())
  await waitFor(() => expect(address()).toBe('/setup?step=hours'))
  expect(updateSettings).not.toHaveBeenCalled()
})

test('saves only the days that changed, and tells what fails where it is tried again', async () => {
  const setBusinessHours = vi
    .fn()
    .mockResolvedValueOnce(anOrganizationSettings())
    .mockRejectedValueOnce(new NetworkError('unreachable'))
    .mockResolvedValue(anOrganizationSettings())
  const { user, address } = show('/setup?step=hours', ['name', 'timeZone'], {
    organization: { setBusinessHours },
  })
  await heading('When is your practice open?')
  await user.click(screen.getByRole('switch', { name: 'Open Saturday' }))
  await user.click(screen.getByRole('switch', { name: 'Open Sunday' }))
  await user.click(group('Sunday').getByRole('button', { name: 'Add a break' }))
  await user.click(goOn())
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update business hours')
  expect(screen.getByRole('switch', { name: 'Open Sunday' })).toBeChecked()
  await user.click(goOn())
  await waitFor(() => expect(address()).toBe('/setup?step=location'))
  const days = setBusinessHours.mock.calls.map(([path]: unknown[]) => (path as { day: string }).day)
  expect(days).toEqual(['saturday', 'sunday', 'sunday'])
  expect(setBusinessHours).toHaveBeenLastCalledWith(expect.objectContaining({ day: 'sunday' }), {
    ranges: [
      { opens: '09:00', closes: '12:00' },
      { opens: '13:00', closes: '17:00' },
    ],
  })
})

test('shows each day by itself when they are not the same', async () => {
  const { user } = show('/setup?step=hours')
  await heading('When is your practice open?')
  expect(screen.queryByRole('switch', { name: 'Open Tuesday' })).toBeNull()
  await user.click(screen.getByRole('switch', { name: 'Same hours Monday to Friday' }))
  expect(screen.getByRole('switch', { name: 'Open Tuesday' })).toBeChecked()
})

test('says at its field what is wrong, and saves nothing', async () => {
  const { user, setBusinessHours } = show('/setup?step=hours')
  await heading('When is your practice open?')
  const [hour] = group('Monday to Friday').getAllByRole('spinbutton', { name: /^hour, Closes/ })
  await user.type(hour ?? document.body, '8')
  await user.click(
    group('Monday to Friday').getAllByRole('spinbutton', { name: /^AM\/PM, Closes/ })[0] ?? document.body,
  )
  await user.keyboard('a')
  await user.click(goOn())
  expect(await screen.findByRole('link', { name: 'Close after opening' })).toBeVisible()
  expect(setBusinessHours).not.toHaveBeenCalled()
})

test('the last answer leads to what to do next', async () => {
  const { user, update } = show('/setup?step=location', ['name', 'timeZone', 'hours'])
  const name = await screen.findByRole('textbox', { name: 'Location name' })
  await user.clear(name)
  await user.type(name, 'Side Street')
  await user.click(goOn())
  expect(await heading('You are set up')).toBeVisible()
  expect(update).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({ name: 'Side Street', version: 1, isActive: true }),
  )
  expect(screen.getByRole('link', { name: 'Add your first client' })).toHaveAttribute(
    'href',
    '/clients?view=all&new=1',
  )
})

test('a practice without a location gets its first, as the primary one', async () => {
  const create = vi.fn(() => Promise.resolve(aLocation()))
  const { user } = show('/setup?step=location', ['name', 'timeZone', 'hours'], {
    locations: { listActive: () => Promise.resolve([]), create },
  })
  await user.type(await screen.findByRole('textbox', { name: 'Location name' }), 'Main Street')
  await user.click(goOn())
  expect(await heading('You are set up')).toBeVisible()
  expect(create).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({ name: 'Main Street', isPrimary: true }),
    expect.objectContaining({ idempotencyKey: expect.any(String) as string }),
  )
})

test('what could not be saved stays typed, is told, and is asked about before it is left', async () => {
  const updateSettings = vi
    .fn()
    .mockRejectedValueOnce(new NetworkError('unreachable'))
    .mockResolvedValue(anOrganizationSettings({ name: 'Marlow', version: 2 }))
  const { user, address } = show('/setup', [], { organization: { updateSettings } })
  const name = await screen.findByRole('textbox', { name: 'Practice name' })
  await user.clear(name)
  await user.type(name, 'Marlow{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to update organization settings. Oaklet can’t be reached; what you entered is still here.',
  )
  expect(name).toHaveValue('Marlow')
  await user.click(screen.getByRole('link', { name: 'Finish later' }))
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.type(name, '{Enter}')
  expect(await heading('Which clock does your practice go by?')).toBeVisible()
  expect(address()).toBe('/setup?step=timeZone')
})

test('a step whose confirmation is lost is tried again without being saved twice', async () => {
  const updateSetup = vi
    .fn()
    .mockRejectedValueOnce(new NetworkError('unreachable'))
    .mockResolvedValue(aSetup({ confirmed: ['name'] }))
  const { user, updateSettings, address } = show('/setup', [], { organization: { updateSetup } })
  const name = await screen.findByRole('textbox', { name: 'Practice name' })
  await user.clear(name)
  await user.type(name, 'Marlow{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('what you entered is still here')
  await user.click(goOn())
  await waitFor(() => expect(address()).toBe('/setup?step=timeZone'))
  expect(updateSettings).toHaveBeenCalledOnce()
})

test('when somebody else has saved meanwhile, the person chooses', async () => {
  const theirs = anOrganizationSettings({ name: 'Theirs', version: 5 })
  const updateSettings = vi
    .fn()
    .mockRejectedValueOnce(stale(theirs))
    .mockResolvedValue(anOrganizationSettings({ name: 'Mine', version: 6 }))
  const { user, address } = show('/setup', [], { organization: { updateSettings } })
  const name = await screen.findByRole('textbox', { name: 'Practice name' })
  await user.clear(name)
  await user.type(name, 'Mine{Enter}')
  expect(await screen.findByText('Theirs')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save mine over theirs' }))
  await waitFor(() => expect(address()).toBe('/setup?step=timeZone'))
  expect(updateSettings).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({ name: 'Mine', version: 5 }),
  )
})

test('theirs can be taken instead', async () => {
  const theirs = aLocation({ name: 'Theirs', version: 5 })
  const update = vi.fn(() => Promise.reject(stale(theirs)))
  const { user } = show('/setup?step=location', [], { locations: { update } })
  const name = await screen.findByRole('textbox', { name: 'Location name' })
  await user.type(name, '!{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }))
  expect(name).toHaveValue('Theirs')
  expect(screen.queryByRole('button', { name: 'Take theirs' })).toBeNull()
})

test('asks before what was typed is left, at any way out', async () => {
  const { user } = show('/setup?step=timeZone', ['name'])
  await heading('Which clock does your practice go by?')
  await user.click(screen.getByRole('link', { name: 'Back' }))
  await user.type(await screen.findByRole('textbox', { name: 'Practice name' }), '!')
  await user.click(screen.getByRole('link', { name: 'Finish later' }))
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  expect(await screen.findByText('Went to /dashboard')).toBeVisible()
})

test('all answered, it says so, and the answers can still be gone over', async () => {
  const { user, address } = show('/setup', [...SETUP_STEPS])
  expect(await heading('You are set up')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Go over your answers' }))
  expect(await heading('What is your practice called?')).toBeVisible()
  await user.click(goOn())
  await waitFor(() => expect(address()).toBe('/setup?step=done'))
})

test('is not finished by its address alone', async () => {
  const { address } = show('/setup?step=done', ['name'])
  expect(await heading('Which clock does your practice go by?')).toBeVisible()
  expect(address()).toBe('/setup?step=timeZone')
})

test('leads whoever may not edit the settings to the dashboard', async () => {
  show('/setup', [], {}, { permissions: [...BUILT_IN_ROLE_PERMISSIONS.Biller] })
  expect(await screen.findByText('Went to /dashboard')).toBeVisible()
})

test.each([
  ['settings', anOrganizationSettings()],
  ['setup', aSetup({ confirmed: [] })],
])('says that the %s could not be loaded, and tries again when asked', async (call, answer) => {
  const load = vi.fn().mockRejectedValueOnce(new NetworkError('unreachable')).mockResolvedValue(answer)
  const { user } = show('/setup', [], { organization: { [call]: load } })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the set-up')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await heading('What is your practice called?')).toBeVisible()
})
