import { ApiError } from '@oaklet/api'
import {
  BUILT_IN_ROLE_PERMISSIONS,
  type Deactivated,
  type OpenAppointments,
  type User,
} from '@oaklet/api/contract'
import {
  anOverlapConflict,
  anOwnerRole,
  aPage,
  aPractice,
  aStaffMember,
  aStaffSummary,
  aUser,
  createDeferred,
  fixtureId,
  someOpenAppointments,
} from '@oaklet/api/testing'
import { ToastRegion, toasts } from '@oaklet/design-system'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { practiceQuery } from '../../../records/practice/practice-queries'
import { renderScreen } from '../../../testing/render-screen'
import { StaffScreen } from '../StaffScreen'

const IMANI = aStaffMember({ version: 3 })
const INACTIVE = aStaffMember({ version: 4, status: 'inactive' })
const NOAH = aStaffSummary({ id: fixtureId(24), name: 'Noah Feld', credentials: 'LCSW' })
const SAM = aStaffSummary({ id: fixtureId(25), name: 'Sam Ode', credentials: '' })
const NONE_OPEN = someOpenAppointments({ total: 0, practices: [], items: [], overlapping: 0 })
const CLEAR = someOpenAppointments({ overlapping: 0 })
const facts = { serverMessage: null, requestId: null }
const failed = new ApiError({ code: 'internal', status: 500, ...facts })
const refusal = (serverMessage: string) =>
  new ApiError({ code: 'transition_refused', status: 409, serverMessage, requestId: null })

const show = (staff: FakeApi['staff'], member = IMANI, user: Partial<User> = {}) =>
  renderScreen(
    <>
      <StaffScreen />
      <ToastRegion />
    </>,
    {
      at: `/company/staff?person=${member.id}`,
      user,
      api: {
        staff: {
          get: () => Promise.resolve(member),
          list: () => Promise.resolve(aPage([aStaffSummary(), NOAH])),
          openAppointments: () => Promise.resolve(CLEAR),
          deactivate: () =>
            Promise.resolve({ member: INACTIVE, appointments: 2, clients: 0, sessionsEnded: 1 }),
          ...staff,
        },
        organization: { practice: () => Promise.resolve(aPractice()) },
        locations: { listActive: () => Promise.resolve([]) },
        roles: { list: () => Promise.resolve([anOwnerRole()]) },
      },
    },
  )
type Shown = ReturnType<typeof show>
const button = (name: string) => screen.findByRole('button', { name })
const toast = (title: string) => screen.findByRole('alertdialog', { name: title })
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Deactivate Dr. Imani Cole' }))
const open = async ({ user }: Shown) => user.click(await button('Deactivate'))
const confirm = async ({ user }: Shown) =>
  user.click(await (await dialog()).findByRole('button', { name: 'Deactivate' }))
const choose = async ({ user }: Shown, name: RegExp) => user.click(await screen.findByRole('radio', { name }))
const pick = async ({ user }: Shown, name: string) => {
  const field = await screen.findByRole('combobox', { name: 'Who takes them over?' })
  await user.clear(field)
  await user.type(field, name)
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }))
}
const handOverToNoah = async (shown: Shown) => {
  await choose(shown, /^Hand them over/)
  await pick(shown, 'Noah Feld')
}
const sent = { orgId: fixtureId(2), staffId: IMANI.id }

// Returns nothing, because awaiting the call keeps React's queue open for what comes late.
afterEach(() => {
  act(() => toasts.clear())
})

test('whoever has no appointments is deactivated without a choice, and the button that brings them back has the focus', async () => {
  const get = vi.fn().mockResolvedValueOnce(IMANI).mockResolvedValue(INACTIVE)
  const deactivate = vi.fn(() =>
    Promise.resolve({ member: INACTIVE, appointments: 0, clients: 0, sessionsEnded: 1 }),
  )
  const shown = show({ get, deactivate, openAppointments: () => Promise.resolve(NONE_OPEN) })
  await open(shown)
  expect(await screen.findByText('No appointment is still to come with them.')).toBeVisible()
  await confirm(shown)
  expect(await toast('Dr. Imani Cole deactivated')).toBeVisible()
  expect(deactivate).toHaveBeenCalledWith(sent, {
    ...{ appointments: { choice: 'leave' }, clients: { choice: 'leave' }, version: 3 },
  })
  const back = await button('Reactivate')
  await waitFor(() => expect(back).toHaveFocus())
})

