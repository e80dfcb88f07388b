import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { auditEvents } from '../../db/schema/audit-table'
import { passwordResets } from '../../db/schema/password-resets-table'
import { asAuth, inTenant } from '../../db/tenant'
import { aLogin, from, TEST_DEVICE, TEST_PASSWORD, type TestLogin } from '../../testing/a-login'
import { requester, type TestAnswer } from '../../testing/a-person'
import { onOneDatabase } from '../../testing/on-each-database'
import { emailKeyOf, forgotPassword } from './forgot-password'
import { purgeAccounts } from './purge-accounts'

const NEW_PASSWORD = 'another long passphrase'

onOneDatabase('a forgotten password', (test, rule) => {
  const call = requester(test)
  let count = 0

  const newEmail = () => `reset${(count += 1)}@example.com`
  const aPerson = () => aLogin(test, newEmail())
  const settled = async (answer: Promise<TestAnswer>) => {
    const answered = await answer
    await test.mailer.settled()
    return answered
  }
  const forgot = (email: string, address = email) =>
    settled(call('POST', '/api/auth/password/forgot', { email }, from(address)))
  const reset = (email: string, code: string, password = NEW_PASSWORD, address = email) =>
    settled(call('POST', '/api/auth/password/reset', { email, code, password }, from(address)))
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
  const outcome = ({ status, body }: TestAnswer) => [status, body.code]
  /** All that a caller sees, but for what is different in every answer. */
  const seen = ({ status, body, headers }: TestAnswer) => ({
    status,
    body: { ...body, requestId: null },
    headers: [...headers.keys()].sort(),
  })
  const codeOf = async ({ email }: { email: string }) => {
    await forgot(email)
    return test.mailer.codeFor(email)
  }
  const me = (token: string) => call('GET', '/api/auth/me', undefined, { Authorization: `Bearer ${token}` })
  const auditOf = ({ organizationId }: TestLogin) =>
    inTenant(test.deps.db, organizationId, (tx) => tx.select().from(auditEvents).orderBy(auditEvents.seq))

  describe('asking for a code', () => {
    rule('mails one, whatever the case of the e-mail', async () => {
      const person = await aPerson()
      expect((await forgot(person.email.toUpperCase())).body).toEqual({ success: true })
      expect(test.mailer.codeFor(person.email)).toMatch(/^\d{6}$/)
    })

    rule('answers the same for an e-mail that nobody has, and mails nothing', async () => {
      const [person, nobody] = [await aPerson(), newEmail()]
      expect(seen(await forgot(nobody))).toEqual(seen(await forgot(person.email)))
      expect(test.mailer.to(nobody)).toEqual([])
    })

    rule('answers the same when the mail can’t be sent', async () => {
      const person = await aPerson()
      test.mailer.setBroken(true)
      const answer = await forgot(person.email)
      test.mailer.setBroken(false)
      expect(answer.body).toEqual({ success: true })
    })

    rule('doesn’t wait for the mail', async () => {
      const person = await aPerson()
      const slow = { ...test.deps, mailer: { send: () => new Promise<void>(() => undefined) } }

      await forgotPassword(slow, { email: person.email }, { address: person.email })
    })

    rule('again within 30 s leaves the first code the one', async () => {
      const person = await aPerson()
      const first = await codeOf(person)
      test.clock.advance(29_999)
      await forgot(person.email)
      expect(test.mailer.to(person.email)).toHaveLength(1)
      test.clock.advance(1)
      const second = await codeOf(person)
      expect(test.mailer.to(person.email)).toHaveLength(2)
      if (first !== second) expect((await reset(person.email, first)).status).toBe(401)
      expect((await reset(person.email, second)).status).toBe(200)
    })

    rule('is blocked after ten times in a row, for any e-mail alike', async () => {
      const [person, nobody] = [await aPerson(), newEmail()]
      for (const email of [person.email, nobody]) {
        for (let n = 0; n < 10; n += 1) {
          expect((await forgot(email, `${email}${n}`)).status).toBe(200)
          test.clock.advance(30_000)
        }
      }
      const [known, unknown] = [await forgot(person.email), await forgot(nobody)]
      expect([outcome(known), outcome(unknown)]).toEqual([
        [429, 'rate_limited'],
        [429, 'rate_limited'],
      ])
    })
  })

  describe('the code', () => {
    rule('sets a new password, ends every session, and is told of by mail', async () => {
      const person = await aPerson()
      const other = String((await person.login()).body['token'])
      const code = await codeOf(person)
      expect((await reset(person.email, code)).body).toEqual({ success: true })
      for (const token of [person.token, other]) expect((await me(token)).status).toBe(401)
      expect(outcome(await person.login(TEST_PASSWORD))).toEqual([401, 'invalid_credentials'])
      expect((await person.login(NEW_PASSWORD)).status).toBe(200)
      expect(test.mailer.to(person.email).at(-1)?.subject).toBe('Your Oaklet password was changed')
      const events = await auditOf(person)
      expect(events.find(({ action }) => action === 'password_reset')).toMatchObject({
        userId: person.userId,
        changed: ['password'],
      })
    })

    rule('ends a sign-in that waits for its own code', async () => {
      const person = await aPerson()
      await person.setMfa('email')
      const mfaToken = await person.challenge()
      const signInCode = test.mailer.codeFor(person.email)
      await reset(person.email, await codeOf(person))
      const late = { mfaToken, code: signInCode, deviceId: TEST_DEVICE }
      expect(outcome(await call('POST', '/api/auth/mfa/verify', late))).toEqual([401, 'code_expired'])
    })

    rule('doesn’t sign in by itself, and a code by e-mail is still asked for', async () => {
      const person = await aPerson()
      await person.setMfa('email')
      const answer = await reset(person.email, await codeOf(person))
      expect(answer.headers.get('set-cookie')).toBeNull()
      expect((await person.login(NEW_PASSWORD)).body['requiresMfa']).toBe(true)
    })

    rule('opens an account again that wrong passwords had blocked', async () => {
      const person = await aPerson()
      for (let n = 0; n < 5; n += 1) await person.login('wrong')
      expect((await person.login()).status).toBe(429)
      await reset(person.email, await codeOf(person))
      expect((await person.login(NEW_PASSWORD)).status).toBe(200)
    })

    rule('works once, also when it is sent twice at once', async () => {
      const person = await aPerson()
      const code = await codeOf(person)
      const passwords = ['the first passphrase', 'the second passphrase']
      const answers = await Promise.all(passwords.map((password) => reset(person.email, code, password)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
      expect(outcome(await reset(person.email, code))).toEqual([401, 'code_expired'])
      const winner = passwords[answers.findIndex(({ status }) => status === 200)]
      expect((await person.login(winner)).status).toBe(200)
    })

    rule('can be tried five times, even all at once', async () => {
      const person = await aPerson()
      const code = await codeOf(person)
      const answers = await Promise.all(Array.from({ length: 8 }, () => reset(person.email, wrong(code))))
      expect(answers.filter(({ body }) => body.code === 'invalid_code')).toHaveLength(4)
      expect(outcome(await reset(person.email, code))).toEqual([401, 'code_expired'])
      expect((await person.login()).status).toBe(200)
    })

    rule('is good for 10 minutes', async () => {
      const person = await aPerson()
      const code = await codeOf(person)
      test.clock.advance(600_000)
      expect(outcome(await reset(person.email, code))).toEqual([401, 'code_expired'])
    })

    rule('is blocked after ten wrong ones over several codes', async () => {
      const person = await aPerson()
      for (let n = 0; n < 10; n += 1) {
        if (n % 5 === 0) test.clock.advance(30_000)
        await reset(person.email, wrong(await codeOf(person)), NEW_PASSWORD, `10.1.1.${n}`)
      }
      test.clock.advance(30_000)
      const code = await codeOf(person)
      expect(outcome(await reset(person.email, code))).toEqual([429, 'rate_limited'])
      test.clock.advance(15 * 60_000)
    })

    rule.each(['short', 'Password1234'])('isn’t used up by the weak password %s', async (password) => {
      const person = await aPerson()
      const code = await codeOf(person)
      const answer = await reset(person.email, code, password)
      expect([answer.status, answer.body.fieldErrors?.[0]?.path]).toEqual([422, 'password'])
      expect((await reset(person.email, code)).status).toBe(200)
    })

    rule('of an e-mail that nobody has is refused in the same words, step by step', async () => {
      const [person, nobody] = [await aPerson(), newEmail()]
      const code = await codeOf(person)
      expect(seen(await reset(nobody, '123456'))).toEqual(seen(await reset(newEmail(), '123456')))
      await forgot(nobody)
      for (let n = 0; n < 7; n += 1) {
        const [known, unknown] = [await reset(person.email, wrong(code)), await reset(nobody, wrong(code))]
        expect(seen(unknown)).toEqual(seen(known))
        expect(outcome(known)).toEqual([401, n < 4 ? 'invalid_code' : 'code_expired'])
      }
    })

    rule('is kept as a hash, and dropped once it ran out', async () => {
      const person = await aPerson()
      const code = await codeOf(person)
      const mine = eq(passwordResets.emailKey, emailKeyOf(person.email))
      const kept = () => asAuth(test.deps.db, (tx) => tx.select().from(passwordResets).where(mine))
      const stored = JSON.stringify(await kept())
      expect(stored).not.toContain(person.email)
      expect(stored).not.toContain(`"${code}"`)
      test.clock.advance(600_001)
      await purgeAccounts(test.deps)
      expect(await kept()).toEqual([])
    })
  })
})
