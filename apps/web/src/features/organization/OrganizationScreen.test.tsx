import { BUILT_IN_ROLE_PERMISSIONS } from '@oaklet/api/contract'
import { ApiError, NetworkError } from '@oaklet/api'
import { anOrganizationSettings, aPractice, aUser, someReminderSettings } from '@oaklet/api/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PREFERENCE_KEYS, writePreference } from '../../shared/local-preference'
import type { FakeApi } from '../../testing/fake-services'
import { renderScreen } from '../../testing/render-screen'
import { OrganizationScreen } from './OrganizationScreen'

const settings = vi.fn(() => Promise.resolve(anOrganizationSettings()))

const show = (at = '/company/organization', organization: FakeApi['organization'] = {}, user = {}) =>
  renderScreen(<OrganizationScreen />, {
    at,
    user,
    api: {
      organization: { settings, practice: () => Promise.resolve(aPractice()), ...organization },
      reminders: { settings: () => Promise.resolve(someReminderSettings()) },
    },
  })
const tab = (name: string) => screen.getByRole('tab', { name })
const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' })
const name = () => screen.findByRole('textbox', { name: 'Organization name' })

test('begins with what the organization is', async () => {
  show()
  expect(screen.getByRole('heading', { level: 1, name: 'Organization settings' })).toBeVisible()
  expect(tab('General')).toHaveAttribute('aria-selected', 'true')
  expect(await name()).toHaveValue('Oakwood Therapy Group')
  expect(document.title).toBe('Organization settings · Oaklet')
})

test('the arrow keys go from part to part, and the address follows', async () => {
  const { user, address } = show()
  act(() => tab('General').focus())
  await user.keyboard('{ArrowRight}')
  expect(address()).toBe('/company/organization?section=practice')
  await user.keyboard('{ArrowRight}')
  expect(await screen.findByRole('region', { name: 'Business hours' })).toBeVisible()
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(address()).toBe('/company/organization')
})

test('an address that says no part shows the first', () => {
  show('/company/organization?section=somewhere')
  expect(tab('General')).toHaveAttribute('aria-selected', 'true')
})

test('another part does not take away what was typed before it has asked', async () => {
  const { user, address } = show()
  await user.type(await name(), ' West')
  await user.click(tab('Business hours'))
  expect(question()).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(question()).toBeNull())
  expect(await name()).toHaveValue('Oakwood Therapy Group West')
  await user.click(tab('Business hours'))
  await user.click(screen.getByRole('button', { name: 'Leave without saving' }))
  await waitFor(() => expect(address()).toBe('/company/organization?section=hours'))
})

test('those who may not change it read the facts, and meet no field', async () => {
  const permissions = [...BUILT_IN_ROLE_PERMISSIONS['Read-only']]
  show('/company/organization', {}, { permissions })
  expect(await screen.findByText('(518) 555-0100')).toBeVisible()
  expect(screen.getByText('12 Main Street, Albany, NY 12207')).toBeVisible()
  expect(screen.getByText('Active')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['general', '', name],
  ['hours', '?section=hours', () => screen.findByRole('list', { name: 'Business hours' })],
])('what could not be loaded of %s is said, and asked for again', async (_, query, content) => {
  const down = vi.fn(settings).mockRejectedValueOnce(new NetworkError('unreachable'))
  const { user } = show(`/company/organization${query}`, { settings: down })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load organization data')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await content()).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('somebody whose organization is not known is asked to sign in again', async () => {
  show('/company/organization', {}, { organizationId: null })
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Unable to load organization information. Please try logging in again.',
  )
})

test('before that, the organization that this browser remembers is tried', async () => {
  const remembered = vi.fn(settings)
  writePreference(PREFERENCE_KEYS.organizationId, 'remembered-organization')
  show('/company/organization', { settings: remembered }, { organizationId: null })
  expect(await name()).toHaveValue('Oakwood Therapy Group')
  expect(remembered).toHaveBeenCalledWith({ orgId: 'remembered-organization' }, expect.anything())
})

test('tells what is known of the practice, and another one’s once the person works there', async () => {
  const practice = vi.fn(({ practiceId }: { practiceId: string }) =>
    Promise.resolve(aPractice({ id: practiceId, name: practiceId === 'there' ? 'Riverside' : 'Downtown' })),
  )
  const { session } = show('/company/organization?section=practice', { practice })
  expect(await screen.findByText('Downtown')).toBeVisible()
  expect(screen.getByText('America, New York')).toBeVisible()
  act(() => session.set({ status: 'signed-in', user: aUser({ currentPractice: 'there' }), reason: null }))
  expect(await screen.findByText('Riverside')).toBeVisible()
  expect(screen.queryByText('Downtown')).toBeNull()
})

test('a practice that could not be loaded is asked for again', async () => {
  const practice = vi
    .fn(() => Promise.resolve(aPractice()))
    .mockRejectedValueOnce(new NetworkError('unreachable'))
  const { user } = show('/company/organization?section=practice', { practice })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load practice information')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(aPractice().name)).toBeVisible()
})

test('a practice that is not there, or no longer the person’s, has no information', async () => {
  const gone = new ApiError({
    ...{ code: 'not_found', status: 404, serverMessage: 'Not found', requestId: null, fieldErrors: [] },
  })
  show('/company/organization?section=practice', { practice: () => Promise.reject(gone) })
  expect(await screen.findByText('No practice information available')).toBeVisible()
})
