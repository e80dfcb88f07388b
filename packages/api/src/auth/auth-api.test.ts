import { describe, expect, it } from 'vitest'
import { UnauthorizedError } from '../errors/UnauthorizedError'
import { aMfaStatus, aRefreshed, aSignedIn, aUser, anOrganizationSummary } from './auth-fixtures'
import { createRecordingHttp } from '../testing/recording-http'
import { fixtureId } from '../testing/fixture-id'
import { createAuthApi } from './auth-api'
import { AUTH_MESSAGES } from './auth-messages'

const answering = (answer: unknown) => {
  const http = createRecordingHttp(() => answer)
  return { http, auth: createAuthApi(http) }
}
const deviceId = fixtureId(9)

describe('signing in', () => {
  it('posts to /api/auth/login, and answers the person and the tokens', async () => {
    const { http, auth } = answering(aSignedIn())
    const body = { email: 'a@b.example', password: 'p', deviceId }
    expect(await auth.login(body)).toEqual(aSignedIn())
    expect(http.sent).toMatchObject([{ method: 'POST', path: '/api/auth/login', body }])
  })

  it('answers that a code is needed', async () => {
    const answer = { success: true, requiresMfa: true, mfaToken: 'm' }
    const { auth } = answering(answer)
    expect(await auth.login({ email: 'a', password: 'p', deviceId })).toEqual(answer)
  })

  it('breaks the contract when a success has no user', async () => {
    const { auth } = answering({ ...aSignedIn(), user: undefined })
    await expect(auth.login({ email: 'a', password: 'p', deviceId })).rejects.toMatchObject({
      kind: 'contract',
    })
  })

  it('refuses a new try at once after a refused one', async () => {
    const facts = { code: 'invalid_credentials', status: 401, serverMessage: 'No', requestId: null } as const
    const http = createRecordingHttp(() => Promise.reject(new UnauthorizedError(facts)))
    const auth = createAuthApi(http)
    const body = { email: 'a', password: 'p', deviceId }
    await expect(auth.login(body)).rejects.toMatchObject({ kind: 'unauthorized' })
    await expect(auth.login(body)).rejects.toThrow('Please wait 2 seconds before trying again')
    expect(http.sent).toHaveLength(1)
  })

  it('registers at /api/auth/register, which always answers that a code is needed', async () => {
    const answer = { success: true, requiresMfa: true, mfaToken: 'm' }
    const { http, auth } = answering(answer)
    const body = {
      email: 'new@b.example',
      password: 'a long password',
      deviceId,
      name: 'Ana',
      practiceName: 'Bell',
      timeZone: 'America/New_York',
    }
    expect(await auth.register(body)).toEqual(answer)
    expect(http.sent).toMatchObject([{ method: 'POST', path: '/api/auth/register', body }])
  })
})

describe('a sign-in that waits for its code', () => {
  it('trades the code for the person and the tokens', async () => {
    const { http, auth } = answering(aSignedIn())
    const body = { mfaToken: 'm', code: '123456', deviceId }
    expect(await auth.verifyMfa(body)).toEqual(aSignedIn())
    expect(http.sent).toMatchObject([{ method: 'POST', path: '/api/auth/mfa/verify', body }])
    expect(http.sent[0]?.bearer).toBeUndefined()
  })

  it('passes the server’s refusal on, and lets the next code be tried at once', async () => {
    const facts = { code: 'invalid_code', status: 401, serverMessage: 'No', requestId: null } as const
    const http = createRecordingHttp(() => Promise.reject(new UnauthorizedError(facts)))
    const auth = createAuthApi(http)
    const body = { mfaToken: 'm', code: '123456', deviceId }
    await expect(auth.verifyMfa(body)).rejects.toMatchObject({ code: 'invalid_code' })
    await expect(auth.verifyMfa(body)).rejects.toMatchObject({ code: 'invalid_code' })
    expect(http.sent).toHaveLength(2)
  })

  it('asks for a new code, and answers where the sign-in stands', async () => {
    const { attempt } = aMfaStatus()
    const { http, auth } = answering({ success: true, attempt })
    expect(await auth.resendMfaCode({ mfaToken: 'm' })).toEqual(attempt)
    expect(http.sent).toMatchObject([
      { method: 'POST', path: '/api/auth/mfa/resend', body: { mfaToken: 'm' } },
    ])
  })

  it('asks where it stands with its token in the query', async () => {
    const { http, auth } = answering(aMfaStatus())
    expect(await auth.getMfaAttempt('m n')).toEqual(aMfaStatus())
    expect(http.sent).toMatchObject([{ method: 'GET', path: '/api/auth/mfa/status?token=m+n' }])
  })
})

