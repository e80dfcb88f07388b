import { ApiError, APPOINTMENT_SERIES_MESSAGES, NetworkError } from '@oaklet/api'
import type {
  BookedSeries,
  CreateSeriesBody,
  PreviewSeriesBody,
  SeriesOccurrence,
  SeriesPreview,
} from '@oaklet/api/contract'
import {
  aBookedSeries,
  aClinician,
  aLocation,
  aPractice,
  aSeriesOccurrence,
  aSeriesPreview,
  aService,
  createDeferred,
  fixtureId,
} from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { BookDialog } from '../booking/BookDialog'
import { useAppointmentActions } from '../booking/use-appointment-actions'

const [clinician, location, service] = [aClinician(), aLocation(), aService()]
const NEW_YORK = 'America/New_York'

beforeAll(() => {
  // jsdom has no layout, so there is nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined
})

const SKIPPED: PreviewSeriesBody['choices'] = [{ date: '2026-11-24', choice: 'skip' }]

/** The preview as a server answers it: what is decided has its choice. */
const previewOf = ({ choices }: Pick<PreviewSeriesBody, 'choices'>): SeriesPreview => ({
  ...aSeriesPreview(),
  occurrences: aSeriesPreview().occurrences.map((one) => ({
    ...one,
    choice: choices.find(({ date }) => date === one.date)?.choice ?? one.choice,
  })),
  seen: `seen ${choices.length}`,
})

/** The preview in which a date is skipped that nothing stands in the way of any more. */
const skippedAndFree = (): SeriesPreview => ({
  seen: 'another',
  occurrences: previewOf({ choices: SKIPPED }).occurrences.map((one) => ({ ...one, issues: [] })),
})

/** What the server answers when something else stands in the way than was seen. */
const refusal = (current: SeriesPreview) =>
  new ApiError({
    ...{ status: 409, code: 'series_conflicts', serverMessage: null, requestId: null },
    current,
  })

const crashed = new ApiError({ status: 500, code: 'internal', serverMessage: null, requestId: null })

function Form(props: Pick<ComponentProps<typeof BookDialog>, 'onSeriesBooked' | 'onClose'>) {
  const { create } = useAppointmentActions()
  const client = { id: fixtureId(30), name: 'Mari Vega' }
  const given = { client, date: '2026-11-17', start: '09:00', minutes: 45, serviceCode: service.code }
  return (
    <BookDialog
      practice={aPractice({ timeZone: NEW_YORK })}
      choices={{ clinicians: [clinician], locations: [location], services: [service] }}
      given={{ ...given, clinicianId: clinician.id, place: location.id }}
      create={create}
      onBooked={() => undefined}
      {...props}
    />
  )
}

/** Opens a form in which all is filled in but how it repeats. */
function open(series: object = {}) {
  const preview = vi.fn((_params: object, body: PreviewSeriesBody) => Promise.resolve(previewOf(body)))
  const create = vi.fn<(params: object, body: CreateSeriesBody) => Promise<BookedSeries>>()
  create.mockResolvedValue(aBookedSeries())
  const onSeriesBooked = vi.fn()
  const { user } = renderScreen(<Form onSeriesBooked={onSeriesBooked} onClose={() => undefined} />, {
    api: { appointmentSeries: { preview, create, ...series } },
  })
  const choose = async (label: RegExp, option: string) => {
    await user.click(await screen.findByRole('button', { name: label }))
    await user.click(await screen.findByRole('option', { name: option }))
  }
  return { user, preview, create, onSeriesBooked, choose }
}
type Opened = ReturnType<typeof open>

/** Chooses every week and looks the dates through. */
async function lookThrough({ user, choose }: Opened) {
  await choose(/Repeat/, 'Every week on Tuesday')
  await user.click(await screen.findByRole('button', { name: 'Look through the dates' }))
  return within(await screen.findByRole('dialog', { name: 'Repeating appointments' }))
}

test('what repeats is said in a sentence, and is sent as its rule', async () => {
  const opened = open()
  await opened.choose(/Repeat/, 'Every 2 weeks on Tuesday')
  expect(screen.getByText('Every 2 weeks on Tuesday, 12 times, until April 20, 2027.')).toBeVisible()
  await opened.user.click(screen.getByRole('button', { name: 'Look through the dates' }))
  await screen.findByRole('dialog', { name: 'Repeating appointments' })
  expect(opened.preview.mock.calls[0]?.[1]).toMatchObject({
    rule: { startsOn: '2026-11-17', freq: 'weekly', every: 2, weekdays: [1], count: 12, endsOn: null },
    ...{ start: '09:00', minutes: 45, timeZone: NEW_YORK, choices: [] },
  })
})