test('what becomes of the appointments is asked, and cancelled if that is the answer', async () => {
  const deactivate = vi.fn(() =>
    Promise.resolve({ member: INACTIVE, appointments: 2, clients: 0, sessionsEnded: 1 }),
  )
  const shown = show({ deactivate })
  await open(shown)
  expect(await screen.findByText('2 appointments are still to come in Oakwood Downtown.')).toBeVisible()
  await confirm(shown)
  expect((await screen.findAllByText('Choose what becomes of the appointments'))[0]).toBeVisible()
  expect(deactivate).not.toHaveBeenCalled()
  await choose(shown, /^Cancel them/)
  await confirm(shown)
  expect(await toast('Dr. Imani Cole deactivated, 2 appointments cancelled')).toBeVisible()
  expect(deactivate).toHaveBeenCalledWith(sent, {
    ...{ appointments: { choice: 'cancel' }, clients: { choice: 'leave' }, version: 3 },
  })
})

test('handing over to somebody who is booked then says so, and is done once that is allowed', async () => {
  const deactivate = vi.fn(() =>
    Promise.resolve({ member: INACTIVE, appointments: 2, clients: 0, sessionsEnded: 1 }),
  )
  const openAppointments = vi.fn((_: unknown, query?: { handOverTo?: string | undefined }) =>
    Promise.resolve(query?.handOverTo === NOAH.id ? someOpenAppointments() : CLEAR),
  )
  const shown = show({ deactivate, openAppointments })
  await open(shown)
  await handOverToNoah(shown)
  expect(await screen.findByText('Noah Feld is booked already on Tue, Nov 17, 10:00 AM.')).toBeVisible()
  await confirm(shown)
  expect(deactivate).not.toHaveBeenCalled()
  await shown.user.click(await screen.findByRole('checkbox', { name: 'Hand them over all the same' }))
  await confirm(shown)
  expect(await toast('Dr. Imani Cole deactivated, 2 appointments handed over')).toBeVisible()
  expect(deactivate).toHaveBeenCalledWith(sent, {
    appointments: { choice: 'hand_over', clinicianId: NOAH.id, allowOverlap: true },
    clients: { choice: 'leave' },
    version: 3,
  })
})

describe('while a colleague’s calendar is asked for', () => {
  const done = () => Promise.resolve({ member: INACTIVE, appointments: 2, clients: 0, sessionsEnded: 1 })
  /** Noah’s calendar is known once the answer comes; Sam, who is asked for first, has no time. */
  const asking = async (deactivate = vi.fn(done)) => {
    const answer = createDeferred<OpenAppointments>()
    const openAppointments = (_: unknown, { handOverTo }: { handOverTo?: string | undefined } = {}) => {
      if (handOverTo === NOAH.id) return answer.promise
      return Promise.resolve(handOverTo === SAM.id ? someOpenAppointments() : CLEAR)
    }
    const list = () => Promise.resolve(aPage([aStaffSummary(), NOAH, SAM]))
    const shown = show({ deactivate, openAppointments, list })
    await open(shown)
    await choose(shown, /^Hand them over/)
    await pick(shown, 'Sam Ode')
    expect(await screen.findByText(/^Sam Ode is booked already/)).toBeVisible()
    await pick(shown, 'Noah Feld')
    return { shown, answer, deactivate }
  }
  const waiting = () => screen.findByRole('button', { name: 'Looking at the calendar…' })

  test('a press says so, and is kept until it is known', async () => {
    const { shown, answer, deactivate } = await asking()
    await confirm(shown)
    expect(await waiting()).toBeVisible()
    expect(deactivate).not.toHaveBeenCalled()
    answer.resolve(CLEAR)
    expect(await toast('Dr. Imani Cole deactivated, 2 appointments handed over')).toBeVisible()
    expect(deactivate).toHaveBeenCalledOnce()
  })

  test('nothing is said of the colleague before', async () => {
    const { shown } = await asking()
    expect(screen.queryByText(/is booked already/)).toBeNull()
    await confirm(shown)
    await waiting()
    expect(screen.queryByText(/^Say whether they may overlap/)).toBeNull()
  })

  test('what speaks against it then is told, and nothing is done', async () => {
    const { shown, answer, deactivate } = await asking()
    await confirm(shown)
    await waiting()
    answer.resolve(someOpenAppointments())
    const summary = await screen.findByRole('group', { name: 'One thing needs your attention' })
    await waitFor(() => expect(summary).toHaveFocus())
    expect(screen.getByText(/^Noah Feld is booked already/)).toBeVisible()
    expect(deactivate).not.toHaveBeenCalled()
  })

  test('a press is forgotten with another choice', async () => {
    const { shown, answer, deactivate } = await asking()
    await confirm(shown)
    await waiting()
    await choose(shown, /^Cancel them/)
    answer.resolve(CLEAR)
    await (await dialog()).findByRole('button', { name: 'Deactivate' })
    expect(deactivate).not.toHaveBeenCalled()
  })
})

