import { afterEach, expect, test, vi } from 'vitest'
import { announce } from './announce'

afterEach(() => vi.useRealTimers())

const log = (politeness: string) => document.querySelector(`[role="log"][aria-live="${politeness}"]`)

test('says a polite message without interrupting, and an assertive one at once', () => {
  announce('Saved')
  announce('The connection was lost', 'assertive')
  expect(log('polite')).toHaveTextContent('Saved')
  expect(log('assertive')).toHaveTextContent('The connection was lost')
})

test('stays audible while a dialog hides the rest of the page', () => {
  announce('Moved')
  expect(log('polite')).toHaveAttribute('data-live-announcer', 'true')
})

test('forgets a message after 7 s, so that nobody meets it while reading the page', () => {
  vi.useFakeTimers()
  announce('Gone soon')
  vi.advanceTimersByTime(6999)
  expect(log('polite')).toHaveTextContent('Gone soon')
  vi.advanceTimersByTime(1)
  expect(log('polite')).not.toHaveTextContent('Gone soon')
})

test('makes its log again when the page was emptied', () => {
  announce('first')
  document.body.replaceChildren()
  announce('second')
  expect(log('polite')).toHaveTextContent('second')
})
