import { describe, expect, it } from 'vitest'
import { emailChanges } from '../../db/schema/email-changes-table'
import { staff } from '../../db/schema/staff-table'
import { asAuth, inTenant } from '../../db/tenant'
import { aLogin, from, TEST_DEVICE, TEST_PASSWORD, type TestLogin } from '../../testing/a-login'
import { requester, type TestAnswer } from '../../testing/a-person'
import { auditTrail } from '../../testing/audit-trail'
import { createTestApp } from '../../testing/create-test-app'
import { refusal } from '../../testing/refusal'
import { startTestApp } from '../../testing/start-test-app'
import { purgeEmailChanges } from './purge-email-changes'

const test = startTestApp(() => createTestApp({ env: { trustsProxy: true } }))
const call = requester(test)
let count = 0

const newEmail = () => `change${(count += 1)}@example.com`
const aPerson = () => aLogin(test, newEmail())
const as = ({ token, email }: Pick<TestLogin, 'token' | 'email'>) => ({
  Authorization: `Bearer ${token}`,
  ...from(email),
})
const ask = (person: TestLogin, email: string, currentPassword = TEST_PASSWORD) =>
  call('POST', '/api/auth/me/email', { email, currentPassword }, as(person))
const confirm = async (person: TestLogin, code: string) => {
  const answer = await call('POST', '/api/auth/me/email/confirm', { code }, as(person))
  await test.mailer.settled()
  return answer
}
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
const signIn = (email: string) =>
  call(
    'POST',
    '/api/auth/login',
    { email, password: TEST_PASSWORD, deviceId: TEST_DEVICE },
    from(`${email}-again`),
  )
/** All that a caller sees, but for what is different in every answer. */
const seen = ({ status, body, headers }: TestAnswer) => ({
  status,
  body: { ...body, requestId: null },
  headers: [...headers.keys()].sort(),
})

describe('asking for another e-mail', () => {
  it('mails a code to the new address, and changes nothing yet', async () => {
    const [person, email] = [await aPerson(), newEmail()]
    expect((await ask(person, email)).data).toEqual({ email, expiresIn: 600, resendIn: 30 })
    expect(test.mailer.codeFor(email)).toMatch(/^\d{6}$/)
    expect([(await signIn(email)).status, (await person.login()).status]).toEqual([401, 200])
  })

  it('takes the current password, five tries of it', async () => {
    const [person, email] = [await aPerson(), newEmail()]
    for (let n = 0; n < 5; n += 1) {
      expect(refusal(await ask(person, email, 'wrong'))).toEqual([
        422,
        'validation_failed',
        'currentPassword',
      ])
    }
    expect(refusal(await ask(person, email))).toEqual([429, 'rate_limited'])
    expect(test.mailer.to(email)).toEqual([])
  })

  it('is refused for the e-mail that the person has, whatever its case', async () => {
    const person = await aPerson()
    const answer = await ask(person, person.email.toUpperCase())
    expect(refusal(answer)).toEqual([422, 'validation_failed', 'email'])
  })

  it('looks the same for an address with an account, whose owner is told and gets no code', async () => {
    const [person, other, third, free] = [await aPerson(), await aPerson(), await aPerson(), newEmail()]
    const [taken, open] = [await ask(person, other.email), await ask(third, free)]
    const without = (answer: TestAnswer) => ({ ...seen(answer), body: { data: { email: '' } } })
    expect(without(taken)).toEqual(without(open))
    expect(taken.data).toEqual({ ...(open.data as object), email: other.email })
    const [told] = test.mailer.to(other.email).slice(-1)
    expect([told?.subject, /\d{6}/.test(told?.text ?? '')]).toEqual([
      'This address already has an Oaklet account',
      false,
    ])
    expect(refusal(await confirm(person, '123456'))).toEqual([422, 'validation_failed', 'code'])
  })

  it('again for the same address waits 30 s; a mistyped one is put right at once', async () => {
    const [person, mistyped, right] = [await aPerson(), newEmail(), newEmail()]
    await ask(person, mistyped)
    expect(refusal(await ask(person, mistyped))).toEqual([429, 'rate_limited'])
    expect((await ask(person, right)).status).toBe(200)
    const old = test.mailer.codeFor(mistyped)
    const code = test.mailer.codeFor(right)
    if (old !== code) expect(refusal(await confirm(person, old))[0]).toBe(422)
    test.clock.advance(30_000)
    expect((await ask(person, right)).status).toBe(200)
  })

  it('says when the mail can’t be sent, and then counts as no try', async () => {
    const [person, email] = [await aPerson(), newEmail()]
    test.mailer.setBroken(true)
    for (let n = 0; n < 12; n += 1) expect((await ask(person, email)).status).toBe(503)
    test.mailer.setBroken(false)
    expect((await ask(person, email)).status).toBe(200)
  })
})

