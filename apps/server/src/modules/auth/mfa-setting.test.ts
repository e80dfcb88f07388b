import type { PasswordConfirmed } from '@oaklet/api/contract'
import { decodeJwt, SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { auditEvents } from '../../db/schema/audit-table'
import { inTenant } from '../../db/tenant'
import { aLogin, TEST_DEVICE, TEST_PASSWORD, type TestLogin } from '../../testing/a-login'
import { requester, type TestAnswer } from '../../testing/a-person'
import { createTestApp } from '../../testing/create-test-app'
import { startTestApp } from '../../testing/start-test-app'

const test = startTestApp(() => createTestApp({ env: { trustsProxy: true } }))
const call = requester(test)
let count = 0

const aPerson = () => aLogin(test, `setting${(count += 1)}@example.com`)
const bearer = (token: string, more: Record<string, string> = {}) => ({
  Authorization: `Bearer ${token}`,
  ...more,
})
const confirm = ({ token }: { token: string }, password = TEST_PASSWORD, more: Record<string, string> = {}) =>
  call('POST', '/api/auth/password/confirm', { password }, bearer(token, more))
const proofOf = async (person: { token: string }) =>
  ((await confirm(person)).body as unknown as PasswordConfirmed).token
const change = async (
  what: 'enable-email' | 'disable',
  { token }: { token: string },
  proof: string,
  more: Record<string, string> = {},
) => {
  const answer = await call('POST', `/api/auth/mfa/${what}`, { token: proof }, bearer(token, more))
  await test.mailer.settled()
  return answer
}
const status = ({ token }: { token: string }) => call('GET', '/api/auth/mfa/status', undefined, bearer(token))
const refusedField = ({ status, body }: TestAnswer) => [status, body.fieldErrors?.[0]?.path]
const auditOf = ({ organizationId }: TestLogin) =>
  inTenant(test.deps.db, organizationId, (tx) => tx.select().from(auditEvents).orderBy(auditEvents.seq))
/** A second session of the same person, on the password alone. */
const secondSession = async (person: TestLogin) => ({
  token: String((await person.login()).body['token']),
})

describe('codes by e-mail', () => {
  it('are switched on with a proof of the password: the next sign-in waits for one', async () => {
    const person = await aPerson()
    expect((await status(person)).body).toMatchObject({ enabled: false, method: null, attempt: null })
    const answer = await change('enable-email', person, await proofOf(person))
    const on = {
      success: true,
      enabled: true,
      method: 'email',
      destination: 's•••@example.com',
      attempt: null,
    }
    expect(answer.body).toEqual(on)
    expect((await status(person)).body).toEqual(on)
    expect((await person.login()).body['requiresMfa']).toBe(true)
  })

  it('are switched off the same way', async () => {
    const person = await aPerson()
    await person.setMfa('email')
    expect((await change('disable', person, await proofOf(person))).body).toMatchObject({ enabled: false })
    expect((await person.login()).body['requiresMfa']).toBeUndefined()
  })

  it('are told of by mail and audited when they change, and only then', async () => {
    const person = await aPerson()
    for (const what of ['enable-email', 'enable-email', 'disable', 'disable'] as const) {
      expect((await change(what, person, await proofOf(person))).status).toBe(200)
    }
    expect(test.mailer.to(person.email).map(({ subject }) => subject)).toEqual([
      'Oaklet now asks for a code',
      'Oaklet no longer asks for a code',
    ])
    const changes = (await auditOf(person)).filter(({ resource }) => resource === 'user')
    expect(changes).toMatchObject([
      { action: 'mfa_enabled', recordId: person.userId, changed: ['mfaMethod'] },
      { action: 'mfa_disabled', recordId: person.userId, changed: ['mfaMethod'] },
    ])
  })

  it('change even when the notice can’t be sent', async () => {
    const person = await aPerson()
    const proof = await proofOf(person)
    test.mailer.setBroken(true)
    expect((await change('enable-email', person, proof)).status).toBe(200)
    test.mailer.setBroken(false)
  })

  it('change once when the call is repeated with its key', async () => {
    const person = await aPerson()
    const proof = await proofOf(person)
    const key = { 'Idempotency-Key': 'one' }
    for (let n = 0; n < 2; n += 1) {
      const answer = await change('enable-email', person, proof, key)
      expect([answer.status, answer.body['enabled']]).toEqual([200, true])
    }
    expect(test.mailer.to(person.email)).toHaveLength(1)
  })
})

describe('a proof of the password', () => {
  it('is refused for a wrong one at its field, never as a session that has ended', async () => {
    expect(refusedField(await confirm(await aPerson(), 'not the password'))).toEqual([422, 'password'])
  })

  it.each([{}, { 'Idempotency-Key': 'the same' }])(
    'stops being tried after five wrong passwords (%j)',
    async (headers) => {
      const person = await aPerson()
      for (let n = 0; n < 5; n += 1) expect((await confirm(person, 'wrong', headers)).status).toBe(422)
      expect((await confirm(person, TEST_PASSWORD, headers)).body.code).toBe('rate_limited')
      expect((await person.login()).status).toBe(200)
      test.clock.advance(30_000)
      expect((await confirm(person, TEST_PASSWORD, headers)).status).toBe(200)
    },
  )

  it('is good for 300 s', async () => {
    const person = await aPerson()
    const { token, expiresIn } = (await confirm(person)).body as unknown as PasswordConfirmed
    expect(expiresIn).toBe(300)
    test.clock.advance(299_000)
    expect((await change('enable-email', person, token)).status).toBe(200)
    test.clock.advance(1_000)
    expect(refusedField(await change('disable', person, token))).toEqual([422, 'token'])
  })

  it('is good in its own session only', async () => {
    const [person, other] = [await aPerson(), await aPerson()]
    const proof = await proofOf(person)
    for (const elsewhere of [await secondSession(person), other]) {
      expect(refusedField(await change('enable-email', elsewhere, proof))).toEqual([422, 'token'])
    }
  })

  it('is no access token, and an access token is no proof', async () => {
    const person = await aPerson()
    const proof = await proofOf(person)
    const me = await call('GET', '/api/auth/me', undefined, bearer(proof))
    expect([me.status, me.body.code]).toEqual([401, 'unauthenticated'])
    expect(refusedField(await change('enable-email', person, person.token))).toEqual([422, 'token'])
  })

  it('no token that the server signed for something else is an access token, whatever it says', async () => {
    const person = await aPerson()
    const claims = decodeJwt(person.token)
    const signed = (aud: unknown) =>
      new SignJWT({ ...claims, aud: String(aud) }).setProtectedHeader({ alg: 'HS256' }).sign(test.deps.secret)
    const me = async (aud: unknown) =>
      (await call('GET', '/api/auth/me', undefined, bearer(await signed(aud)))).status
    expect([await me(claims.aud), await me('oaklet:change-sign-in')]).toEqual([200, 401])
  })

  it('can’t be made up', async () => {
    const person = await aPerson()
    for (const made of ['a.b.c', 'eyJhbGciOiJub25lIn0.e30.']) {
      expect(refusedField(await change('enable-email', person, made))).toEqual([422, 'token'])
    }
  })

  it('is no use on the device of a sign-in that still waits for its code', async () => {
    const person = await aPerson()
    const proof = await proofOf(person)
    await person.setMfa('email')
    const mfaToken = await person.challenge(TEST_DEVICE)
    expect((await change('disable', { token: mfaToken }, proof)).status).toBe(401)
  })
})
