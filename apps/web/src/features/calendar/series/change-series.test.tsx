import { ApiError, APPOINTMENT_SERIES_MESSAGES, NetworkError } from '@oaklet/api'
import type { ChangedSeries, ChangeSeriesBody, PreviewSeriesChangeBody } from '@oaklet/api/contract'
import {
  aChangedOccurrence,
  aChangedSeries,
  aClinician,
  aLocation,
  anAppointment,
  anOverlapConflict,
  aPractice,
  aSeriesChangePreview,
  aService,
  fixtureId,
} from '@oaklet/api/testing'
import { toasts } from '@oaklet/design-system'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { CalendarScreen } from '../CalendarScreen'

const NEW_YORK = 'America/New_York'
const series = { id: fixtureId(45), freq: 'weekly' as const, every: 1, place: 5, count: 8 }
const leo = anAppointment({
  ...{ id: fixtureId(70), timeZone: NEW_YORK, status: 'scheduled', series },
  ...{ startsAt: '2026-11-17T21:00:00.000Z', endsAt: '2026-11-17T21:50:00.000Z' },
  clients: [{ id: fixtureId(30), name: 'Leo Grant', attendance: 'expected' }],
})
const alone = anAppointment({ ...leo, series: null })
const LATER = { startsAt: '2026-11-17T21:30:00.000Z', endsAt: '2026-11-17T22:20:00.000Z' }
const moved = { ...leo, ...LATER, version: leo.version + 1 }

/** Each of these at 4:30 PM, which they were at 4:00 PM before. */
const rows = ['2026-11-17', '2026-12-01', '2026-12-08'].map((date, index) =>
  aChangedOccurrence({
    ...{ date, appointmentId: index === 0 ? leo.id : fixtureId(70 + index) },
    ...{ startsAt: `${date}T21:30:00Z`, endsAt: `${date}T22:20:00Z` },
    before: { startsAt: `${date}T21:00:00Z`, endsAt: `${date}T21:50:00Z` },
  }),
)
const cancelled = {
  ...{ appointmentId: fixtureId(75), date: '2026-11-24', startsAt: '2026-11-24T21:00:00Z' },
  reason: 'cancelled' as const,
}
const byHand = {
  ...{ appointmentId: fixtureId(76), date: '2026-11-10', startsAt: '2026-11-12T16:00:00Z' },
  reason: 'changed' as const,
}
const following = aSeriesChangePreview({ occurrences: rows, kept: [cancelled] })
const overlap = { kind: 'overlap' as const, conflict: anOverlapConflict() }
/** On the second of the dates somebody else is there. */
const taken = aSeriesChangePreview({
  ...following,
  occurrences: rows.map((one, index) => (index === 1 ? { ...one, choice: null, issues: [overlap] } : one)),
  seen: 'another',
})
const refusedWith = (facts: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ ...{ status: 409, code: 'internal', serverMessage: null, requestId: null }, ...facts })

beforeAll(() => {
  // jsdom has no layout, so there is nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined
})
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => {
  act(() => toasts.clear())
})

/** What the server answers; of `all`, one more was moved by hand. */
const answered = (_params: object, body: PreviewSeriesChangeBody) =>
  Promise.resolve(body.scope === 'all' ? { ...following, kept: [cancelled, byHand] } : following)

function show({ at = '', list = [leo], appointments = {}, ...verbs }: ShowOptions = {}) {
  const previewChange = vi.fn(answered)
  const change = vi.fn<(params: object, body: ChangeSeriesBody) => Promise<ChangedSeries>>()
  change.mockResolvedValue(aChangedSeries({ count: 3, keptCount: 1, appointment: moved }))
  const shown = renderScreen(<CalendarScreen />, {
    at: `/calendar?date=2026-11-17${at}`,
    api: {
      organization: { practice: () => Promise.resolve(aPractice({ timeZone: NEW_YORK })) },
      staff: { listClinicians: () => Promise.resolve([aClinician()]) },
      locations: { listActive: () => Promise.resolve([aLocation()]) },
      services: { list: () => Promise.resolve([aService()]) },
      appointments: { list: () => Promise.resolve(list), ...appointments },
      appointmentSeries: { previewChange, change, ...verbs },
    },
  })
  return { ...shown, previewChange, change }
}
interface ShowOptions {
  at?: string
  list?: (typeof leo)[]
  appointments?: object
  [verb: string]: unknown
}
type User = ReturnType<typeof show>['user']

