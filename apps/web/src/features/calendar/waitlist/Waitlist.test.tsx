import { ApiError, NetworkError, type WaitlistApi } from '@oaklet/api'
import type { Openings, WaitlistEntry } from '@oaklet/api/contract'
import { aClinician, aLocation, aPractice, aService, aSlotOffer, aWaitlistEntry } from '@oaklet/api/testing'
import { toasts, ToastRegion } from '@oaklet/design-system'
import { act as reactAct, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { WaitlistScreen } from './WaitlistScreen'

const ana = aClinician({ id: '0197a000-0000-7000-8000-0000000000a1', name: 'Ana Cole' })
const office = aLocation({ name: 'Main Street' })
const noor = aWaitlistEntry({
  id: '0197a000-0000-7000-8000-0000000000e1',
  client: { id: '0197a000-0000-7000-8000-0000000000c1', name: 'Noor Haddad' },
  urgency: 'soon',
})
const leo = aWaitlistEntry({
  id: '0197a000-0000-7000-8000-0000000000e2',
  client: { id: '0197a000-0000-7000-8000-0000000000c2', name: 'Leo Grant' },
  canBeMailed: false,
})
const OPENINGS: Openings = {
  days: [
    {
      date: '2026-11-17',
      openings: [
        {
          clinician: { id: ana.id, name: ana.name },
          ...{ startsAt: '2026-11-17T14:00:00.000Z', endsAt: '2026-11-17T14:45:00.000Z' },
          places: [{ id: office.id, name: office.name }],
        },
      ],
    },
  ],
  ...{ nextDate: null, lastDate: '2027-01-16' },
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-16T14:00:00Z') })
  return () => {
    reactAct(() => toasts.clear())
    vi.useRealTimers()
  }
})

function show(calls: Partial<WaitlistApi> = {}, { user = {}, at = '/calendar/waitlist' } = {}) {
  const waitlist = {
    list: vi.fn(() => Promise.resolve([noor, leo])),
    create: vi.fn(() => Promise.resolve(noor)),
    update: vi.fn(() => Promise.resolve(noor)),
    setStatus: vi.fn((_: unknown, { status }: { status: WaitlistEntry['status'] }) =>
      Promise.resolve({ ...noor, status, version: noor.version + 1 }),
    ),
    matches: vi.fn(() => Promise.resolve([noor, leo])),
    openings: vi.fn(() => Promise.resolve(OPENINGS)),
    offer: vi.fn(() => Promise.resolve([{ ...noor, offers: [aSlotOffer()] }])),
    withdrawOffer: vi.fn(() => Promise.resolve(noor)),
    ...calls,
  }
  const view = renderScreen(<WaitlistScreen />, {
    at,
    user,
    api: {
      organization: { practice: () => Promise.resolve(aPractice({ timeZone: 'America/New_York' })) },
      staff: { listClinicians: () => Promise.resolve([ana]) },
      locations: { listActive: () => Promise.resolve([office]) },
      services: { list: () => Promise.resolve([aService()]) },
      clients: { list: () => Promise.resolve({ items: [], nextCursor: null, total: 0 }) },
      waitlist,
    },
  })
  const act = async (name: string, choice: string) => {
    await view.user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
    await view.user.click(await screen.findByRole('menuitem', { name: choice }))
  }
  return { ...view, waitlist, act }
}

test('lists who waits, and what became of the last offer', async () => {
  show({ list: () => Promise.resolve([{ ...noor, offers: [aSlotOffer({ status: 'expired' })] }, leo]) })
  const row = await screen.findByRole('row', { name: /Noor Haddad/ })
  expect(row).toHaveTextContent('Soon')
  expect(row).toHaveTextContent('Not answeredTue, Nov 17, 9:00 AM')
  expect(screen.getByRole('heading', { level: 1, name: 'Waitlist' })).toBeVisible()
  expect(screen.getByText('2 clients wait')).toBeVisible()
})

