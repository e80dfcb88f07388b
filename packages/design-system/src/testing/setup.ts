import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'

// A busy machine is slow, not wrong: an awaited thing may take its time.
configure({ asyncUtilTimeout: 10_000 })

// The test's window, where there is one, draws nothing, so nothing in it scrolls.
if ('Element' in globalThis) Element.prototype.scrollIntoView = () => undefined

// What opens is at hand, as it is once a first screen has settled.
beforeAll(async () => {
  const { preloadParts } = await import('../later/later')
  await preloadParts()
})

beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  cleanup()
  expect(vi.mocked(console.error).mock.calls, 'console.error').toEqual([])
  expect(vi.mocked(console.warn).mock.calls, 'console.warn').toEqual([])
})
