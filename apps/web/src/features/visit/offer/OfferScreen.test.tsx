import { ApiError, NetworkError, type OffersApi } from '@oaklet/api'
import type { OfferedTime } from '@oaklet/api/contract'
import { anOfferedTime } from '@oaklet/api/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { OffersContext } from '../../../shared/use-offers'
import { PageShownContext } from '../../../shared/use-page'
import { fakeSession } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { OfferScreen } from './OfferScreen'

const token = 'org.secret'

function show(offer: OfferedTime = anOfferedTime(), calls: Partial<OffersApi> = {}) {
  const api = {
    open: vi.fn(() => Promise.resolve(offer)),
    accept: vi.fn(() => Promise.resolve(anOfferedTime({ state: 'accepted' }))),
    decline: vi.fn(() => Promise.resolve(anOfferedTime({ state: 'declined' }))),
    ...calls,
  }
  const view = renderScreen(
    <PageShownContext value={{ current: true }}>
      <OffersContext value={api}>
        <OfferScreen />
      </OffersContext>
    </PageShownContext>,
    {
      ...{ at: `/offer#${token}`, route: '/offer' },
      session: fakeSession({ status: 'signed-out', user: null, reason: null }),
    },
  )
  const press = async (name: string) => view.user.click(await screen.findByRole('button', { name }))
  return { ...view, api, press }
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('shows the time, with whom and until when, and answers nothing by itself', async () => {
  const { api } = show()
  expect(await screen.findByText('Tuesday, November 17, 2026')).toBeVisible()
  expect(await heading('A time for you')).toBeVisible()
  expect(screen.getByText('With Dr. Imani Cole, at Main Street')).toBeVisible()
  expect(screen.getByText(/until 11:00 AM on Monday, November 16/)).toBeVisible()
  expect(api.open).toHaveBeenCalledExactlyOnceWith({ token }, expect.anything())
  expect([api.accept, api.decline].map((call) => vi.mocked(call).mock.calls.length)).toEqual([0, 0])
})

test.each([
  ['Take this time', 'This time is yours', 'accept'],
  ['No, thank you', 'You declined this time', 'decline'],
] as const)('%s is one press, and the new heading has the focus', async (name, title, verb) => {
  const { api, press } = show()
  await press(name)
  await waitFor(async () => expect(await heading(title)).toHaveFocus())
  expect(api[verb]).toHaveBeenCalledExactlyOnceWith({ token })
  expect(screen.queryByRole('button', { name })).toBeNull()
})

test.each([
  ['taken', 'This time is taken'],
  ['ended', 'This offer is over'],
] as const)('an offer that is %s says so, and offers nothing', async (state, title) => {
  show(anOfferedTime({ state }))
  expect(await heading(title)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('Do you have a question? Please call (518) 555-0142.')).toBeVisible()
})

test('somebody who was too slow reads that the time is taken', async () => {
  const { press } = show(anOfferedTime(), {
    accept: vi.fn(() => Promise.resolve(anOfferedTime({ state: 'taken' }))),
  })
  await press('Take this time')
  expect(await heading('This time is taken')).toBeVisible()
})

test('an answer that is lost can be given again', async () => {
  const accept = vi.fn<OffersApi['accept']>()
  accept
    .mockRejectedValueOnce(new NetworkError('unreachable'))
    .mockResolvedValue(anOfferedTime({ state: 'accepted' }))
  const { press } = show(anOfferedTime(), { accept })
  await press('Take this time')
  await screen.findByRole('alert')
  await press('Take this time')
  expect(await heading('This time is yours')).toBeVisible()
})

test('a link that is no longer good says no more than that', async () => {
  const gone = new ApiError({ code: 'link_unavailable', status: 404, serverMessage: null, requestId: null })
  show(anOfferedTime(), { open: () => Promise.reject(gone) })
  expect(await heading('This link can’t be used any more')).toBeVisible()
})

test('an offer that can’t be loaded is tried again', async () => {
  const open = vi.fn<OffersApi['open']>()
  open.mockRejectedValueOnce(new NetworkError('unreachable')).mockResolvedValue(anOfferedTime())
  const { press } = show(anOfferedTime(), { open })
  await press('Try again')
  expect(await screen.findByText('Tuesday, November 17, 2026')).toBeVisible()
})
