import { ApiError, APPOINTMENT_SERIES_MESSAGES, NetworkError } from '@oaklet/api'
import type {
  ExtendedSeries,
  ExtendSeriesBody,
  PreviewExtensionBody,
  SeriesPreview,
} from '@oaklet/api/contract'
import {
  anAppointment,
  anExtendedSeries,
  aSeriesOccurrence,
  aSeriesPreview,
  fixtureId,
} from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { ExtendSeriesDialog } from './ExtendSeriesDialog'

const series = { id: fixtureId(45), freq: 'weekly' as const, every: 1, place: 5, count: 12 }
const free: SeriesPreview = { occurrences: [aSeriesOccurrence()], seen: 'free' }

beforeAll(() => {
  // jsdom has no layout, so there is nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined
})

function open(verbs: object = {}) {
  const previewExtension = vi.fn<(params: object, body: PreviewExtensionBody) => Promise<SeriesPreview>>()
  previewExtension.mockResolvedValue(free)
  const extend = vi.fn<(params: object, body: ExtendSeriesBody) => Promise<ExtendedSeries>>()
  extend.mockResolvedValue(anExtendedSeries())
  const onExtended = vi.fn()
  const { user } = renderScreen(
    <ExtendSeriesDialog
      appointment={anAppointment({ series, timeZone: 'America/New_York' })}
      onExtended={onExtended}
      onClose={() => undefined}
    />,
    { api: { appointmentSeries: { previewExtension, extend, ...verbs } } },
  )
  const look = () => user.click(screen.getByRole('button', { name: 'Look through the dates' }))
  return { user, look, previewExtension, extend, onExtended }
}

test('dates are added by a number, looked through and booked', async () => {
  const { user, look, previewExtension, extend, onExtended } = open()
  const more = await screen.findByRole('textbox', { name: 'More appointments' })
  await user.clear(more)
  await user.type(more, '1')
  await look()
  const dialog = within(await screen.findByRole('dialog', { name: 'More dates' }))
  const body = { more: 1, endsOn: null, choices: [] }
  expect(previewExtension.mock.calls[0]?.slice(0, 2)).toMatchObject([{ seriesId: series.id }, body])
  await user.click(dialog.getByRole('button', { name: 'Book 1 appointment' }))
  await waitFor(() => expect(onExtended).toHaveBeenCalledWith(anExtendedSeries()))
  expect(extend.mock.calls[0]?.[1]).toEqual({ ...body, seen: 'free' })
})

test('what is missing, and what the server refuses, stands at its field', async () => {
  const why = 'There are only 9 dates until May 4, 2027'
  const facts = { status: 422, code: 'validation_failed', serverMessage: null, requestId: null } as const
  const refused = new ApiError({ ...facts, fieldErrors: [{ path: 'more', message: why }] })
  const previewExtension = vi.fn().mockRejectedValue(refused)
  const { user, look } = open({ previewExtension })
  const more = await screen.findByRole('textbox', { name: 'More appointments' })
  await user.clear(more)
  await look()
  await waitFor(() => expect(more).toHaveAccessibleDescription(/Choose a number from 1 to 299/))
  expect(previewExtension).not.toHaveBeenCalled()
  await user.type(more, '20')
  await look()
  await waitFor(() => expect(more).toHaveAccessibleDescription(new RegExp(why)))
  expect(more).toHaveValue('20')
})

test('a refusal shows what is in the way now, and a failure keeps everything', async () => {
  const facts = { status: 409, code: 'series_conflicts', serverMessage: null, requestId: null } as const
  const current = aSeriesPreview({ seen: 'another' })
  const extend = vi.fn().mockRejectedValueOnce(new NetworkError('unreachable'))
  extend.mockRejectedValueOnce(new ApiError({ ...facts, current }))
  const { user, look, previewExtension, onExtended } = open({ extend })
  await screen.findByRole('textbox', { name: 'More appointments' })
  await look()
  const dialog = within(await screen.findByRole('dialog', { name: 'More dates' }))
  await user.click(dialog.getByRole('button', { name: 'Book 1 appointment' }))
  expect(await dialog.findByText(new RegExp(`^${APPOINTMENT_SERIES_MESSAGES.extend}\\.`))).toBeVisible()
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Book 1 appointment' })).toBeEnabled())
  previewExtension.mockResolvedValue(current)
  await user.click(dialog.getByRole('button', { name: 'Book 1 appointment' }))
  expect(await dialog.findByText(/^Nothing was booked: something else stands in the way/)).toBeVisible()
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Book 3 appointments' })).toBeDisabled())
  expect(onExtended).not.toHaveBeenCalled()
})