test('can’t be closed while it is being done', async () => {
  const answer = createDeferred<Deactivated>()
  const shown = show({ deactivate: () => answer.promise })
  await open(shown)
  await choose(shown, /^Cancel them/)
  await confirm(shown)
  await button('Deactivating…')
  await shown.user.keyboard('{Escape}')
  await shown.user.click((await dialog()).getByRole('button', { name: 'Cancel' }))
  expect(await button('Deactivating…')).toBeVisible()
  answer.resolve({ member: INACTIVE, appointments: 2, clients: 0, sessionsEnded: 1 })
  expect(await toast('Dr. Imani Cole deactivated, 2 appointments cancelled')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('says that it was done, and asks all practices anew, also when the page was left before the answer', async () => {
  const answer = createDeferred<Deactivated>()
  const riverside = fixtureId(4)
  const assignedPractices = [aPractice().id, riverside]
  const shown = show({ deactivate: () => answer.promise }, IMANI, { assignedPractices })
  const { queryKey } = practiceQuery({} as never, fixtureId(2), riverside)
  act(() => void shown.queryClient.setQueryData(queryKey, aPractice({ id: riverside })))
  await open(shown)
  await choose(shown, /^Cancel them/)
  await confirm(shown)
  await button('Deactivating…')
  await act(() => shown.router.navigate('/elsewhere'))
  answer.resolve({ member: INACTIVE, appointments: 2, clients: 0, sessionsEnded: 1 })
  await waitFor(() => expect(toasts.visibleToasts).toHaveLength(1))
  expect(shown.queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

test('an overlap that came about meanwhile is shown before anything is done', async () => {
  const conflicts = [anOverlapConflict()]
  const overlap = new ApiError({ code: 'appointment_overlap', status: 409, conflicts, ...facts })
  const openAppointments = vi.fn(() => Promise.resolve(CLEAR))
  const shown = show({ openAppointments, deactivate: () => Promise.reject(overlap) })
  await open(shown)
  await handOverToNoah(shown)
  openAppointments.mockResolvedValue(someOpenAppointments())
  await confirm(shown)
  expect(await screen.findByRole('checkbox', { name: 'Hand them over all the same' })).toBeVisible()
})

test('whoever does not work where the appointments are can’t take them over', async () => {
  const elsewhere = someOpenAppointments({
    overlapping: 0,
    notTheirPractices: [{ id: '9', name: 'Riverside' }],
  })
  const shown = show({ openAppointments: () => Promise.resolve(elsewhere) })
  await open(shown)
  await handOverToNoah(shown)
  await confirm(shown)
  expect((await screen.findAllByText('Choose a clinician who works in Riverside'))[0]).toBeVisible()
})

test('the last Owner stays, with the server’s reason in its place', async () => {
  const reason = 'Somebody has to be Owner. Make somebody else Owner first.'
  const shown = show({ deactivate: () => Promise.reject(refusal(reason)) })
  await open(shown)
  await choose(shown, /^Leave them/)
  await confirm(shown)
  expect(await (await dialog()).findByRole('alert')).toHaveTextContent(reason)
})

test('somebody whom another person changed meanwhile is deactivated on a second press', async () => {
  const current = aStaffMember({ version: 7 })
  const stale = new ApiError({ code: 'stale_edit', status: 409, current, ...facts })
  const deactivate = vi
    .fn()
    .mockRejectedValueOnce(stale)
    .mockResolvedValue({ member: INACTIVE, appointments: 2, clients: 0, sessionsEnded: 0 })
  const shown = show({ deactivate })
  await open(shown)
  await choose(shown, /^Leave them/)
  await confirm(shown)
  expect(await (await dialog()).findByRole('alert')).toHaveTextContent('Somebody else changed this person')
  await confirm(shown)
  expect(await toast('Dr. Imani Cole deactivated, 2 appointments left as they are')).toBeVisible()
  expect(deactivate.mock.lastCall?.[1]).toMatchObject({ version: 7 })
})

test('appointments that could not be loaded can be asked for again', async () => {
  const openAppointments = vi.fn().mockRejectedValueOnce(failed).mockResolvedValue(CLEAR)
  const shown = show({ openAppointments })
  await open(shown)
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load this person’s appointments')
  await shown.user.click(await button('Try again'))
  expect(await screen.findByRole('radio', { name: /^Cancel them/ })).toBeVisible()
})

test('who may not change everybody’s appointments can only leave them', async () => {
  const permissions = ['staff:edit', 'roles:edit'] as const
  const shown = show({}, IMANI, { permissions: [...permissions] })
  await open(shown)
  await screen.findByRole('radio', { name: /^Leave them/ })
  expect(screen.getAllByRole('radio')).toHaveLength(1)
})

test('somebody is brought back once that was confirmed', async () => {
  const get = vi.fn().mockResolvedValueOnce(INACTIVE).mockResolvedValue(IMANI)
  const reactivate = vi.fn(() => Promise.resolve(IMANI))
  const { user } = show({ get, reactivate }, INACTIVE)
  await user.click(await button('Reactivate'))
  const question = within(await screen.findByRole('alertdialog', { name: 'Reactivate Dr. Imani Cole?' }))
  await user.click(question.getByRole('button', { name: 'Reactivate' }))
  expect(await toast('Dr. Imani Cole can sign in again')).toBeVisible()
  expect(reactivate).toHaveBeenCalledWith(sent, { version: 4 })
  const away = await button('Deactivate')
  await waitFor(() => expect(away).toHaveFocus())
})

test('whoever never accepted their invitation is brought back to be sent another', async () => {
  const invited = aStaffMember({ status: 'invited', invitationExpiresAt: null })
  const get = vi.fn().mockResolvedValueOnce(INACTIVE).mockResolvedValue(invited)
  const { user } = show({ get, reactivate: () => Promise.resolve(invited) }, INACTIVE)
  await user.click(await button('Reactivate'))
  const question = within(await screen.findByRole('alertdialog', { name: 'Reactivate Dr. Imani Cole?' }))
  expect(question.getByText(/If they never accepted their invitation/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Reactivate' }))
  expect(await toast('Dr. Imani Cole reactivated. Send the invitation again')).toBeVisible()
  expect(await button('Send again the invitation of Dr. Imani Cole')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Revoke/ })).toBeNull()
})

test('a reactivation that fails says so on the page', async () => {
  const { user } = show({ reactivate: () => Promise.reject(failed) }, INACTIVE)
  await user.click(await button('Reactivate'))
  const question = within(await screen.findByRole('alertdialog', { name: 'Reactivate Dr. Imani Cole?' }))
  await user.click(question.getByRole('button', { name: 'Reactivate' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to reactivate this person')
})

test.each([
  ['oneself', aStaffMember({ id: aUser().staffId ?? '' }), {}],
  [
    'who may do more than one may oneself',
    aStaffMember({ roles: [{ id: anOwnerRole().id, name: 'Owner' }] }),
    { permissions: [...BUILT_IN_ROLE_PERMISSIONS['Practice Manager']] },
  ],
  [
    'who works where one does not',
    aStaffMember({ roles: [], practices: [{ id: fixtureId(99), name: 'Riverside' }] }),
    { permissions: [...BUILT_IN_ROLE_PERMISSIONS['Practice Manager']] },
  ],
])('nobody is offered to deactivate %s', async (_, member, user) => {
  const { queryClient } = show({}, member, user)
  await screen.findByRole('tab', { name: 'Profile' })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('button', { name: 'Deactivate' })).toBeNull()
})
