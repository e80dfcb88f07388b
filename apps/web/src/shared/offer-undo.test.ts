import { toasts } from '@oaklet/design-system'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endOffers, offerUndo } from './offer-undo'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  toasts.clear()
  vi.useRealTimers()
})

const offer = () => offerUndo('Annex deleted', 'Annex is back')
const shown = () => toasts.visibleToasts.map(({ content }) => content.title)

test('is taken by its button, and says so', async () => {
  const answer = offer()
  toasts.visibleToasts[0]?.content.onAction?.()
  toasts.close(toasts.visibleToasts.find(({ content }) => content.title === 'Annex deleted')?.key ?? '')
  expect(await answer).toBe(true)
  expect(shown()).toEqual(['Annex is back'])
})

test('is over when its toast is closed', async () => {
  const answer = offer()
  toasts.close(toasts.visibleToasts[0]?.key ?? '')
  expect(await answer).toBe(false)
})

test('is over when the page is left', async () => {
  const answer = offer()
  window.dispatchEvent(new Event('pagehide'))
  expect(await answer).toBe(false)
  expect(shown()).toEqual([])
})

test('counts as taken when the person leaves, so that nothing is done as the next one, who sees none of it', async () => {
  const answers = Promise.all([offer(), offer()])
  endOffers()
  expect(await answers).toEqual([true, true])
  expect(shown()).toEqual([])
})
