import { ApiError } from '@oaklet/api'
import { BUILT_IN_ROLE_PERMISSIONS, type User } from '@oaklet/api/contract'
import {
  aLocation,
  anInvitation,
  anOwnerRole,
  anOwnRole,
  aPage,
  aPractice,
  aStaffAccess,
  aStaffMember,
  aUser,
  fixtureId,
} from '@oaklet/api/testing'
import { ToastRegion, toasts } from '@oaklet/design-system'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { StaffScreen } from '../StaffScreen'

const OWN_ROLE = { id: anOwnRole().id, name: 'Front desk' }
const IMANI = aStaffMember({ roles: [OWN_ROLE], version: 3 })
const facts = { serverMessage: null, requestId: null }
const failed = new ApiError({ code: 'internal', status: 500, ...facts })
const stale = (current: object) => new ApiError({ code: 'stale_edit', status: 409, current, ...facts })
const refused = (path: string, message: string) =>
  new ApiError({ code: 'validation_failed', status: 422, fieldErrors: [{ path, message }], ...facts })

interface Shown {
  section?: string
  staff?: FakeApi['staff']
  invitations?: FakeApi['invitations']
  user?: Partial<User>
}

const show = ({ section = '', staff = {}, invitations = {}, user = {} }: Shown = {}) =>
  renderScreen(
    <>
      <StaffScreen />
      <ToastRegion />
    </>,
    {
      at: `/company/staff?person=${IMANI.id}${section && `&section=${section}`}`,
      user,
      api: {
        staff: {
          get: () => Promise.resolve(IMANI),
          list: () => Promise.resolve(aPage([])),
          access: () => Promise.resolve(aStaffAccess()),
          ...staff,
        },
        invitations: { list: () => Promise.resolve([]), ...invitations },
        organization: {
          practice: () => Promise.resolve(aPractice()),
          practices: () => Promise.resolve([aPractice()]),
        },
        locations: { listActive: () => Promise.resolve([aLocation()]) },
        roles: { list: () => Promise.resolve([anOwnerRole(), anOwnRole()]) },
      },
    },
  )
const button = (name: string) => screen.findByRole('button', { name })
const toast = (title: string) => screen.findByRole('alertdialog', { name: title })
const described = (label: string | RegExp, words: string) =>
  waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(words)))
const path = { orgId: fixtureId(2), staffId: IMANI.id }

// Returns nothing, because awaiting the call keeps React's queue open for what comes late.
afterEach(() => {
  act(() => toasts.clear())
})