test('nothing is booked while a date is not decided, and then all as it was decided', async () => {
  const opened = open()
  const dialog = await lookThrough(opened)
  expect(dialog.getByText(/^3 appointments. 1 needs a decision/)).toBeVisible()
  expect(dialog.getByText('Overlaps Sam Okafor, 9:15 AM to 10:00 AM')).toBeVisible()
  const book = dialog.getByRole('button', { name: /^Book 3/ })
  expect(book).toBeDisabled()
  expect(book).toHaveAccessibleDescription('1 date needs a decision')
  await opened.choose(/What to do on Tuesday, November 24/, 'Skip')
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Book 2 appointments' })).toBeEnabled())
  await opened.user.click(dialog.getByRole('button', { name: 'Book 2 appointments' }))
  await waitFor(() => expect(opened.onSeriesBooked).toHaveBeenCalledTimes(1))
  expect(opened.create.mock.calls[0]?.[1]).toMatchObject({
    ...{ choices: [{ date: '2026-11-24', choice: 'skip', movedTo: null }], seen: 'seen 1' },
  })
})

test('a date is moved to another day, and may be moved again', async () => {
  const opened = open()
  const dialog = await lookThrough(opened)
  await opened.choose(/What to do on Tuesday, November 24/, 'Move…')
  const move = await screen.findByRole('dialog', { name: 'Move Tuesday, November 24' })
  await opened.user.click(within(move).getByRole('button', { name: 'Move it' }))
  await waitFor(() => expect(opened.preview).toHaveBeenCalledTimes(2))
  const movedTo = { date: '2026-11-24', start: '09:00' }
  expect(opened.preview.mock.calls[1]?.[1].choices).toEqual([{ date: '2026-11-24', choice: 'move', movedTo }])
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Book 3 appointments' })).toBeEnabled())
})

test('dates of one kind are decided together, and those without a question can be left out of sight', async () => {
  const taken = aSeriesPreview().occurrences[1]
  const preview = vi.fn((_params: object, body: PreviewSeriesBody) => {
    const occurrences = ['2026-11-24', '2026-12-01'].flatMap((date) => (taken ? [{ ...taken, date }] : []))
    const choice = body.choices[0]?.choice ?? null
    const decided = occurrences.map((one) => ({ ...one, choice }))
    return Promise.resolve({
      seen: '',
      occurrences: [...aSeriesPreview().occurrences.slice(0, 1), ...decided],
    })
  })
  const opened = open({ preview })
  const dialog = await lookThrough(opened)
  await opened.user.click(dialog.getByRole('switch', { name: 'Only those to decide' }))
  expect(dialog.queryByRole('row', { name: /November 17/ })).toBeNull()
  await opened.user.click(dialog.getByRole('button', { name: 'The 2 overlap an appointment' }))
  await opened.user.click(await screen.findByRole('menuitem', { name: 'Skip all' }))
  await waitFor(() => expect(preview).toHaveBeenCalledTimes(2))
  expect(preview.mock.calls[1]?.[1].choices.map(({ date, choice }) => [date, choice])).toEqual([
    ['2026-11-24', 'skip'],
    ['2026-12-01', 'skip'],
  ])
  await waitFor(() => expect(dialog.queryByRole('button', { name: /^The 2/ })).toBeNull())
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^1 appointment\.$/))
})

test('a long series is shown in parts, and the focus stays where it was put', async () => {
  const [first, taken] = aSeriesPreview().occurrences
  const occurrences = Array.from({ length: 101 }, (_, week) => ({
    ...((week === 100 ? taken : first) ?? aSeriesOccurrence()),
    date: new Date(Date.UTC(2026, 10, 17 + week * 7)).toISOString().slice(0, 10),
  }))
  const { user, ...opened } = open({ preview: () => Promise.resolve({ seen: '', occurrences }) })
  const dialog = await lookThrough({ user, ...opened })
  const onlyOpen = dialog.getByRole('switch', { name: 'Only those to decide' })
  await user.click(onlyOpen)
  expect(await dialog.findByRole('button', { name: /What to do on/ })).not.toHaveFocus()
  expect(onlyOpen).toHaveFocus()
  await user.click(onlyOpen)
  await user.click(await dialog.findByRole('button', { name: 'Show 1 more date' }))
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^101 appointments\. 1 needs/))
})

test('Escape goes back to the form, in which everything is as it was', async () => {
  const opened = open()
  await lookThrough(opened)
  await opened.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Repeating appointments' })).toBeNull())
  expect(screen.getByRole('button', { name: /Repeat/ })).toHaveTextContent('Every week on Tuesday')
  expect(opened.create).not.toHaveBeenCalled()
})

