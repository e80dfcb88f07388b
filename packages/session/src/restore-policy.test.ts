import { expect, it } from 'vitest'
import { isPublicPath, restoreTries } from './restore-policy'

it.each(['/login', '/register', '/login/', '/client-onboarding/abc'])(
  '%s is public, and gets one try',
  (path) => {
    expect(isPublicPath(path)).toBe(true)
    expect(restoreTries(path).tries).toBe(1)
  },
)

it.each(['/', '/dashboard', '/loginx', '/clients', '/client-onboardings', '/x/login', '/forgot-password'])(
  '%s gets three tries, 1000 ms times the number of the try apart',
  (path) => {
    expect(isPublicPath(path)).toBe(false)
    expect(restoreTries(path)).toEqual({ tries: 3, delayMs: 1_000 })
  },
)
