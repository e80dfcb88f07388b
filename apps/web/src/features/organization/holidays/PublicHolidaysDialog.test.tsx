import { ApiError } from '@oaklet/api'
import type { AddHolidaysBody, Holiday } from '@oaklet/api/contract'
import { aHoliday, aLocation, aPractice, aPublicHoliday, createDeferred } from '@oaklet/api/testing'
import { ToastRegion, toasts } from '@oaklet/design-system'
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { HolidaysSection } from './HolidaysSection'

const COUNTRIES = [
  { code: 'DE', name: 'Germany' },
  { code: 'US', name: 'United States of America' },
]
const CHRISTMAS = aPublicHoliday({
  name: 'Christmas Day',
  date: '2026-12-25',
  recurringType: 'yearly_date',
})
const KNOWN = aPublicHoliday({ knownAs: 'Turkey day' })
const failure = new ApiError({ code: 'internal', status: 500, serverMessage: null, requestId: null })

const listPublic = vi.fn<NonNullable<NonNullable<FakeApi['holidays']>['listPublic']>>()
const addAll = vi.fn<NonNullable<NonNullable<FakeApi['holidays']>['addAll']>>()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T20:00:00Z') })
  listPublic.mockReset().mockResolvedValue({
    regions: [{ code: 'OR', name: 'Oregon' }],
    holidays: [CHRISTMAS, KNOWN],
  })
  addAll.mockReset()
  return () => vi.useRealTimers()
})
// Returns nothing, because awaiting the call keeps React's queue open for what comes late.
afterEach(() => {
  act(() => toasts.clear())
})

async function open(holidays: Holiday[] = []) {
  const shown = renderScreen(
    <>
      <HolidaysSection />
      <ToastRegion />
    </>,
    {
      api: {
        organization: { practice: () => Promise.resolve(aPractice()) },
        locations: { list: () => Promise.resolve([aLocation()]) },
        holidays: {
          list: () => Promise.resolve(holidays),
          listCountries: () => Promise.resolve(COUNTRIES),
          listPublic,
          addAll,
        },
      },
    },
  )
  await shown.user.click(await screen.findByRole('button', { name: 'Add public holidays' }))
  await screen.findByRole('checkbox', { name: 'Christmas Day' })
  const dialog = within(screen.getByRole('dialog', { name: 'Add public holidays' }))
  return { ...shown, dialog }
}

test('offers those of the practice’s country and region, without what it has already', async () => {
  const { dialog } = await open()
  expect(dialog.getByRole('combobox', { name: 'Country' })).toHaveValue('United States of America')
  expect(dialog.getByRole('button', { name: /Year/ })).toHaveTextContent('2026')
  expect(dialog.getByRole('checkbox', { name: 'Christmas Day' })).toBeChecked()
  const known = dialog.getByRole('checkbox', { name: 'Thanksgiving Day' })
  expect(known).not.toBeChecked()
  expect(known).toHaveAccessibleDescription(/You have “Turkey day” then/)
  expect(listPublic).toHaveBeenCalledWith(expect.anything(), { country: 'US', year: 2026 }, expect.anything())
})

test('adds those that are chosen, and shows them on the list', async () => {
  const holidays: Holiday[] = []
  addAll.mockImplementation(() => {
    holidays.push(aHoliday({ name: 'Christmas Day', date: '2026-12-25' }))
    return Promise.resolve([...holidays])
  })
  const { dialog, user } = await open(holidays)
  await user.click(dialog.getByRole('button', { name: 'Add 1 holiday' }))
  expect(await screen.findByRole('alertdialog', { name: '1 holiday added' })).toBeVisible()
  expect(await screen.findByRole('list', { name: 'Holidays' })).toHaveTextContent('Christmas Day')
  const body: AddHolidaysBody = {
    holidays: [
      {
        ...{ name: 'Christmas Day', date: '2026-12-25', recurring: true, recurringType: 'yearly_date' },
        ...{ locations: [], description: '' },
      },
    ],
  }
  expect(addAll).toHaveBeenCalledWith(expect.anything(), body, expect.anything())
})

test('asks for at least one, and sends nothing', async () => {
  const { dialog, user } = await open()
  await user.click(dialog.getByRole('checkbox', { name: 'Christmas Day' }))
  await user.click(dialog.getByRole('button', { name: 'Add 0 holidays' }))
  expect(await dialog.findAllByText('Choose at least one holiday')).not.toHaveLength(0)
  expect(addAll).not.toHaveBeenCalled()
})

test('keeps what is chosen when it could not be added, and sends it again under the same key', async () => {
  addAll.mockRejectedValueOnce(failure).mockResolvedValueOnce([aHoliday()])
  const { dialog, user } = await open()
  await user.click(dialog.getByRole('checkbox', { name: 'Thanksgiving Day' }))
  await user.click(dialog.getByRole('button', { name: 'Add 2 holidays' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to add holiday')
  expect(dialog.getByRole('checkbox', { name: 'Thanksgiving Day' })).toBeChecked()
  await user.click(dialog.getByRole('button', { name: 'Add 2 holidays' }))
  expect(await screen.findByRole('alertdialog', { name: '1 holiday added' })).toBeVisible()
  const keys = addAll.mock.calls.map(([, , options]) => options?.idempotencyKey)
  expect(new Set(keys).size).toBe(1)
})

test('holidays that could not be had can be asked for again', async () => {
  const { dialog, user } = await open()
  listPublic.mockRejectedValueOnce(failure)
  await user.click(dialog.getByRole('button', { name: /Year/ }))
  await user.click(await screen.findByRole('option', { name: '2027' }))
  expect(await dialog.findByText('Failed to load holidays')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByRole('checkbox', { name: 'Christmas Day' })).toBeChecked()
})

test('adds nothing of the year before while the next one’s holidays are on their way', async () => {
  const { dialog, user } = await open()
  const next = createDeferred<Awaited<ReturnType<typeof listPublic>>>()
  listPublic.mockReturnValueOnce(next.promise)
  await user.click(dialog.getByRole('button', { name: /Year/ }))
  await user.click(await screen.findByRole('option', { name: '2027' }))
  await user.keyboard('{Control>}{Enter}{/Control}')
  await user.click(dialog.getByRole('button', { name: /Loading/ }))
  expect(addAll).not.toHaveBeenCalled()
  next.resolve({ regions: [], holidays: [aPublicHoliday({ name: 'Next year', date: '2027-11-25' })] })
  expect(await dialog.findByRole('checkbox', { name: 'Next year' })).toBeChecked()
  expect(dialog.getByRole('button', { name: 'Add 1 holiday' })).toBeVisible()
})