const event = (time: string) => screen.findByRole('button', { name: new RegExp(`^Leo Grant.*${time}`) })
const which = async () => within(await screen.findByRole('dialog', { name: 'Which appointments?' }))
const preview = async () => within(await screen.findByRole('dialog', { name: 'Change these appointments?' }))
const saysToast = (title: RegExp | string) =>
  waitFor(() => expect(toasts.visibleToasts.map(({ content }) => content.title)).toContainEqual(title))

/** Moves the appointment half an hour by keys. */
async function moveByKeys(user: User) {
  const found = await event('4:00 PM to 4:50 PM')
  act(() => found.focus())
  await user.keyboard('{F2}{ArrowDown}{Enter}')
  return which()
}

/** Chooses this and the following, and looks them through. */
async function lookThrough(user: User) {
  const dialog = await moveByKeys(user)
  await user.click(await dialog.findByRole('radio', { name: 'This and the 2 after it' }))
  await user.click(dialog.getByRole('button', { name: 'Look through them' }))
  return preview()
}

test('a move of one that repeats asks which, with how many, and Enter moves only this one', async () => {
  const move = vi.fn().mockResolvedValue(moved)
  const { user, change } = show({ appointments: { move } })
  const dialog = await moveByKeys(user)
  expect(await dialog.findByRole('radio', { name: 'All 4 that can still change' })).toBeEnabled()
  expect(dialog.getByRole('radio', { name: 'This and the 2 after it' })).toHaveAccessibleDescription(
    /^Tuesday, November 24 was cancelled and stays cancelled\./,
  )
  expect(dialog.getByRole('radio', { name: 'Only Tuesday, November 17' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(move).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(change).not.toHaveBeenCalled()
})

test('Escape puts it back where it was, with the focus on it', async () => {
  const { user, change } = show()
  await moveByKeys(user)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const back = await event('4:00 PM to 4:50 PM')
  await waitFor(() => expect(back).toHaveFocus())
  expect(change).not.toHaveBeenCalled()
  expect(toasts.visibleToasts).toEqual([])
})

test('several are looked through and moved at once, and undone by their change', async () => {
  const undo = vi.fn().mockResolvedValue({ seriesId: series.id, count: 3 })
  const { user, change } = show({ undo })
  const dialog = await lookThrough(user)
  const row = dialog.getByRole('row', { name: /December 1/ })
  expect(row).toHaveTextContent('4:30 PM to 5:20 PM')
  expect(row).toHaveTextContent('Tuesday, December 1, 4:00 PM to 4:50 PM')
  await user.click(dialog.getByRole('button', { name: 'Change 3 appointments' }))
  await saysToast('3 appointments moved to 4:30 PM; 1 was kept')
  expect(change.mock.calls[0]?.slice(0, 2)).toMatchObject([
    { seriesId: series.id },
    {
      ...{ appointmentId: leo.id, version: leo.version, scope: 'following', includeOverridden: false },
      ...{ change: { kind: 'edit', start: '16:30' }, choices: [], seen: following.seen },
    },
  ])
  await waitFor(async () => expect(await event('4:30 PM to 5:20 PM')).toHaveFocus())
  await user.keyboard('{Control>}z{/Control}')
  await saysToast('Undone: 3 appointments are as before')
  expect(undo.mock.calls[0]?.[0]).toMatchObject({ changeId: aChangedSeries().changeId })
  await user.keyboard('{Control>}z{/Control}')
  expect(undo).toHaveBeenCalledTimes(1)
})

test('what was changed by hand changes too where that is wanted', async () => {
  const { user, previewChange } = show()
  const dialog = await moveByKeys(user)
  expect(dialog.queryByRole('checkbox')).toBeNull()
  await user.click(await dialog.findByRole('radio', { name: 'All 4 that can still change' }))
  const too = dialog.getByRole('checkbox', { name: 'Change it too' })
  expect(too).toHaveAccessibleDescription('Thursday, November 12 was changed by hand and stays.')
  await user.click(too)
  await user.keyboard('{Enter}')
  await preview()
  expect(previewChange.mock.lastCall?.[1]).toMatchObject({ scope: 'all', includeOverridden: true })
})

test('Back goes to the question with its choice kept, and from there to where it was', async () => {
  const { user, change } = show()
  const dialog = await lookThrough(user)
  await user.click(dialog.getByRole('button', { name: 'Back' }))
  const asked = await which()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Change these/ })).toBeNull())
  expect(asked.getByRole('radio', { name: 'This and the 2 after it' })).toBeChecked()
  await user.keyboard('{Escape}')
  expect(await event('4:00 PM to 4:50 PM')).toBeVisible()
  expect(change).not.toHaveBeenCalled()
})