describe('a person’s page', () => {
  test('tells what is known of them, and their hours by location', async () => {
    show()
    expect(await screen.findByRole('heading', { level: 1, name: 'Dr. Imani Cole' })).toBeVisible()
    for (const words of ['PSY-20417 (NY), until August 31, 2027', '1234567893', 'English, Spanish']) {
      expect(screen.getByText(words)).toBeVisible()
    }
    expect(await screen.findByRole('heading', { name: 'Main Street' })).toBeVisible()
    expect(screen.getAllByText('9:00 AM to 5:00 PM')[0]).toBeVisible()
  })

  test('that could not be loaded says so in its place, and can be tried again', async () => {
    const get = vi.fn().mockRejectedValueOnce(failed).mockResolvedValue(IMANI)
    const { user } = show({ staff: { get } })
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load this person')
    await user.click(await button('Try again'))
    expect(await screen.findByRole('heading', { name: 'Dr. Imani Cole' })).toBeVisible()
  })

  test.each(['not_found', 'forbidden'] as const)('that is %s leads back to all staff', async (code) => {
    const gone = new ApiError({ code, status: 404, ...facts })
    show({ staff: { get: () => Promise.reject(gone) } })
    expect(await screen.findByRole('heading', { name: 'Person not found' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'All staff' })).toHaveAttribute('href', '/company/staff')
  })

  test('says what they can do, and which role gives it', async () => {
    show({ section: 'access' })
    expect(await screen.findByText('What Dr. Imani Cole can do')).toBeVisible()
    expect(
      screen.getByText('All clients, as Biller; own clients also as Clinician (own clients)'),
    ).toBeVisible()
  })

  test('is only read by those who do not look after the staff', async () => {
    show({ user: { permissions: ['clients:view'], staffId: IMANI.id } })
    await screen.findByRole('heading', { name: 'Main Street' })
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Overview', 'What you can do'])
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('the profile', () => {
  const typeName = async ({ user }: ReturnType<typeof show>, name: string) => {
    const field = await screen.findByRole('textbox', { name: 'Name' })
    await user.clear(field)
    await user.type(field, name)
  }
  const save = async ({ user }: ReturnType<typeof show>) => user.click(await button('Save profile'))

  test('is saved as a whole on its version, with the hours as they are', async () => {
    const update = vi.fn(() => Promise.resolve({ ...IMANI, name: 'Dr. I. Cole', version: 4 }))
    const shown = show({ section: 'profile', staff: { update } })
    await typeName(shown, 'Dr. I. Cole')
    await save(shown)
    expect(await toast('Profile saved')).toBeVisible()
    expect(update).toHaveBeenCalledExactlyOnceWith(
      path,
      expect.objectContaining({ name: 'Dr. I. Cole', version: 3, workingHours: IMANI.workingHours }),
    )
  })

  test('says at the box when the NPI’s check digit is wrong, before it is sent', async () => {
    const shown = show({ section: 'profile' })
    const npi = await screen.findByLabelText(/^NPI/)
    await shown.user.clear(npi)
    await shown.user.type(npi, '1234567890')
    await save(shown)
    await described(/^NPI/, 'This is not an NPI: check its ten digits')
  })

  test('puts the server’s refusal at its box, and keeps what was typed', async () => {
    const update = () => Promise.reject(refused('npi', 'This is the NPI of Noah Feld'))
    const shown = show({ section: 'profile', staff: { update } })
    await typeName(shown, 'Imani')
    await save(shown)
    await described(/^NPI/, 'This is the NPI of Noah Feld')
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Imani')
  })

  test('that fails says so, keeps what was typed, and can be sent again', async () => {
    const update = vi
      .fn()
      .mockRejectedValueOnce(failed)
      .mockResolvedValue({ ...IMANI, name: 'Imani' })
    const shown = show({ section: 'profile', staff: { update } })
    await typeName(shown, 'Imani')
    await save(shown)
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save this person')
    await save(shown)
    expect(await toast('Profile saved')).toBeVisible()
  })

  test('that somebody else saved first shows both versions, and mine can be saved over theirs', async () => {
    const theirs = aStaffMember({ name: 'Theirs', version: 9 })
    const update = vi
      .fn()
      .mockRejectedValueOnce(stale(theirs))
      .mockResolvedValue({ ...IMANI, version: 10 })
    const shown = show({ section: 'profile', staff: { update } })
    await typeName(shown, 'Mine')
    await save(shown)
    const row = within(await screen.findByRole('row', { name: /^Name/ }))
    expect([row.getByText('Mine'), row.getByText('Theirs')]).toHaveLength(2)
    await shown.user.click(await button('Save mine over theirs'))
    expect(await toast('Profile saved')).toBeVisible()
    expect(update.mock.lastCall?.[1]).toMatchObject({ name: 'Mine', version: 9 })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save profile' })).toHaveFocus())
  })

  test('that somebody else saved first can be taken', async () => {
    const update = vi.fn().mockRejectedValue(stale(aStaffMember({ name: 'Theirs', version: 9 })))
    const shown = show({ section: 'profile', staff: { update } })
    await typeName(shown, 'Mine')
    await save(shown)
    await shown.user.click(await button('Take theirs'))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Theirs'))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save profile' })).toHaveFocus())
  })

  test('a language is added by choosing it and taken away by its button, from the same place', async () => {
    const update = vi.fn(() => Promise.resolve({ ...IMANI, version: 4 }))
    const shown = show({ section: 'profile', staff: { update } })
    const field = () => screen.findByRole('combobox', { name: 'Languages (optional)' })
    await shown.user.type(await field(), 'French')
    await shown.user.click(await screen.findByRole('option', { name: 'French' }))
    expect(await button('Remove French')).toBeVisible()
    await waitFor(async () => expect(await field()).toHaveFocus())
    await shown.user.click(await button('Remove Spanish'))
    await waitFor(async () => expect(await field()).toHaveFocus())
    await save(shown)
    await toast('Profile saved')
    expect(update).toHaveBeenCalledWith(path, expect.objectContaining({ languages: ['en', 'fr'] }))
  })

  test('is not left without asking while something is unsaved', async () => {
    const shown = show({ section: 'profile' })
    await typeName(shown, 'Mine')
    await shown.user.click(screen.getByRole('tab', { name: 'Overview' }))
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  })
})

