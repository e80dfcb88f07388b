import { createDeferred } from '@oaklet/api/testing'
import { toasts } from '@oaklet/design-system'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endOffers, offerUndo, settleOffers } from './offer-undo'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  toasts.clear()
  vi.useRealTimers()
})

const offer = (act: () => Promise<unknown> = () => Promise.resolve()) =>
  offerUndo({ title: 'Annex deleted', titleOfReturn: 'Annex is back' }, act)
const shown = () => toasts.visibleToasts.map(({ content }) => content.title)
const closeFirst = () => toasts.close(toasts.visibleToasts[0]?.key ?? '')

test('is taken by its button, and says so: nothing is done', async () => {
  const act = vi.fn(() => Promise.resolve())
  const answer = offer(act)
  toasts.visibleToasts[0]?.content.onAction?.()
  toasts.close(toasts.visibleToasts.find(({ content }) => content.title === 'Annex deleted')?.key ?? '')
  expect(await answer).toBe(false)
  expect(act).not.toHaveBeenCalled()
  expect(shown()).toEqual(['Annex is back'])
})

test('is over when its toast is closed: only then it is done', async () => {
  const act = vi.fn(() => Promise.resolve())
  const answer = offer(act)
  expect(act).not.toHaveBeenCalled()
  closeFirst()
  expect(await answer).toBe(true)
  expect(act).toHaveBeenCalledOnce()
})

test('what fails once it was over is told to whoever offered it', async () => {
  const answer = offer(() => Promise.reject(new Error('down')))
  closeFirst()
  await expect(answer).rejects.toThrow('down')
})

test('is over at the moment when the page is left, while there is still time to send something', async () => {
  const act = vi.fn(() => Promise.resolve())
  const answer = offer(act)
  window.dispatchEvent(new Event('pagehide'))
  expect(act).toHaveBeenCalledOnce()
  expect(await answer).toBe(true)
  expect(shown()).toEqual([])
})

test('stands while the person is asked whether to leave the page', () => {
  const act = vi.fn(() => Promise.resolve())
  void offer(act)
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(act).not.toHaveBeenCalled()
  expect(shown()).toEqual(['Annex deleted'])
})

test('is over when the person signs out, which waits for the answer, even a refusal', async () => {
  const slow = createDeferred<undefined>()
  const answers = Promise.allSettled([
    offer(() => slow.promise),
    offer(() => Promise.reject(new Error('no'))),
  ])
  const isSettled = vi.fn()
  const settled = settleOffers().then(isSettled)
  expect(shown()).toEqual([])
  await vi.advanceTimersByTimeAsync(0)
  expect(isSettled).not.toHaveBeenCalled()
  slow.resolve(undefined)
  await settled
  expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
})

test('waits also for what was on its way before', async () => {
  const slow = createDeferred<undefined>()
  void offer(() => slow.promise)
  closeFirst()
  const isSettled = vi.fn()
  const settled = settleOffers().then(isSettled)
  await vi.advanceTimersByTimeAsync(0)
  expect(isSettled).not.toHaveBeenCalled()
  slow.resolve(undefined)
  await settled
})

test('counts as taken when the person has left, so that nothing is done as the next one, who sees none of it', async () => {
  const answers = Promise.all([offer(), offer()])
  expect(endOffers()).toBe(2)
  expect(await answers).toEqual([false, false])
  expect(shown()).toEqual([])
  expect(endOffers()).toBe(0)
})