test('what came into the way meanwhile is shown, and nothing is changed until it is decided', async () => {
  const change = vi.fn().mockRejectedValueOnce(refusedWith({ code: 'series_conflicts', current: taken }))
  change.mockResolvedValue(aChangedSeries({ count: 2, keptCount: 2, appointment: moved }))
  const { user, previewChange } = show({ change })
  const dialog = await lookThrough(user)
  previewChange.mockResolvedValue(taken)
  await user.click(dialog.getByRole('button', { name: 'Change 3 appointments' }))
  expect(
    await dialog.findByText(/^Nothing was changed: something else stands in the way of 1 date/),
  ).toBeVisible()
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Change 3 appointments' })).toBeDisabled())
  await user.click(dialog.getByRole('button', { name: /What to do on Tuesday, December 1/ }))
  expect(await screen.findByRole('option', { name: 'Change anyway' })).toBeVisible()
  const left = taken.occurrences.map((one) => ({ ...one, choice: one.choice ?? ('skip' as const) }))
  previewChange.mockResolvedValue({ ...taken, occurrences: left })
  await user.click(screen.getByRole('option', { name: 'Leave as it is' }))
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Change 2 appointments' })).toBeEnabled())
  await user.click(dialog.getByRole('button', { name: 'Change 2 appointments' }))
  await saysToast('2 appointments moved to 4:30 PM; 2 were kept')
  expect(change.mock.calls[1]?.[1]).toMatchObject({ choices: [{ date: '2026-12-01', choice: 'skip' }] })
})

test('a lost connection changes nothing, keeps what was chosen, and the next press sends the same again', async () => {
  const change = vi.fn().mockRejectedValueOnce(new NetworkError('unreachable'))
  change.mockResolvedValue(aChangedSeries({ count: 3, keptCount: 0, appointment: moved }))
  const { user } = show({ change })
  const dialog = await lookThrough(user)
  await user.click(dialog.getByRole('button', { name: 'Change 3 appointments' }))
  expect(
    await dialog.findByText(new RegExp(`^${APPOINTMENT_SERIES_MESSAGES.change}. Oaklet can’t be reached`)),
  ).toBeVisible()
  await waitFor(() => expect(dialog.getByRole('button', { name: /^Change 3/ })).toBeEnabled())
  await user.click(dialog.getByRole('button', { name: /^Change 3/ }))
  await saysToast('3 appointments moved to 4:30 PM')
  expect(change.mock.calls[1]).toEqual(change.mock.calls[0])
})

test('a series that can’t be moved by this one says why, and this one can be moved alone', async () => {
  const why = 'The time of this appointment was changed by hand, so the others can’t move with it'
  const fieldErrors = [{ path: 'change.start', message: why }]
  const previewChange = vi
    .fn()
    .mockRejectedValue(refusedWith({ status: 422, code: 'validation_failed', fieldErrors }))
  const move = vi.fn().mockResolvedValue(moved)
  const { user } = show({ previewChange, appointments: { move } })
  const dialog = await moveByKeys(user)
  await waitFor(() => expect(dialog.getByRole('radiogroup')).toHaveAccessibleDescription(why))
  expect(dialog.getByRole('radio', { name: 'All that can still change' })).toBeDisabled()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(move).toHaveBeenCalledTimes(1))
})

test('where it is not known what would change, that is said with a way to ask again', async () => {
  const previewChange = vi.fn(answered).mockRejectedValueOnce(new NetworkError('unreachable'))
  const { user } = show({ previewChange })
  const dialog = await moveByKeys(user)
  expect(await dialog.findByText(new RegExp(APPOINTMENT_SERIES_MESSAGES.previewChange))).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByRole('radio', { name: 'This and the 2 after it' })).toBeEnabled()
})

