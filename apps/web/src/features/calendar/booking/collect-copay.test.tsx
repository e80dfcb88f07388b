import { type Api, ApiError } from '@oaklet/api'
import type { User } from '@oaklet/api/contract'
import {
  aCard,
  aClinician,
  aHoldableSession,
  aLocation,
  anAppointment,
  aPayment,
  aPaymentConnection,
  aPaymentWithDetails,
  aPractice,
  aService,
  fixtureId,
} from '@oaklet/api/testing'
import { ToastRegion, toasts } from '@oaklet/design-system'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { CalendarScreen } from '../CalendarScreen'

const practice = aPractice({ timeZone: 'America/New_York' })
const leo = { id: fixtureId(31), name: 'Leo Grant', attendance: 'present' as const }
const visit = anAppointment({
  ...{ startsAt: '2026-11-17T14:00:00.000Z', endsAt: '2026-11-17T14:50:00.000Z' },
  ...{ timeZone: 'America/New_York', status: 'completed', billingType: 'insurance', clients: [leo] },
})
const toCollect = aHoldableSession({ appointmentId: visit.id, date: '2026-11-17' })
const collected = { ...toCollect, heldCents: 2_500 }

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T15:00:00Z') })
  vi.stubGlobal('matchMedia', () => ({
    ...{ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined },
  }))
})
// Returns nothing, because awaiting the call keeps React's queue open for what comes late.
afterEach(() => {
  act(() => toasts.clear())
})

function show({ permissions, of = visit }: { permissions?: User['permissions']; of?: typeof visit } = {}) {
  const record = vi.fn<Api['payments']['record']>(() => Promise.resolve(aPayment()))
  const chargeCard = vi.fn<Api['payments']['chargeCard']>(() => Promise.resolve(aPaymentWithDetails()))
  const listHoldsOfAppointment = vi.fn<Api['payments']['listHoldsOfAppointment']>(() =>
    Promise.resolve({ clients: [{ clientId: leo.id, session: toCollect }] }),
  )
  const shown = renderScreen(
    <>
      <CalendarScreen />
      <ToastRegion />
    </>,
    {
      at: `/calendar?date=2026-11-17&appointment=${visit.id}`,
      user: permissions === undefined ? {} : { permissions },
      api: {
        organization: { practice: () => Promise.resolve(practice) },
        staff: { listClinicians: () => Promise.resolve([aClinician()]) },
        locations: { listActive: () => Promise.resolve([aLocation()]) },
        services: { list: () => Promise.resolve([aService()]) },
        appointments: { list: () => Promise.resolve([of]) },
        paymentConnection: { get: () => Promise.resolve(aPaymentConnection()) },
        cards: { list: () => Promise.resolve([aCard()]) },
        payments: { record, chargeCard, listHoldsOfAppointment },
      },
    },
  )
  return { ...shown, record, chargeCard, listHoldsOfAppointment }
}
type Person = ReturnType<typeof show>['user']
const details = async () => within(await screen.findByRole('dialog', { name: 'Appointment with Leo Grant' }))
const collect = async (user: Person) => {
  await user.click(await (await details()).findByRole('button', { name: 'Collect it' }))
  return within(await screen.findByRole('dialog', { name: 'Collect a copay' }))
}
const holds = [{ appointmentId: visit.id, amountCents: 2_500 }]

test('an appointment says which copay is to be collected, and takes it in its place', async () => {
  const { user, record, listHoldsOfAppointment, address } = show()
  expect(await (await details()).findByText('Copay $25.00 to collect')).toBeVisible()
  expect(listHoldsOfAppointment).toHaveBeenCalledWith(
    { practiceId: visit.practiceId, appointmentId: visit.id },
    expect.anything(),
  )
  const form = await collect(user)
  expect(form.getByRole('textbox', { name: 'Amount' })).toHaveValue('25.00')
  listHoldsOfAppointment.mockResolvedValue({ clients: [{ clientId: leo.id, session: collected }] })
  await user.click(form.getByRole('button', { name: 'Record payment' }))
  expect(await (await details()).findByText('Copay $25.00 collected')).toBeVisible()
  expect(address()).toContain(`appointment=${visit.id}`)
  expect(record.mock.calls.map(([, body]) => body)).toEqual([
    {
      ...{ clientId: leo.id, method: 'card', amountCents: 2_500, receivedOn: '2026-11-17', reference: '' },
      ...{ allocations: [], holds },
    },
  ])
})

