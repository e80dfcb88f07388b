import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'

// A busy machine is slow, not wrong: an awaited thing may take its time.
configure({ asyncUtilTimeout: 10_000 })

// What is found twice, as a toast beside its announcement, is waited for until one of the two goes by a timer.
const foundTwice: string[] = []
const { getElementError } = getConfig()
configure({
  getElementError: (message, container) => {
    if (message?.startsWith('Found multiple elements')) foundTwice.push(message.split('\n', 1).join())
    return getElementError(message, container)
  },
})

// The test's window, where there is one, draws nothing, so nothing in it scrolls.
if ('Element' in globalThis) Element.prototype.scrollIntoView = () => undefined

// What opens is at hand, as it is once a first screen has settled.
beforeAll(async () => {
  const { preloadParts } = await import('../lazy/lazy-part')
  await preloadParts()
})

beforeEach(() => {
  // The clock stands at the moment that vitest.config.ts names.
  vi.useFakeTimers({ toFake: ['Date'] })
  foundTwice.length = 0
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  expect(vi.mocked(console.error).mock.calls, 'console.error').toEqual([])
  expect(vi.mocked(console.warn).mock.calls, 'console.warn').toEqual([])
  expect(foundTwice, 'found twice').toEqual([])
})
