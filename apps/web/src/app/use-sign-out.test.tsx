import { createDeferred } from '@oaklet/api/testing'
import { toasts } from '@oaklet/design-system'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { offerUndo } from '../shared/offer-undo'
import { renderScreen } from '../testing/render-screen'
import { useSignOut } from './use-sign-out'

function WayOut() {
  return <button onClick={useSignOut()}>Sign out</button>
}
const signOut = () => act(() => screen.getByRole('button').click())
const offer = (removal: () => Promise<unknown>) =>
  offerUndo({ title: 'Annex deleted', titleOfReturn: 'Annex is back' }, removal)

afterEach(() => {
  act(() => toasts.clear())
  vi.useRealTimers()
})

test('sends what waits for its undo, and signs out once that was answered', async () => {
  const answer = createDeferred<undefined>()
  const { session } = renderScreen(<WayOut />)
  const done = offer(() => answer.promise)
  signOut()
  expect(session.logout).not.toHaveBeenCalled()
  answer.resolve(undefined)
  await waitFor(() => expect(session.logout).toHaveBeenCalledOnce())
  expect(await done).toBe(true)
})

test('signs out at once when nothing waits', async () => {
  const { session } = renderScreen(<WayOut />)
  signOut()
  await act(() => Promise.resolve())
  expect(session.logout).toHaveBeenCalledOnce()
})

test('waits two seconds at most', async () => {
  vi.useFakeTimers()
  const { session } = renderScreen(<WayOut />)
  void offer(() => createDeferred().promise)
  signOut()
  await vi.advanceTimersByTimeAsync(1999)
  expect(session.logout).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(session.logout).toHaveBeenCalledOnce()
})
