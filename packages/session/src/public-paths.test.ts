import { expect, it } from 'vitest'
import { isPublicPath } from './public-paths'

it.each(['/login', '/register', '/login/', '/client-onboarding/abc'])('%s is public', (path) => {
  expect(isPublicPath(path)).toBe(true)
})

it.each(['/', '/dashboard', '/loginx', '/clients', '/client-onboardings', '/x/login'])(
  '%s is not',
  (path) => {
    expect(isPublicPath(path)).toBe(false)
  },
)
