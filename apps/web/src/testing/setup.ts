import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// A busy machine is slow, not wrong: an awaited thing may take its time.
configure({ asyncUtilTimeout: 10_000 })

// The test's window draws nothing, so nothing in it scrolls.
Element.prototype.scrollIntoView = () => undefined

beforeEach(() => {
  // No rule of a screen goes by the hour at which it is tested: a Tuesday, 8:00 in New York.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T13:00:00Z') })
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
  window.localStorage.clear()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  expect(vi.mocked(console.error).mock.calls, 'console.error').toEqual([])
  expect(vi.mocked(console.warn).mock.calls, 'console.warn').toEqual([])
})
