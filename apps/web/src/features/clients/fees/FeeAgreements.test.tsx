import { ApiError } from '@oaklet/api'
import type { FeeAgreement, Permission } from '@oaklet/api/contract'
import { aClient, aFeeAgreement, aPractice, aService, fixtureId } from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { FeeAgreements } from './FeeAgreements'

const TODAY = '2026-11-17'
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(`${TODAY}T13:00:00Z`) }))

const BEGUN = aFeeAgreement()
const COMING = aFeeAgreement({
  ...{ id: fixtureId(96), serviceCode: null, feeCents: null, percentOff: 20, startsOn: '2027-01-01' },
})

function show(
  agreements: FeeAgreement[],
  calls: FakeApi['feeAgreements'] = {},
  permissions?: readonly Permission[],
) {
  const view = renderScreen(<FeeAgreements client={aClient()} practice={aPractice()} today={TODAY} />, {
    api: {
      feeAgreements: { list: () => Promise.resolve(agreements), ...calls },
      services: { list: () => Promise.resolve([aService()]) },
    },
    ...(permissions && { user: { permissions: [...permissions] } }),
  })
  const act = async (name: RegExp, what: string) => {
    await view.user.click(await screen.findByRole('button', { name }))
    await view.user.click(await screen.findByRole('menuitem', { name: what }))
  }
  return { ...view, act, save: () => view.user.keyboard('{Control>}{Enter}{/Control}') }
}
const dialog = () => within(screen.getByRole('dialog'))
const textbox = async (name: RegExp) =>
  within(await screen.findByRole('dialog')).findByRole('textbox', { name })

test('lists what is agreed, since when, why and by whom, and how it stands today', async () => {
  show([COMING, BEGUN])
  const list = await screen.findByRole('list', { name: 'Fee agreements' })
  const [coming, begun] = within(list).getAllByRole('listitem')
  expect(coming).toHaveTextContent(/All services: 20% off.*From January 1, 2027.*Begins later/)
  expect(begun).toHaveTextContent(
    /90834: \$90\.00.*Since November 1, 2026 · Sliding scale · agreed by Dana Reyes and the client.*In force/,
  )
})

test('says so where nothing is agreed, and offers no changes to those who may make none', async () => {
  show([], {}, ['clients:view', 'invoices:view'])
  expect(await screen.findByText(/booked at the full fees/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add fee agreement' })).toBeNull()
})

test('adds a percentage off all services', async () => {
  const create = vi.fn(() => Promise.resolve(COMING))
  const { user, save } = show([], { create })
  await user.click(await screen.findByRole('button', { name: 'Add fee agreement' }))
  await user.click(await dialog().findByRole('button', { name: /Service/ }))
  await user.click(await screen.findByRole('option', { name: 'All services' }))
  await user.click(dialog().getByRole('radio', { name: /percentage/ }))
  await user.type(await textbox(/Percentage off/), '20')
  await user.type(await textbox(/Reason/), 'Hardship')
  await user.type(await textbox(/Who agreed/), 'Dana Reyes')
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(create).toHaveBeenCalledExactlyOnceWith(
    { practiceId: fixtureId(3), clientId: fixtureId(30) },
    {
      ...{ serviceCode: null, feeCents: null, percentOff: 20, reason: 'Hardship', agreedBy: 'Dana Reyes' },
      ...{ startsOn: TODAY, endsOn: null },
    },
    expect.objectContaining({ idempotencyKey: expect.any(String) as unknown }),
  )
})

test('of one that began, what was agreed stays, and only what comes later can be deleted', async () => {
  const { act, user } = show([COMING, BEGUN])
  await act(/Actions for 90834/, 'Change or end')
  expect(await textbox(/Agreed fee/)).toBeDisabled()
  expect(dialog().getByText(/add another agreement/)).toBeVisible()
  expect(await textbox(/Reason/)).toBeEnabled()
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: /Actions for 90834/ }))
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Change or end',
  ])
})

test('asks before one is deleted', async () => {
  const remove = vi.fn(() => Promise.resolve())
  const { act, user } = show([COMING], { remove })
  await act(/Actions for All services/, 'Delete')
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(remove).toHaveBeenCalledOnce())
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('a refusal stands at its field and keeps what was typed', async () => {
  const message = 'This client has an agreement for all services in these days.'
  const refused = new ApiError({
    ...{ code: 'validation_failed', status: 422, serverMessage: 'Check the marked fields.', requestId: null },
    fieldErrors: [{ path: 'serviceCode', message }],
  })
  const { act, user, save } = show([COMING], { update: () => Promise.reject(refused) })
  await act(/Actions for All services/, 'Change or end')
  const reason = await textbox(/Reason/)
  await user.clear(reason)
  await user.type(reason, 'Hardship')
  await save()
  expect(await dialog().findByRole('link', { name: message })).toBeVisible()
  expect(reason).toHaveValue('Hardship')
})