describe('roles and practices', () => {
  const save = async ({ user }: ReturnType<typeof show>) =>
    user.click(await button('Save roles and practices'))

  test('are set as a whole, on their version', async () => {
    const setAssignments = vi.fn(() => Promise.resolve({ ...IMANI, version: 4 }))
    const shown = show({ section: 'assignments', staff: { setAssignments } })
    await shown.user.click(await screen.findByRole('checkbox', { name: 'Owner' }))
    await save(shown)
    expect(await toast('Roles and practices saved')).toBeVisible()
    const practiceIds = IMANI.practices.map(({ id }) => id)
    const roleIds = [anOwnerRole().id, OWN_ROLE.id]
    expect(setAssignments).toHaveBeenCalledExactlyOnceWith(path, { roleIds, practiceIds, version: 3 })
  })

  test('need one of each', async () => {
    const shown = show({ section: 'assignments' })
    await shown.user.click(await screen.findByRole('checkbox', { name: 'Front desk' }))
    await save(shown)
    expect((await screen.findAllByText('Choose a role'))[0]).toBeVisible()
  })

  test('the last Owner’s role stays, with the server’s reason', async () => {
    const serverMessage = 'Somebody has to be Owner. Make somebody else Owner first.'
    const error = new ApiError({ code: 'transition_refused', status: 409, serverMessage, requestId: null })
    const shown = show({
      section: 'assignments',
      staff: { setAssignments: () => Promise.reject(error) },
    })
    await shown.user.click(await screen.findByRole('checkbox', { name: 'Owner' }))
    await save(shown)
    expect(await screen.findByRole('alert')).toHaveTextContent(serverMessage)
  })

  test('whoever changes their own is known anew', async () => {
    const staffId = aUser().staffId ?? ''
    const me = aStaffMember({ ...IMANI, id: staffId })
    const setAssignments = () => Promise.resolve(me)
    const shown = show({
      section: 'assignments',
      staff: { get: () => Promise.resolve(me), setAssignments },
    })
    await shown.user.click(await screen.findByRole('checkbox', { name: 'Owner' }))
    await save(shown)
    await toast('Roles and practices saved')
    expect(shown.session.reloadUser).toHaveBeenCalledOnce()
  })

  test('a role that allows more than one may do can’t be given', async () => {
    const permissions = [...BUILT_IN_ROLE_PERMISSIONS['Practice Manager']]
    show({ section: 'assignments', user: { permissions } })
    expect(await screen.findByRole('checkbox', { name: 'Owner' })).toBeDisabled()
    expect(screen.getByRole('checkbox', { name: 'Front desk' })).toBeEnabled()
  })
})

describe('working hours', () => {
  test('are saved by location, and leave the rest of the profile as it is', async () => {
    const update = vi.fn(() => Promise.resolve({ ...IMANI, version: 4, workingHours: [] }))
    const { user } = show({ section: 'hours', staff: { update } })
    await user.click(await screen.findByRole('switch', { name: 'Works at Main Street' }))
    await user.click(await button('Save working hours'))
    expect(await toast('Working hours saved')).toBeVisible()
    expect(update).toHaveBeenCalledWith(
      path,
      expect.objectContaining({ workingHours: [], npi: IMANI.npi, version: 3 }),
    )
  })

  test('say at the day when the server refuses them', async () => {
    const update = () => Promise.reject(refused('workingHours.0.hours.saturday', 'Closed on Saturdays'))
    const { user } = show({ section: 'hours', staff: { update } })
    await user.click(await screen.findByRole('switch', { name: 'Works Saturday' }))
    await user.click(await button('Save working hours'))
    expect((await screen.findAllByText('Closed on Saturdays'))[0]).toBeVisible()
  })
})

describe('somebody who hasn’t accepted yet', () => {
  const invited = aStaffMember({
    ...IMANI,
    ...{ status: 'invited', invitationExpiresAt: anInvitation().expiresAt },
  })

  test('can be sent the invitation again on their page', async () => {
    const resend = vi.fn(() => Promise.resolve(anInvitation({ email: invited.email })))
    const { user } = show({ staff: { get: () => Promise.resolve(invited) }, invitations: { resend } })
    await user.click(await button('Send again the invitation of Dr. Imani Cole'))
    expect(await toast('Invitation sent again to clinician@oakwood.example')).toBeVisible()
  })

  test('is gone with the invitation, back on the list', async () => {
    const revoke = vi.fn(() => Promise.resolve())
    const shown = show({ staff: { get: () => Promise.resolve(invited) }, invitations: { revoke } })
    await shown.user.click(await button('Revoke the invitation of Dr. Imani Cole'))
    await shown.user.click(await button('Revoke'))
    expect(await toast('Invitation of Dr. Imani Cole revoked')).toBeVisible()
    await waitFor(() => expect(shown.address()).toBe('/company/staff'))
  })
})
