import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryStyles } from './retry-styles'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('styles that could not be had go, and are asked for again', () => {
  retryStyles(document)
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.setAttribute('href', '/assets/frame.css')
  document.head.append(link)
  link.dispatchEvent(new Event('error'))
  expect(document.querySelector('link[href="/assets/frame.css"]')).toBeNull()
  vi.advanceTimersByTime(2_000)
  const again = document.querySelector('link[href="/assets/frame.css"]')
  expect(again).not.toBeNull()
  expect(again).not.toBe(link)
})