test('of a group it is asked once, and says whose copay is to be collected', async () => {
  const mia = { id: fixtureId(32), name: 'Mia Ross', attendance: 'present' as const }
  const { listHoldsOfAppointment } = show({ of: { ...visit, clients: [leo, mia] } })
  listHoldsOfAppointment.mockResolvedValue({
    clients: [
      { clientId: mia.id, session: toCollect },
      { clientId: leo.id, session: null },
    ],
  })
  expect(await screen.findByText('Mia Ross: Copay $25.00 to collect')).toBeVisible()
  expect(screen.queryByText(/^Leo Grant: /)).toBeNull()
  expect(listHoldsOfAppointment).toHaveBeenCalledTimes(1)
})

test('a card on file is charged for it, and a decline is said in its place', async () => {
  const refusal = new ApiError({
    ...{ code: 'provider_refused', status: 409, requestId: null, serverMessage: 'Your card was declined.' },
  })
  const { user, chargeCard } = show()
  chargeCard.mockRejectedValueOnce(refusal)
  const form = await collect(user)
  const card = 'Visa ending in 4242, on file'
  await waitFor(async () => {
    await user.click(form.getByRole('button', { name: /Method/ }))
    const isThere = screen.queryByRole('option', { name: card }) !== null
    if (!isThere) await user.keyboard('{Escape}')
    expect(isThere).toBe(true)
  })
  await user.click(screen.getByRole('option', { name: card }))
  await user.click(form.getByRole('button', { name: 'Charge card' }))
  expect(await form.findByText('Your card was declined.')).toBeVisible()
  await user.click(form.getByRole('button', { name: 'Charge card' }))
  await details()
  const body = { clientId: leo.id, cardId: aCard().id, amountCents: 2_500, allocations: [], holds }
  expect(chargeCard.mock.calls.map(([, sent]) => sent)).toEqual([body, body])
})

test('what the server refuses of the session stands at the amount', async () => {
  const { user, record } = show()
  record.mockRejectedValueOnce(
    new ApiError({
      ...{ code: 'validation_failed', status: 422, serverMessage: null, requestId: null },
      fieldErrors: [{ path: 'holds.0.appointmentId', message: 'An invoice bills it' }],
    }),
  )
  const form = await collect(user)
  await user.click(form.getByRole('button', { name: 'Record payment' }))
  await waitFor(() =>
    expect(form.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(/An invoice bills it/),
  )
})

test.each([
  [
    'who may not record payments',
    { permissions: ['appointments:view', 'invoices:view'] satisfies User['permissions'] },
  ],
  ['a session that the client pays', { of: { ...visit, billingType: 'self_pay' as const } }],
])('for %s no copay is asked about', async (_of, options) => {
  const { listHoldsOfAppointment } = show(options)
  expect(await (await details()).findByText('Completed')).toBeVisible()
  expect(listHoldsOfAppointment).not.toHaveBeenCalled()
})

test('the question about cancelling says what becomes of what is held', async () => {
  const { user, listHoldsOfAppointment } = show({ of: { ...visit, status: 'scheduled' } })
  listHoldsOfAppointment.mockResolvedValue({ clients: [{ clientId: leo.id, session: collected }] })
  await user.click(await (await details()).findByRole('button', { name: 'Cancel appointment' }))
  const question = within(await screen.findByRole('dialog', { name: 'Cancel this appointment?' }))
  expect(await question.findByText('$25.00 is held for this session, and becomes free credit.')).toBeVisible()
  await user.click(question.getByRole('radio', { name: /Late cancellation/ }))
  expect(question.getByText('$25.00 stays held for this session.')).toBeVisible()
})