it('asks for a code for a forgotten password', async () => {
  const { http, auth } = answering({ success: true })
  await auth.forgotPassword({ email: 'a@b.example' })
  expect(http.sent).toMatchObject([
    { method: 'POST', path: '/api/auth/password/forgot', body: { email: 'a@b.example' } },
  ])
})

it('sets a new password with the code', async () => {
  const { http, auth } = answering({ success: true })
  const body = { email: 'a@b.example', code: '123456', password: 'a long password' }
  await auth.resetPassword(body)
  expect(http.sent).toMatchObject([{ method: 'POST', path: '/api/auth/password/reset', body }])
})

it('refreshes with the CSRF token, and without a bearer token', async () => {
  const { http, auth } = answering(aRefreshed())
  expect(await auth.refresh({ username: 'a', deviceId }, { csrf: 'c' })).toEqual(aRefreshed())
  expect(http.sent).toMatchObject([
    { method: 'POST', path: '/api/auth/refresh', body: { username: 'a', deviceId }, csrf: 'c' },
  ])
  expect(http.sent[0]?.bearer).toBeUndefined()
})

it('counts 900 s for a token whose life the answer doesn’t tell', async () => {
  const { auth: signingIn } = answering({ ...aSignedIn(), expiresIn: undefined })
  const body = { email: 'a', password: 'p', deviceId }
  expect(await signingIn.login(body)).toMatchObject({ expiresIn: 900 })
  const { auth: refreshing } = answering({ ...aRefreshed(), expiresIn: undefined })
  expect(await refreshing.refresh({ username: 'a', deviceId }, { csrf: null })).toMatchObject({
    expiresIn: 900,
  })
})

it('changes over to another organization, signed with the token in hand', async () => {
  const { http, auth } = answering(aSignedIn())
  const body = { organizationId: fixtureId(7) }
  expect(await auth.switchOrganization(body, { bearer: 'a.b.c', csrf: 'c' })).toEqual(aSignedIn())
  expect(http.sent).toMatchObject([
    { method: 'POST', path: '/api/auth/organization', body, bearer: 'a.b.c', csrf: 'c' },
  ])
})

it('signs out within 5 seconds', async () => {
  const { http, auth } = answering({ success: true })
  await auth.logout({ global: true }, { bearer: 'a.b.c', csrf: 'c' })
  expect(http.sent).toMatchObject([
    { method: 'POST', path: '/api/auth/logout', body: { global: true }, timeoutMs: 5_000, csrf: 'c' },
  ])
})

it('asks who is signed in, and where', async () => {
  const person = answering({ success: true, user: aUser() })
  expect(await person.auth.getCurrentUser({ bearer: 'a.b.c' })).toEqual(aUser())
  expect(person.http.sent).toMatchObject([{ method: 'GET', path: '/api/auth/me', bearer: 'a.b.c' }])

  const place = answering({ success: true, organization: anOrganizationSummary() })
  expect(await place.auth.getCurrentOrganization({ bearer: 'a.b.c' })).toEqual(anOrganizationSummary())
  expect(place.http.sent).toMatchObject([{ method: 'GET', path: '/api/auth/me/organization' }])
})

it('has the specification’s fallbacks, and its own where that has none', () => {
  expect(AUTH_MESSAGES).toEqual({
    login: 'Login failed',
    register: 'Registration failed',
    forgotPassword: 'Failed to send reset email',
    resetPassword: 'Failed to set the new password',
    verifyMfa: 'MFA verification failed',
    mfaStatus: 'Failed to get MFA status',
    enableMfa: 'Failed to enable MFA',
    disableMfa: 'Failed to disable MFA',
    missingPractice: 'No practice information available',
  })
})
