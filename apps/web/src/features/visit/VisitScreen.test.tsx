import { ApiError, NetworkError, RateLimitedError, type VisitsApi } from '@oaklet/api'
import type { Visit } from '@oaklet/api/contract'
import { aVisit } from '@oaklet/api/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { saveFile } from '../../shared/save-file'
import { PageShownContext } from '../../shared/use-page'
import { VisitsContext } from '../../shared/use-visits'
import { fakeSession } from '../../testing/fake-services'
import { renderScreen } from '../../testing/render-screen'
import { VisitScreen } from './VisitScreen'

vi.mock('../../shared/save-file', () => ({ saveFile: vi.fn() }))
beforeEach(() => void vi.mocked(saveFile).mockClear())

const token = 'org.secret'
const gone = () =>
  new ApiError({ code: 'link_unavailable', status: 404, serverMessage: null, requestId: null })

function show(visit: Visit = aVisit(), calls: Partial<VisitsApi> = {}, at = `/visit#${token}`) {
  const api = {
    open: vi.fn(() => Promise.resolve(visit)),
    confirm: vi.fn(() => Promise.resolve(aVisit({ state: 'confirmed' }))),
    cancel: vi.fn(() => Promise.resolve(aVisit({ state: 'cancelled', isOpen: false }))),
    ask: vi.fn(() => Promise.resolve(aVisit({ hasAsked: true }))),
    setReminders: vi.fn(() => Promise.resolve(aVisit({ areRemindersStopped: true }))),
    ...calls,
  }
  const view = renderScreen(
    <PageShownContext value={{ current: true }}>
      <VisitsContext value={api}>
        <VisitScreen />
      </VisitsContext>
    </PageShownContext>,
    {
      ...{ at, route: '/visit' },
      session: fakeSession({ status: 'signed-out', user: null, reason: null }),
    },
  )
  const press = async (name: string) => view.user.click(await screen.findByRole('button', { name }))
  return { ...view, api, press }
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('shows when the appointment is, and answers nothing by itself', async () => {
  const { api } = show()
  expect(await screen.findByText('Tuesday, November 17, 2026')).toBeVisible()
  expect(await heading('Your appointment')).toBeVisible()
  expect(screen.getByText('9:00 AM to 9:50 AM (Eastern Time)')).toBeVisible()
  expect(screen.getByText('Do you have a question? Please call (518) 555-0142.')).toBeVisible()
  expect(document.title).toMatch(/^Your appointment/)
  expect(api.open).toHaveBeenCalledExactlyOnceWith({ token }, expect.anything())
  for (const answer of [api.confirm, api.cancel, api.ask, api.setReminders])
    expect(answer).not.toHaveBeenCalled()
})

test('confirms by one press, and the new heading has the focus', async () => {
  const { api, press } = show()
  await press('Confirm')
  await waitFor(async () => expect(await heading('Your appointment is confirmed')).toHaveFocus())
  expect(api.confirm).toHaveBeenCalledExactlyOnceWith({ token })
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
})

test('asks once more before it cancels, and says what that may cost', async () => {
  const { api, press } = show(aVisit({ lateHours: 24 }))
  await press('Cancel appointment')
  await waitFor(async () => expect(await heading('Cancel your appointment?')).toHaveFocus())
  expect(api.cancel).not.toHaveBeenCalled()
  expect(screen.getByText('Less than 24 hours are left. The practice may charge for it.')).toBeVisible()
  await press('Keep it')
  await waitFor(async () => expect(await heading('Your appointment')).toHaveFocus())
  await press('Cancel appointment')
  await heading('Cancel your appointment?')
  await press('Cancel appointment')
  await waitFor(async () => expect(await heading('Your appointment is cancelled')).toHaveFocus())
  expect(api.cancel).toHaveBeenCalledExactlyOnceWith({ token })
  expect(screen.getByText('Please call (518) 555-0142 if you want another appointment.')).toBeVisible()
})

test('says nothing of a charge where there is time enough', async () => {
  const { press } = show()
  await press('Cancel appointment')
  await heading('Cancel your appointment?')
  expect(screen.queryByText(/may charge/)).toBeNull()
})

test('asks for another time, keeps what was typed through a failure, and says that it was asked', async () => {
  const ask = vi
    .fn<VisitsApi['ask']>()
    .mockRejectedValueOnce(new NetworkError('unreachable'))
    .mockResolvedValue(aVisit({ hasAsked: true }))
  const { press, user } = show(aVisit(), { ask })
  await press('Ask for another time')
  await waitFor(async () => expect(await heading('Ask for another time')).toHaveFocus())
  await press('Send')
  const field = screen.getByRole('textbox', { name: 'Which days and times suit you?' })
  expect(field).toHaveAccessibleDescription(/Tell us which days and times suit you/)
  expect(ask).not.toHaveBeenCalled()
  await user.type(field, 'Any morning')
  await press('Send')
  expect(await screen.findByRole('alert')).toHaveTextContent(/^We can’t send what you wrote/)
  expect(field).toHaveValue('Any morning')
  await press('Send')
  await waitFor(async () => expect(await heading('Your appointment')).toHaveFocus())
  expect(ask).toHaveBeenLastCalledWith({ token, text: 'Any morning' })
  expect(screen.getByText(/^You have asked for another time/)).toBeVisible()
})

test('stops the reminders, and starts them again', async () => {
  const setReminders = vi
    .fn<VisitsApi['setReminders']>()
    .mockResolvedValueOnce(aVisit({ areRemindersStopped: true }))
    .mockResolvedValueOnce(aVisit())
  const { press } = show(aVisit(), { setReminders })
  await press('Stop reminders')
  // It is announced, too.
  expect(await screen.findAllByText('You get no reminders of your appointments.')).toHaveLength(2)
  await press('Start reminders')
  expect(await screen.findAllByText('You get a mail before each appointment.')).toHaveLength(2)
  expect(setReminders.mock.calls.map(([body]) => body)).toEqual([
    { token, isStopped: true },
    { token, isStopped: false },
  ])
})

test('gives a calendar the appointment', async () => {
  const { press } = show()
  await press('Add to calendar')
  expect(saveFile).toHaveBeenCalledOnce()
  const [file] = vi.mocked(saveFile).mock.lastCall ?? []
  expect(file).toMatchObject({ contentType: 'text/calendar', fileName: 'appointment.ics' })
  expect(new TextDecoder().decode(file?.bytes)).toContain('DTSTART:20261117T140000Z')
})

test('a link that can’t be used says what to do, whatever the reason', async () => {
  show(aVisit(), { open: () => Promise.reject(gone()) }, '/visit')
  expect(await heading('This link can’t be used any more')).toBeVisible()
  expect(screen.getByText(/Use the link in your last mail, or call the practice/)).toBeVisible()
})

test('an appointment that has begun can’t be answered any more', async () => {
  show(aVisit({ isOpen: false, practicePhone: '' }), {}, `/visit?view=cancel#${token}`)
  expect(
    await screen.findByText('Your appointment can’t be changed here any more. Please call Oakwood.'),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
})

test('what could not be loaded is loaded again, and what could not be answered is said', async () => {
  const open = vi
    .fn<VisitsApi['open']>()
    .mockRejectedValueOnce(new NetworkError('unreachable'))
    .mockResolvedValue(aVisit())
  const limited = new RateLimitedError(
    { code: 'rate_limited', status: 429, serverMessage: null, requestId: null },
    30,
  )
  const { press } = show(aVisit(), { open, confirm: () => Promise.reject(limited) })
  await press('Try again')
  await press('Confirm')
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Too many requests/)
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeVisible()
})
