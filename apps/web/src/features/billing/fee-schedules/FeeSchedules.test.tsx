import { ApiError } from '@oaklet/api'
import type { FeeSchedule } from '@oaklet/api/contract'
import { aFeeSchedule, aPayer, aPractice, aService, fixtureId } from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { FeeSchedules } from './FeeSchedules'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T13:00:00Z') }))

const FORMER = aFeeSchedule({ id: fixtureId(98), startsOn: '2025-01-01', endsOn: '2025-12-31' })

function show(schedules: FeeSchedule[], calls: FakeApi['feeSchedules'] = {}) {
  const view = renderScreen(<FeeSchedules payers={[aPayer()]} />, {
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      feeSchedules: { list: () => Promise.resolve(schedules), ...calls },
      services: { list: () => Promise.resolve([aService({ code: '90834' }), aService({ code: '90837' })]) },
    },
  })
  const act = async (name: string, what: string) => {
    await view.user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
    await view.user.click(await screen.findByRole('menuitem', { name: what }))
  }
  return { ...view, act, save: () => view.user.keyboard('{Control>}{Enter}{/Control}') }
}
const dialog = () => within(screen.getByRole('dialog'))
const service = async (index: number) =>
  within(await screen.findByRole('group', { name: `Service ${index}` }))
const csv = (text: string) => new File([text], 'rates.csv', { type: 'text/csv' })
const chooseFile = async (user: ReturnType<typeof show>['user'], text: string) => {
  // It waits for the services.
  await waitFor(() => expect(dialog().getByRole('button', { name: /Choose a? ?file/ })).toBeEnabled())
  const input = document.querySelector('input[type="file"]')
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file')
  await user.upload(input, csv(text))
}

test('tells whose fees are in force, and how many', async () => {
  show([aFeeSchedule(), FORMER])
  await screen.findByRole('grid', { name: 'Fee schedules' })
  const [current, former] = screen.getAllByRole('row').slice(1)
  expect(current).toHaveTextContent(/Aetna.*Since January 1, 2026.*2 fees.*In force/)
  expect(former).toHaveTextContent(/January 1, 2025 to December 31, 2025.*Ended/)
})

test('a schedule is changed line by line, and the focus goes to the one after a removed one', async () => {
  const update = vi.fn(() => Promise.resolve(aFeeSchedule({ version: 2 })))
  const { user, act, save } = show([aFeeSchedule()], { update })
  await act('Aetna from Jan 1, 2026', 'Edit')
  await user.click((await service(1)).getByRole('button', { name: 'Remove service 1: 90834' }))
  await waitFor(() => expect(screen.getByRole('group', { name: 'Service 1' })).toHaveFocus())
  const amount = (await service(1)).getByRole('textbox', { name: 'Allowed' })
  await user.clear(amount)
  await user.type(amount, '141.25')
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(update).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
    ...{ payerId: fixtureId(60), startsOn: '2026-01-01', endsOn: null, version: 1 },
    lines: [{ code: '90837', modifier: '95', credential: 'LCSW', allowedCents: 14_125 }],
  })
})

test('a file in which all is right takes the place of the lines, and is saved only when that is asked', async () => {
  const update = vi.fn(() => Promise.resolve(aFeeSchedule({ version: 2 })))
  const { user, act, save } = show([aFeeSchedule()], { update })
  await act('Aetna from Jan 1, 2026', 'Edit')
  await service(1)
  await chooseFile(user, 'code,allowed\n90834,113.00\n')
  expect(await dialog().findByText(/1 service was taken from the file/)).toBeVisible()
  expect((await service(1)).getByRole('textbox', { name: 'Allowed' })).toHaveValue('113.00')
  expect(screen.queryByRole('group', { name: 'Service 2' })).toBeNull()
  expect(update).not.toHaveBeenCalled()
  await save()
  await waitFor(() => expect(update).toHaveBeenCalledOnce())
})

test('a file with anything to put right is told row by row, and changes nothing', async () => {
  const { user, act } = show([aFeeSchedule()])
  await act('Aetna from Jan 1, 2026', 'Edit')
  await service(1)
  await chooseFile(user, 'code,allowed\n90834,113.00\n90999,10\n90837,"1,00"\n')
  const rows = within(await dialog().findByRole('grid', { name: 'Rows to put right' })).getAllByRole('row')
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/3.*90999 is not in your list of services/),
    expect.stringMatching(/4.*“1,00” is no amount/),
  ])
  expect((await service(1)).getByRole('textbox', { name: 'Allowed' })).toHaveValue('112.00')
})

test('leads to what is missing, and keeps what was typed when the server refuses it', async () => {
  const message = 'This payer has a fee schedule in these days.'
  const refused = new ApiError({
    ...{ code: 'validation_failed', status: 422, serverMessage: 'Check the marked fields.', requestId: null },
    fieldErrors: [{ path: 'startsOn', message }],
  })
  const { user, act, save } = show([aFeeSchedule()], { update: () => Promise.reject(refused) })
  await act('Aetna from Jan 1, 2026', 'Edit')
  const credential = (await service(1)).getByRole('textbox', { name: /Credential/ })
  await user.type(credential, 'PhD')
  await save()
  expect(await dialog().findByRole('link', { name: message })).toBeVisible()
  expect(credential).toHaveValue('PhD')
})

test('asks before one is deleted', async () => {
  const remove = vi.fn(() => Promise.resolve())
  const { user, act } = show([FORMER], { remove })
  await act('Aetna from Jan 1, 2025', 'Delete')
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(remove).toHaveBeenCalledOnce())
})