test('an undo that is refused says which one has changed, and is not offered again', async () => {
  const by = anOverlapConflict({ clientNames: 'Leo Grant', startsAt: LATER.startsAt, endsAt: LATER.endsAt })
  const undo = vi.fn().mockRejectedValue(refusedWith({ code: 'undo_refused', conflicts: [by] }))
  const { user } = show({ undo })
  const dialog = await lookThrough(user)
  await user.click(dialog.getByRole('button', { name: 'Change 3 appointments' }))
  await saysToast('3 appointments moved to 4:30 PM; 1 was kept')
  await user.keyboard('{Control>}z{/Control}')
  await saysToast(
    'Nothing was undone: Leo Grant, Tuesday, November 17, 4:30 PM to 5:20 PM, was changed since or is in the way',
  )
  await user.keyboard('{Control>}z{/Control}')
  expect(undo).toHaveBeenCalledTimes(1)
})

test('an undo that did not arrive can be tried again', async () => {
  const undo = vi.fn().mockRejectedValueOnce(new NetworkError('unreachable'))
  const { user } = show({ undo: undo.mockResolvedValue({ seriesId: series.id, count: 3 }) })
  const dialog = await lookThrough(user)
  await user.click(dialog.getByRole('button', { name: 'Change 3 appointments' }))
  await saysToast('3 appointments moved to 4:30 PM; 1 was kept')
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(toasts.visibleToasts[0]?.content.title).toMatch(/can’t be reached/))
  await user.keyboard('{Control>}z{/Control}')
  await saysToast('Undone: 3 appointments are as before')
})

test('an edit of several sends only what was changed', async () => {
  const { user, previewChange, change } = show({ at: `&appointment=${leo.id}` })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await user.type(await screen.findByRole('textbox', { name: /Memo/ }), 'Back door')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const dialog = await which()
  await user.click(await dialog.findByRole('radio', { name: 'This and the 2 after it' }))
  await user.keyboard('{Enter}')
  await user.click((await preview()).getByRole('button', { name: 'Change 3 appointments' }))
  await saysToast('3 appointments changed; 1 was kept')
  expect(previewChange.mock.calls[0]?.[1].change).toEqual({ kind: 'edit', memo: `${leo.memo}Back door` })
  expect(change).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an edit of only this one is saved as ever, and both versions are shown where another person was first', async () => {
  const theirs = { ...leo, memo: 'By the side door', version: leo.version + 1 }
  const update = vi.fn().mockRejectedValue(refusedWith({ code: 'stale_edit', current: theirs }))
  const { user, change } = show({ at: `&appointment=${leo.id}`, appointments: { update } })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await user.type(await screen.findByRole('textbox', { name: /Memo/ }), 'Back door')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await (await which()).findByRole('radio', { name: 'This and the 2 after it' })
  await user.keyboard('{Enter}')
  expect(await screen.findByText('By the side door')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save mine over theirs' }))
  await which()
  expect(update.mock.calls[0]?.[1]).toMatchObject({ version: leo.version, memo: `${leo.memo}Back door` })
  expect(change).not.toHaveBeenCalled()
})

test('several are cancelled by the practice, and only one as it was asked before', async () => {
  const { user, change } = show({ at: `&appointment=${leo.id}` })
  await user.click(await screen.findByRole('button', { name: 'Cancel appointment' }))
  await (await which()).findByRole('radio', { name: 'This and the 2 after it' })
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Cancel this appointment?' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Keep it' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel appointment' }))
  const dialog = await which()
  await user.click(await dialog.findByRole('radio', { name: 'This and the 2 after it' }))
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/^They are cancelled by the clinician: nothing is billed/)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Cancel 3 appointments' }))
  await saysToast('3 appointments cancelled; 1 was kept')
  expect(change.mock.calls[0]?.[1]).toMatchObject({ change: { kind: 'cancel' }, scope: 'following' })
})

test('one that does not repeat is moved without a question', async () => {
  const move = vi.fn().mockResolvedValue({ ...alone, ...LATER })
  const { user, previewChange } = show({ list: [alone], appointments: { move } })
  const found = await event('4:00 PM to 4:50 PM')
  act(() => found.focus())
  await user.keyboard('{F2}{ArrowDown}{Enter}')
  await waitFor(() => expect(move).toHaveBeenCalledTimes(1))
  expect(previewChange).not.toHaveBeenCalled()
})