test('what came into the way meanwhile is shown, and nothing is booked', async () => {
  const current = aSeriesPreview({ seen: 'another' })
  const clear = (one: SeriesOccurrence) => ({ ...one, choice: 'book' as const, issues: [] })
  const nothing = { ...current, occurrences: current.occurrences.map(clear) }
  const preview = vi.fn().mockResolvedValueOnce(nothing).mockResolvedValue(current)
  const create = vi.fn().mockRejectedValue(refusal(current))
  const opened = open({ preview, create })
  const dialog = await lookThrough(opened)
  expect(dialog.queryByRole('switch')).toBeNull()
  await opened.user.click(dialog.getByRole('button', { name: 'Book 3 appointments' }))
  expect(
    await dialog.findByText(/^Nothing was booked: something else stands in the way of 1 date now\./),
  ).toBeVisible()
  expect(await dialog.findByText(/^3 appointments. 1 needs a decision/)).toBeVisible()
  expect(dialog.getByRole('switch', { name: 'Only those to decide' })).toBeVisible()
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^3 appointments\. 1 needs/))
  expect(opened.onSeriesBooked).not.toHaveBeenCalled()
})

test('with the server away the button keeps the focus, and books at the next press', async () => {
  const free = previewOf({ choices: SKIPPED })
  const preview = vi.fn().mockResolvedValueOnce(free)
  const create = vi.fn().mockRejectedValueOnce(new NetworkError('unreachable'))
  // The preview isn't answered while it is asked for anew.
  preview.mockReturnValue(createDeferred<SeriesPreview>().promise)
  const opened = open({ preview, create: create.mockResolvedValue(aBookedSeries()) })
  const dialog = await lookThrough(opened)
  const book = dialog.getByRole('button', { name: 'Book 2 appointments' })
  await opened.user.click(book)
  expect(await dialog.findByText(/^Failed to book the appointments\. Oaklet can’t be reached/)).toBeVisible()
  await waitFor(() => expect(preview).toHaveBeenCalledTimes(2))
  expect(book).toHaveFocus()
  await opened.user.keyboard('{Enter}')
  await waitFor(() => expect(opened.onSeriesBooked).toHaveBeenCalledTimes(1))
})

test('a skipped date stays skipped when nothing stands in its way any more', async () => {
  const create = vi.fn().mockRejectedValue(refusal(skippedAndFree()))
  const opened = open({ create })
  const dialog = await lookThrough(opened)
  await opened.choose(/What to do on Tuesday, November 24/, 'Skip')
  await opened.user.click(await dialog.findByRole('button', { name: 'Book 2 appointments' }))
  expect(await dialog.findByText(/something else stands in the way of 1 date now/)).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Book 2 appointments' })).toBeVisible()
  await waitFor(() =>
    expect(opened.preview.mock.lastCall?.[1].choices).toMatchObject([{ date: '2026-11-24', choice: 'skip' }]),
  )
})

test('when the next press fails otherwise, that is said', async () => {
  const create = vi.fn().mockRejectedValueOnce(refusal(skippedAndFree()))
  const opened = open({ create: create.mockRejectedValue(crashed) })
  const dialog = await lookThrough(opened)
  await opened.choose(/What to do on Tuesday, November 24/, 'Skip')
  await opened.user.click(await dialog.findByRole('button', { name: 'Book 2 appointments' }))
  expect(await dialog.findByText(/^Nothing was booked/)).toBeVisible()
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Book 2 appointments' })).toBeEnabled())
  await opened.user.click(dialog.getByRole('button', { name: 'Book 2 appointments' }))
  expect(await dialog.findByText(APPOINTMENT_SERIES_MESSAGES.create)).toBeVisible()
  expect(dialog.queryByText(/^Nothing was booked/)).toBeNull()
})

test('a preview that fails after a decision says so and nothing else', async () => {
  const preview = vi.fn().mockResolvedValueOnce(previewOf({ choices: [] }))
  const opened = open({ preview: preview.mockRejectedValueOnce(crashed) })
  const dialog = await lookThrough(opened)
  await opened.choose(/What to do on Tuesday, November 24/, 'Skip')
  expect(await dialog.findByText(APPOINTMENT_SERIES_MESSAGES.preview)).toBeVisible()
  expect(dialog.queryByText('All dates are skipped')).toBeNull()
  expect(dialog.getByRole('button', { name: 'Book appointments' })).toBeDisabled()
  preview.mockResolvedValue(previewOf({ choices: SKIPPED }))
  await opened.user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByRole('button', { name: 'Book 2 appointments' })).toBeEnabled()
})

test('a number that is none stands at its field, and nothing is asked', async () => {
  const opened = open()
  await opened.choose(/Repeat/, 'Every week on Tuesday')
  const count = await screen.findByRole('textbox', { name: 'Appointments' })
  await opened.user.clear(count)
  await opened.user.click(screen.getByRole('button', { name: 'Look through the dates' }))
  await waitFor(() => expect(count).toHaveAccessibleDescription(/Choose a number from 2 to 300/))
  expect(opened.preview).not.toHaveBeenCalled()
})
