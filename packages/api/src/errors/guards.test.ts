import { describe, expect, it } from 'vitest'
import { ApiError } from './ApiError'
import { ContractError } from './ContractError'
import {
  hasErrorCode,
  isApiError,
  isContractError,
  isNetworkError,
  isRateLimited,
  isUnauthorized,
  userMessage,
} from './guards'
import { NetworkError } from './NetworkError'
import { RateLimitedError } from './RateLimitedError'
import { UnauthorizedError } from './UnauthorizedError'

const facts = { code: 'internal', status: 500, serverMessage: null, requestId: null } as const
const errors = {
  api: new ApiError(facts),
  unauthorized: new UnauthorizedError({ ...facts, code: 'unauthenticated', status: 401 }),
  rateLimited: new RateLimitedError({ ...facts, code: 'rate_limited', status: 429 }, 9),
  network: new NetworkError('unreachable'),
  contract: new ContractError('listClients', 'data.items.0.id', 'This is not a record id'),
  foreign: new Error('other'),
  notAnError: { kind: 'api' },
}

const guards = { isApiError, isUnauthorized, isRateLimited, isNetworkError, isContractError }
const accepted: Record<keyof typeof guards, readonly string[]> = {
  isApiError: ['api', 'unauthorized', 'rateLimited'],
  isUnauthorized: ['unauthorized'],
  isRateLimited: ['rateLimited'],
  isNetworkError: ['network'],
  isContractError: ['contract'],
}

it.each(Object.entries(guards))('%s knows its own errors and no others', (name, guard) => {
  const known = Object.entries(errors).flatMap(([label, error]) => (guard(error) ? [label] : []))
  expect(known).toEqual(accepted[name as keyof typeof guards])
})

it('hasErrorCode asks for the exact code', () => {
  expect(hasErrorCode(errors.api, 'internal')).toBe(true)
  expect(hasErrorCode(errors.api, 'stale_edit')).toBe(false)
  expect(hasErrorCode(errors.network, 'internal')).toBe(false)
})

describe('the sentence to show', () => {
  it('is the server’s own', () => {
    const error = new ApiError({ ...facts, serverMessage: 'That e-mail is taken' })
    expect(userMessage(error, 'Registration failed')).toBe('That e-mail is taken')
  })

  it.each(['api', 'network', 'contract', 'foreign', 'notAnError'] as const)(
    'is the fallback for %s',
    (label) => {
      expect(userMessage(errors[label], 'Login failed')).toBe('Login failed')
    },
  )

  it('is the specification’s for a rate limit', () => {
    expect(userMessage(errors.rateLimited, 'Login failed')).toBe('Too many requests. Please wait 9 seconds.')
  })
})

it('names every error for its class', () => {
  expect(Object.values(errors).flatMap((error) => (error instanceof Error ? [error.name] : []))).toEqual([
    'ApiError',
    'UnauthorizedError',
    'RateLimitedError',
    'NetworkError',
    'ContractError',
    'Error',
  ])
})

it('says in a ContractError which call broke it, and where', () => {
  expect(errors.contract.message).toBe(
    'The answer of listClients breaks the contract at data.items.0.id: This is not a record id',
  )
})
