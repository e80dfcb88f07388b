import { describe, expect, it } from 'vitest'
import { isRateLimited, isUnauthorized } from '../errors/guards'
import { ERROR_CODES } from '../wire/error-body'
import { errorFromResponse } from './error-from-response'

const errorFor = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  errorFromResponse({ status, body, headers: new Headers(headers), nowMs: 0 })

describe('the error of a refused answer', () => {
  it('carries all that the body says', () => {
    const fieldErrors = [{ path: 'firstName', message: 'Enter a first name' }]
    const error = errorFor(422, {
      success: false,
      code: 'validation_failed',
      message: 'Some fields need attention',
      fieldErrors,
      requestId: 'r-1',
    })
    expect(error).toMatchObject({
      kind: 'api',
      code: 'validation_failed',
      status: 422,
      message: 'Some fields need attention',
      userMessage: 'Some fields need attention',
      fieldErrors,
      requestId: 'r-1',
      name: 'ApiError',
    })
  })

  it('carries the record as it stands, and what is already there', () => {
    const body = {
      success: false,
      message: 'm',
      requestId: 'r',
      current: { version: 3 },
      conflicts: [{ id: 1 }],
    }
    const error = errorFor(409, { ...body, code: 'stale_edit' })
    expect(error.current).toEqual({ version: 3 })
    expect(error.conflicts).toEqual([{ id: 1 }])
  })

  it.each([
    [400, 'malformed_request'],
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [404, 'not_found'],
    [413, 'payload_too_large'],
    [422, 'validation_failed'],
    [429, 'rate_limited'],
    [500, 'internal'],
    [502, 'unavailable'],
    [503, 'unavailable'],
    [504, 'unavailable'],
  ])('has a code for a %i without a usable body: %s', (status, code) => {
    const error = errorFor(status, null, { 'x-request-id': 'r-2' })
    expect(error).toMatchObject({ code, status, requestId: 'r-2', fieldErrors: [], conflicts: [] })
    expect(ERROR_CODES).toContain(error.code)
  })

  it('has no sentence to show when the server gave none', () => {
    expect(errorFor(500, null).userMessage).toBeNull()
    expect(errorFor(500, { message: '' }).userMessage).toBeNull()
  })

  it('takes a message from a body that is otherwise not the contract’s', () => {
    expect(errorFor(400, { message: 'Not like this' }).userMessage).toBe('Not like this')
  })

  it('is an UnauthorizedError for 401', () => {
    expect(isUnauthorized(errorFor(401, null))).toBe(true)
    expect(isUnauthorized(errorFor(403, null))).toBe(false)
  })

  it('is a RateLimitedError with the specification’s sentence for 429, whatever the server’s message', () => {
    const body = {
      success: false,
      code: 'rate_limited',
      message: 'Slow down',
      retryAfter: 12,
      requestId: 'r',
    }
    const error = errorFor(429, body, { 'retry-after': '99' })
    expect(isRateLimited(error)).toBe(true)
    expect(error).toMatchObject({
      retryAfterSeconds: 12,
      message: 'Too many requests. Please wait 12 seconds.',
      userMessage: 'Too many requests. Please wait 12 seconds.',
    })
  })
})
