import { expect, it } from 'vitest'
import { ApiError } from '../errors/ApiError'
import { ContractError } from '../errors/ContractError'
import { NetworkError } from '../errors/NetworkError'
import { UnauthorizedError } from '../errors/UnauthorizedError'
import { analyticsMessage } from './analytics-messages'

const refused = (status: number, serverMessage: string | null) => ({
  status,
  serverMessage,
  code: 'internal' as const,
  requestId: null,
})

it.each([
  [
    'a session that ended',
    new UnauthorizedError(refused(401, 'Sign in')),
    'fetch',
    'Session expired. Please refresh the page or log in again.',
  ],
  [
    'a bad range, in the server’s words',
    new ApiError(refused(400, 'Choose a date')),
    'fetch',
    'Choose a date',
  ],
  [
    'a bad range without words',
    new ApiError(refused(400, null)),
    'export',
    'Invalid date range or parameters',
  ],
  ['another refusal, in the server’s words', new ApiError(refused(403, 'Not you')), 'export', 'Not you'],
  [
    'another refusal without words',
    new ApiError(refused(500, null)),
    'fetch',
    'Failed to fetch analytics data',
  ],
  ['no answer', new NetworkError('unreachable'), 'fetch', 'Failed to fetch analytics data'],
  ['no answer to an export', new NetworkError('timeout'), 'export', 'Failed to export analytics data'],
  [
    'an answer of a wrong shape',
    new ContractError('exportAnalytics', '', ''),
    'export',
    'Failed to export analytics data',
  ],
] as const)('says the specification’s sentence for %s', (_, error, doing, sentence) => {
  expect(analyticsMessage(error, doing)).toBe(sentence)
})
