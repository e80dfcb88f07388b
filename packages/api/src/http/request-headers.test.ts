import { describe, expect, it } from 'vitest'
import { type RequestHeaderFacts, requestHeaders } from './request-headers'

const headersFor = (facts: Partial<RequestHeaderFacts> = {}) =>
  requestHeaders({
    method: 'GET',
    applicationId: 'oaklet-web',
    requestId: 'id-1',
    isRetry: false,
    bearer: null,
    csrf: null,
    idempotencyKey: null,
    answer: 'json',
    ...facts,
  })

describe('the headers of a request', () => {
  it('always say what it is, who sends it and that it is JSON, and nothing that is not held', () => {
    expect(headersFor()).toEqual({
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'X-Application-Id': 'oaklet-web',
      'X-Request-Id': 'id-1',
    })
  })

  it('ask for whatever comes when it is to be a file', () => {
    expect(headersFor({ answer: 'file' })).toMatchObject({ Accept: '*/*' })
  })

  it('carry the bearer token when there is one', () => {
    expect(headersFor({ bearer: 'a.b.c' })).toMatchObject({ Authorization: 'Bearer a.b.c' })
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('carry the CSRF token on %s', (method) => {
    expect(headersFor({ method, csrf: 'c' })).toMatchObject({ 'X-CSRF-Token': 'c' })
  })

  it('carry no CSRF token on an unsafe method when none is held', () => {
    expect(headersFor({ method: 'POST' })).not.toHaveProperty('X-CSRF-Token')
  })

  it('keep the CSRF token back on GET', () => {
    expect(headersFor({ csrf: 'c' })).not.toHaveProperty('X-CSRF-Token')
  })

  it('mark the one retry', () => {
    expect(headersFor({ isRetry: true })).toMatchObject({ 'X-Retry': '1', 'X-Request-Id': 'id-1' })
  })

  it('carry the idempotency key when there is one', () => {
    expect(headersFor({ idempotencyKey: 'k' })).toMatchObject({ 'Idempotency-Key': 'k' })
  })
})
