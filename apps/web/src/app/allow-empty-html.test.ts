import { afterEach, expect, test, vi } from 'vitest'
import { allowEmptyHtml } from './allow-empty-html'

afterEach(() => vi.unstubAllGlobals())

test('lets an element be emptied, and refuses any other text as HTML', () => {
  const createPolicy = vi.fn<(name: string, rules: { createHTML: (html: string) => string | null }) => void>()
  vi.stubGlobal('trustedTypes', { createPolicy })
  allowEmptyHtml()
  const rules = createPolicy.mock.lastCall?.[1]
  expect(rules?.createHTML('')).toBe('')
  expect(rules?.createHTML('<img src=x onerror=alert(1)>')).toBeNull()
})

test('does nothing in a browser without Trusted Types', () => {
  vi.stubGlobal('trustedTypes', undefined)
  expect(allowEmptyHtml).not.toThrow()
})
