import { describe, expect, it } from 'vitest'
import { aLogin, from, TEST_DEVICE, TEST_PASSWORD, type TestLogin } from '../../testing/a-login'
import { requester } from '../../testing/a-person'
import { auditTrail } from '../../testing/audit-trail'
import { createTestApp } from '../../testing/create-test-app'
import { refusal } from '../../testing/refusal'
import { startTestApp } from '../../testing/start-test-app'

const NEW_PASSWORD = 'another long passphrase'

const test = startTestApp(() => createTestApp({ env: { trustsProxy: true } }))
const call = requester(test)
let count = 0

const aPerson = () => aLogin(test, `password${(count += 1)}@example.com`)
const change = async (person: TestLogin, currentPassword: string, newPassword: string, headers = {}) => {
  const body = { currentPassword, newPassword }
  const mine = { Authorization: `Bearer ${person.token}`, ...from(person.email), ...headers }
  const answer = await call('POST', '/api/auth/password/change', body, mine)
  await test.mailer.settled()
  return answer
}
const isSignedIn = async (token: unknown) =>
  (await call('GET', '/api/auth/me', undefined, { Authorization: `Bearer ${String(token)}` })).status === 200

describe('a new password', () => {
  it('is the one to sign in with; the one before is refused', async () => {
    const person = await aPerson()
    expect((await change(person, TEST_PASSWORD, NEW_PASSWORD)).status).toBe(200)
    expect([(await person.login()).status, (await person.login(NEW_PASSWORD)).status]).toEqual([401, 200])
  })

  it('ends all other sessions, and this one goes on', async () => {
    const person = await aPerson()
    const elsewhere = (await person.login()).body['token']
    expect((await change(person, TEST_PASSWORD, NEW_PASSWORD)).data).toEqual({ ended: 1 })
    expect([await isSignedIn(elsewhere), await isSignedIn(person.token)]).toEqual([false, true])
  })

  it('ends a sign-in that waits for its code, and a reset that was asked for', async () => {
    const person = await aPerson()
    await person.setMfa('email')
    const mfaToken = await person.challenge()
    const mailed = test.mailer.codeFor(person.email)
    await call('POST', '/api/auth/password/forgot', { email: person.email }, from(person.email))
    await test.mailer.settled()
    const reset = test.mailer.codeFor(person.email)
    await change(person, TEST_PASSWORD, NEW_PASSWORD)
    const verify = { mfaToken, code: mailed, deviceId: TEST_DEVICE }
    expect(refusal(await call('POST', '/api/auth/mfa/verify', verify))).toEqual([401, 'code_expired'])
    const body = { email: person.email, code: reset, password: 'a third long passphrase' }
    expect(refusal(await call('POST', '/api/auth/password/reset', body))).toEqual([401, 'code_expired'])
  })

  it('is told of by mail, and audited without its words', async () => {
    const person = await aPerson()
    await change(person, TEST_PASSWORD, NEW_PASSWORD)
    const [told] = test.mailer.to(person.email).slice(-1)
    expect(told?.subject).toBe('Your Oaklet password was changed')
    const { userId } = person
    expect(await auditTrail(test, person, 'user', userId)).toContainEqual({
      action: 'password_changed',
      changed: ['password'],
      userId,
    })
  })

  it.each([
    ['too short', 'short'],
    ['too long', 'x'.repeat(129)],
    ['among the most common', 'passwordpassword'],
    ['the one that it is', TEST_PASSWORD],
  ])('is refused at its field when it is %s', async (_, weak) => {
    const person = await aPerson()
    expect(refusal(await change(person, TEST_PASSWORD, weak))).toEqual([
      422,
      'validation_failed',
      'newPassword',
    ])
  })

  it('is refused when it is the e-mail', async () => {
    const person = await aPerson()
    const answer = await change(person, TEST_PASSWORD, person.email.toUpperCase())
    expect(refusal(answer)).toEqual([422, 'validation_failed', 'newPassword'])
  })

  it('takes the current one, at its field, and stops after five that are wrong', async () => {
    const person = await aPerson()
    const same = { 'Idempotency-Key': 'the same' }
    for (let n = 0; n < 5; n += 1) {
      const answer = await change(person, 'wrong', NEW_PASSWORD, same)
      expect(refusal(answer)).toEqual([422, 'validation_failed', 'currentPassword'])
    }
    expect(refusal(await change(person, TEST_PASSWORD, NEW_PASSWORD, same))).toEqual([429, 'rate_limited'])
    expect((await person.login()).status).toBe(200)
  })
})