test('a time that suits a client is looked for and offered to them', async () => {
  const { user, waitlist, act } = show()
  await act('Noor Haddad', 'Offer a time…')
  const opening = await screen.findByRole('button', { name: /Tuesday, November 17, 9:00 AM/ })
  await user.click(opening)
  const dialog = await screen.findByRole('dialog', { name: 'Offer Tuesday, November 17, 9:00 AM' })
  expect(await within(dialog).findByRole('checkbox', { name: 'Noor Haddad' })).toBeChecked()
  expect(within(dialog).getByRole('checkbox', { name: 'Leo Grant' })).toBeDisabled()
  await user.click(within(dialog).getByRole('button', { name: 'Offer it by mail' }))
  expect(waitlist.offer).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    {
      ...{ entryIds: [noor.id], clinicianId: ana.id, locationId: office.id },
      startsAt: '2026-11-17T14:00:00.000Z',
    },
    { idempotencyKey: expect.any(String) as string },
  )
  expect(await screen.findByText('Offered to Noor Haddad until 11:00 AM')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an offer that can’t be made says why, and asks nobody without a choice', async () => {
  const refused = new ApiError({
    ...{ code: 'transition_refused', status: 409, requestId: null },
    serverMessage: 'Somebody of them doesn’t wait any more.',
  })
  const { user, waitlist, act } = show({ offer: vi.fn(() => Promise.reject(refused)) })
  await act('Noor Haddad', 'Offer a time…')
  await user.click(await screen.findByRole('button', { name: /Tuesday, November 17, 9:00 AM/ }))
  const dialog = await screen.findByRole('dialog', { name: /^Offer Tuesday/ })
  const send = within(dialog).getByRole('button', { name: 'Offer it by mail' })
  await user.click(within(dialog).getByRole('checkbox', { name: 'Noor Haddad' }))
  await user.click(send)
  expect((await within(dialog).findAllByText('Choose a client')).length).toBeGreaterThan(0)
  expect(waitlist.offer).not.toHaveBeenCalled()
  await user.click(within(dialog).getByRole('checkbox', { name: 'Noor Haddad' }))
  await user.click(send)
  expect(await within(dialog).findByText('Somebody of them doesn’t wait any more.')).toBeVisible()
})

test('somebody who is taken off can be put back at once', async () => {
  const { user, waitlist, act } = show()
  render(<ToastRegion />)
  await act('Noor Haddad', 'Take off the waitlist')
  const key = { practiceId: expect.any(String) as string, entryId: noor.id }
  expect(waitlist.setStatus).toHaveBeenLastCalledWith(key, { status: 'withdrawn', version: 1 })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(waitlist.setStatus).toHaveBeenLastCalledWith(key, { status: 'waiting', version: 2 }),
  )
})

test('an offer that nobody has answered is taken back', async () => {
  const open = aSlotOffer()
  const { waitlist, act } = show({ list: () => Promise.resolve([{ ...noor, offers: [open] }]) })
  expect(await screen.findByText('Tue, Nov 17, 9:00 AM; to answer until 11:00 AM')).toBeVisible()
  await act('Noor Haddad', 'Take the offer back')
  expect(waitlist.withdrawOffer).toHaveBeenCalledExactlyOnceWith({
    practiceId: expect.any(String) as string,
    offerId: open.id,
  })
})

test('what somebody waits for is changed, and a version of a colleague is shown beside it', async () => {
  const theirs = { ...noor, minutes: 60, version: 2 }
  const stale = new ApiError({
    ...{ code: 'stale_edit', status: 409, serverMessage: null, requestId: null },
    current: theirs,
  })
  const update = vi.fn<WaitlistApi['update']>()
  update.mockRejectedValueOnce(stale).mockResolvedValue(theirs)
  const { user, act } = show({ update })
  await act('Noor Haddad', 'Edit…')
  const dialog = await screen.findByRole('dialog', { name: 'What Noor Haddad waits for' })
  await user.type(await within(dialog).findByRole('textbox', { name: /Note/ }), 'Calls back')
  await user.click(within(dialog).getByRole('button', { name: 'Save entry' }))
  await user.click(await within(dialog).findByRole('button', { name: 'Save mine over theirs' }))
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2))
  expect(update.mock.lastCall?.[1]).toMatchObject({ note: 'Calls back', minutes: 45, version: 2 })
})

test('nobody is put on the list before it is said who and for what', async () => {
  const { user, waitlist } = show({ list: () => Promise.resolve([]) })
  await screen.findByText('Nobody is here')
  await user.click(screen.getByRole('button', { name: 'Add to the waitlist' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add to the waitlist' })
  await user.click(await within(dialog).findByRole('button', { name: 'Save entry' }))
  expect((await within(dialog).findAllByText('Choose a client')).length).toBeGreaterThan(0)
  expect(waitlist.create).not.toHaveBeenCalled()
})

test('who may only look is offered nothing, and a failure can be tried again', async () => {
  const list = vi.fn<WaitlistApi['list']>()
  list.mockRejectedValueOnce(new NetworkError('unreachable')).mockResolvedValue([noor])
  const { user } = show({ list }, { user: { permissions: ['appointments:view'] } })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByRole('row', { name: /Noor Haddad/ })
  expect(screen.queryByRole('button', { name: 'Add to the waitlist' })).toBeNull()
  expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull()
})
