import { ApiError } from '@oaklet/api'
import type { OpenAppointments, User } from '@oaklet/api/contract'
import {
  aPage,
  aPractice,
  aStaffMember,
  aStaffSummary,
  fixtureId,
  someOpenAppointments,
} from '@oaklet/api/testing'
import { ToastRegion, toasts } from '@oaklet/design-system'
import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { StaffScreen } from '../StaffScreen'

const IMANI = aStaffMember({ version: 3 })
const NOAH = aStaffSummary({ id: fixtureId(24), name: 'Noah Feld' })
const THREE = {
  total: 3,
  practices: [{ id: fixtureId(3), name: 'Oakwood Downtown', count: 3 }],
  notTheirPractices: [],
}
const NONE_OPEN = someOpenAppointments({
  ...{ total: 0, practices: [], items: [], overlapping: 0, clients: THREE },
})
const BOTH = someOpenAppointments({ overlapping: 0, clients: THREE })
const done = (appointments: number) => ({
  ...{ member: aStaffMember({ version: 4, status: 'inactive' }), appointments, clients: 3, sessionsEnded: 1 },
})

const show = (open: OpenAppointments, staff: FakeApi['staff'] = {}, user: Partial<User> = {}) =>
  renderScreen(
    <>
      <StaffScreen />
      <ToastRegion />
    </>,
    {
      at: `/company/staff?person=${IMANI.id}`,
      user,
      api: {
        staff: {
          get: () => Promise.resolve(IMANI),
          list: () => Promise.resolve(aPage([aStaffSummary(), NOAH])),
          openAppointments: () => Promise.resolve(open),
          ...staff,
        },
        organization: { practice: () => Promise.resolve(aPractice()) },
      },
    },
  )
type Shown = ReturnType<typeof show>
const ABOUT_CLIENTS = 'What becomes of their clients?'
const question = async (name: string) => within(await screen.findByRole('radiogroup', { name }))
const choose = async ({ user }: Shown, group: string, name: RegExp) =>
  user.click((await question(group)).getByRole('radio', { name }))
const open = async ({ user }: Shown) => user.click(await screen.findByRole('button', { name: 'Deactivate' }))
const confirm = async ({ user }: Shown) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate Dr. Imani Cole' }))
  await user.click(dialog.getByRole('button', { name: 'Deactivate' }))
}
const pickNoah = async ({ user }: Shown) => {
  await user.type(await screen.findByRole('combobox', { name: 'Who takes them over?' }), 'Noah')
  await user.click(await screen.findByRole('option', { name: /Noah Feld/ }))
}
const toast = (title: string) => screen.findByRole('alertdialog', { name: title })
const sent = { orgId: fixtureId(2), staffId: IMANI.id }

// Returns nothing, because awaiting the call keeps React's queue open for what comes late.
afterEach(() => {
  act(() => toasts.clear())
})

test('clients are handed over also where no appointment is to come', async () => {
  const deactivate = vi.fn(() => Promise.resolve(done(0)))
  const shown = show(NONE_OPEN, { deactivate })
  await open(shown)
  expect(
    await screen.findByText('They are the primary clinician of 3 clients in Oakwood Downtown.'),
  ).toBeVisible()
  await confirm(shown)
  expect((await screen.findAllByText('Choose what becomes of the clients'))[0]).toBeVisible()
  await choose(shown, ABOUT_CLIENTS, /^Hand them over/)
  await confirm(shown)
  expect((await screen.findAllByText('Choose who takes them over'))[0]).toBeVisible()
  expect(deactivate).not.toHaveBeenCalled()
  await pickNoah(shown)
  await confirm(shown)
  expect(await toast('Dr. Imani Cole deactivated, 3 clients handed over')).toBeVisible()
  expect(deactivate).toHaveBeenCalledExactlyOnceWith(sent, {
    appointments: { choice: 'leave' },
    clients: { choice: 'hand_over', clinicianId: NOAH.id },
    version: 3,
  })
})

test('one colleague takes over appointments and clients, whom the question names once', async () => {
  const deactivate = vi.fn(() => Promise.resolve(done(2)))
  const shown = show(BOTH, { deactivate })
  await open(shown)
  await choose(shown, 'What becomes of their appointments?', /^Hand them over/)
  await choose(shown, ABOUT_CLIENTS, /^Hand them over/)
  await pickNoah(shown)
  await confirm(shown)
  expect(
    await toast('Dr. Imani Cole deactivated, 2 appointments handed over, 3 clients handed over'),
  ).toBeVisible()
  expect(deactivate).toHaveBeenCalledExactlyOnceWith(sent, {
    appointments: { choice: 'hand_over', clinicianId: NOAH.id, allowOverlap: false },
    clients: { choice: 'hand_over', clinicianId: NOAH.id },
    version: 3,
  })
})

test('clients that stay are said to', async () => {
  const shown = show(NONE_OPEN, { deactivate: () => Promise.resolve(done(0)) })
  await open(shown)
  await choose(shown, ABOUT_CLIENTS, /^Leave them/)
  expect(screen.queryByRole('combobox')).toBeNull()
  await confirm(shown)
  expect(await toast('Dr. Imani Cole deactivated, 3 clients left as they are')).toBeVisible()
})

test('whom the server refuses for the clients is told at the field', async () => {
  const message = 'Choose a clinician who works in Riverside'
  const refused = new ApiError({
    ...({ code: 'validation_failed', status: 422, serverMessage: null, requestId: null } as const),
    fieldErrors: [{ path: 'clients.clinicianId', message }],
  })
  const shown = show(NONE_OPEN, { deactivate: () => Promise.reject(refused) })
  await open(shown)
  await choose(shown, ABOUT_CLIENTS, /^Hand them over/)
  await pickNoah(shown)
  await confirm(shown)
  expect((await screen.findAllByText(message))[0]).toBeVisible()
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription(new RegExp(message))
})

test('who may not change everybody’s clients can only leave them', async () => {
  const shown = show(NONE_OPEN, {}, { permissions: ['staff:edit', 'roles:edit', 'clients:write:own'] })
  await open(shown)
  expect((await question(ABOUT_CLIENTS)).getAllByRole('radio')).toHaveLength(1)
})