describe('the mailed code', () => {
  it('makes the address the one to sign in with, and the one that colleagues see', async () => {
    const [person, email] = [await aPerson(), newEmail()]
    await ask(person, email)
    expect((await confirm(person, test.mailer.codeFor(email))).data).toMatchObject({ email })
    expect([(await signIn(email)).status, (await person.login()).status]).toEqual([200, 401])
    const people = await inTenant(test.deps.db, person.organizationId, (tx) => tx.select().from(staff))
    expect(people.map((one) => one.email)).toEqual([email])
  })

  it('tells the address before, without all of the new one, and the audit', async () => {
    const [person, email] = [await aPerson(), newEmail()]
    await ask(person, email)
    await confirm(person, test.mailer.codeFor(email))
    const [told] = test.mailer.to(person.email).slice(-1)
    expect(told?.subject).toBe('The e-mail of your Oaklet account was changed')
    expect([told?.text.includes('c•••@example.com'), told?.text.includes(email)]).toEqual([true, false])
    const { userId } = person
    expect(await auditTrail(test, person, 'user', userId)).toContainEqual({
      action: 'email_changed',
      changed: ['email'],
      userId,
    })
  })

  it('may be tried five times, and then no more', async () => {
    const [person, email] = [await aPerson(), newEmail()]
    await ask(person, email)
    const code = test.mailer.codeFor(email)
    for (let n = 0; n < 5; n += 1) {
      expect(refusal(await confirm(person, wrong(code)))).toEqual([422, 'validation_failed', 'code'])
    }
    expect(refusal(await confirm(person, code))).toEqual([422, 'validation_failed', 'code'])
    expect((await signIn(email)).status).toBe(401)
  })

  it('can’t be guessed with code after code: ten wrong tries are followed by a pause', async () => {
    const [person, email] = [await aPerson(), newEmail()]
    for (let n = 0; n < 2; n += 1) {
      await ask(person, email)
      const code = test.mailer.codeFor(email)
      for (let m = 0; m < 5; m += 1) await confirm(person, wrong(code))
      test.clock.advance(30_000)
    }
    expect(refusal(await confirm(person, '123456'))).toEqual([429, 'rate_limited'])
  })

  it('is good for ten minutes, and once', async () => {
    const [person, email] = [await aPerson(), newEmail()]
    await ask(person, email)
    const late = test.mailer.codeFor(email)
    test.clock.advance(600_000)
    expect(refusal(await confirm(person, late))).toEqual([422, 'validation_failed', 'code'])
    await ask(person, email)
    const code = test.mailer.codeFor(email)
    expect((await confirm(person, code)).status).toBe(200)
    expect(refusal(await confirm(person, code))).toEqual([422, 'validation_failed', 'code'])
  })

  it('is nobody else’s to use', async () => {
    const [person, other, email] = [await aPerson(), await aPerson(), newEmail()]
    await ask(person, email)
    expect(refusal(await confirm(other, test.mailer.codeFor(email)))[0]).toBe(422)
  })

  it('loses to an account that was opened with the address meanwhile', async () => {
    const [person, email] = [await aPerson(), newEmail()]
    await ask(person, email)
    const code = test.mailer.codeFor(email)
    await aLogin(test, email)
    expect(refusal(await confirm(person, code))).toEqual([409, 'email_taken'])
    expect((await person.login()).status).toBe(200)
  })
})

describe('after the change', () => {
  const refresh = (username: string, cookie: string) =>
    call('POST', '/api/auth/refresh', { username, deviceId: TEST_DEVICE }, { Cookie: cookie })
  const cookieOf = ({ headers }: TestAnswer) => headers.get('set-cookie')?.split(';')[0] ?? ''

  it('a tab that has not heard of it refreshes with the e-mail before, as with the new one', async () => {
    const [person, email] = [await aPerson(), newEmail()]
    const elsewhere = await person.login()
    await ask(person, email)
    await confirm(person, test.mailer.codeFor(email))
    const first = await refresh(person.email.toUpperCase(), cookieOf(elsewhere))
    expect(first.status).toBe(200)
    expect((await refresh(email, cookieOf(first))).status).toBe(200)
  })

  it('a tab of whoever has the e-mail before by now gets nothing from this person’s cookie', async () => {
    const [person, email] = [await aPerson(), newEmail()]
    const elsewhere = await person.login()
    await ask(person, email)
    await confirm(person, test.mailer.codeFor(email))
    await aLogin(test, person.email)
    expect(refusal(await refresh(person.email, cookieOf(elsewhere)))).toEqual([401, 'refresh_refused'])
  })

  it('codes that were mailed to the address before are no use', async () => {
    const [person, email] = [await aPerson(), newEmail()]
    await call('POST', '/api/auth/password/forgot', { email: person.email }, from(person.email))
    await test.mailer.settled()
    const reset = test.mailer.codeFor(person.email)
    await ask(person, email)
    await confirm(person, test.mailer.codeFor(email))
    const body = { email: person.email, code: reset, password: 'another long passphrase' }
    expect((await call('POST', '/api/auth/password/reset', body, from(person.email))).status).toBe(401)
  })

  it('addresses that nobody proved are forgotten once their code is no longer good', async () => {
    const [person, email] = [await aPerson(), newEmail()]
    await ask(person, email)
    test.clock.advance(600_001)
    await purgeEmailChanges(test.deps)
    const kept = await asAuth(test.deps.db, (tx) => tx.select().from(emailChanges))
    expect(kept.map((one) => one.email)).not.toContain(email)
  })
})
