import type { MfaStatus, SignedIn } from '@oaklet/api/contract'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { auditEvents } from '../../db/schema/audit-table'
import { mfaChallenges } from '../../db/schema/mfa-challenges-table'
import { sessions } from '../../db/schema/sessions-table'
import { asAuth, inTenant } from '../../db/tenant'
import { aLogin, from, TEST_DEVICE, type TestLogin } from '../../testing/a-login'
import { requester, type TestAnswer } from '../../testing/a-person'
import { onOneDatabase } from '../../testing/on-each-database'
import { hashCode, newCode } from './mailed-code'
import { purgeAccounts } from './purge-accounts'

const OTHER_DEVICE = '00000000-0000-4000-8000-000000000000'

onOneDatabase('codes by e-mail', (test, rule) => {
  const call = requester(test)
  let count = 0

  const aPerson = async () => {
    const person = await aLogin(test, `code${(count += 1)}@example.com`)
    await person.setMfa('email')
    return person
  }
  const verify = (mfaToken: string, code: string, deviceId = TEST_DEVICE, address = mfaToken) =>
    call('POST', '/api/auth/mfa/verify', { mfaToken, code, deviceId }, from(address))
  const resend = (mfaToken: string) =>
    call('POST', '/api/auth/mfa/resend', { mfaToken }, from(mfaToken.slice(0, 20)))
  const status = (token?: string, headers?: Record<string, string>) =>
    call('GET', `/api/auth/mfa/status${token === undefined ? '' : `?token=${token}`}`, undefined, headers)
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
  const outcome = ({ status, body }: TestAnswer) => [status, body.code]
  const sessionsOf = ({ userId }: TestLogin) =>
    asAuth(test.deps.db, (tx) => tx.select().from(sessions).where(eq(sessions.userId, userId)))

  describe('signing in', () => {
    rule('with the right password mails a code, and gives neither session nor cookie', async () => {
      const person = await aPerson()
      const answer = await person.login()
      expect(answer.body).toEqual({
        success: true,
        requiresMfa: true,
        mfaToken: expect.any(String) as string,
      })
      expect(answer.headers.get('set-cookie')).toBeNull()
      expect(await sessionsOf(person)).toHaveLength(1)
      const [mail] = test.mailer.to(person.email)
      expect(mail?.text).toMatch(/\b\d{6}\b/)
      expect(mail?.subject).not.toMatch(/\d/)
    })

    rule('with a wrong password mails nothing', async () => {
      const person = await aPerson()
      expect(outcome(await person.login('not the password'))).toEqual([401, 'invalid_credentials'])
      expect(test.mailer.to(person.email)).toEqual([])
    })

    rule('with the code starts a session, with its cookie, and is audited as such', async () => {
      const person = await aPerson()
      const mfaToken = await person.challenge()
      const digits = test.mailer.codeFor(person.email)
      const answer = await verify(mfaToken, ` ${digits.slice(0, 3)} ${digits.slice(3)} `)
      const { token, user } = answer.body as unknown as SignedIn
      expect([answer.status, user.email]).toEqual([200, person.email])
      expect(answer.headers.get('set-cookie')).toMatch(/^oaklet-refresh=.+HttpOnly; SameSite=Strict$/)
      expect(
        (await call('GET', '/api/auth/me', undefined, { Authorization: `Bearer ${token}` })).status,
      ).toBe(200)
      const events = await inTenant(test.deps.db, person.organizationId, (tx) =>
        tx.select().from(auditEvents).orderBy(auditEvents.seq),
      )
      expect(events.at(-1)).toMatchObject({ action: 'signed_in_with_code', userId: person.userId })
    })

    rule('keeps neither the code nor the token', async () => {
      const person = await aPerson()
      const token = await person.challenge()
      const stored = JSON.stringify(await asAuth(test.deps.db, (tx) => tx.select().from(mfaChallenges)))
      expect(stored).not.toContain(token)
      expect(stored).not.toContain(`"${test.mailer.codeFor(person.email)}"`)
    })

    rule('answers 503 and leaves nothing behind when the mail can’t be sent', async () => {
      const person = await aPerson()
      test.mailer.setBroken(true)
      for (let n = 0; n < 12; n += 1) {
        const answer = await person.login()
        expect(outcome(answer)).toEqual([503, 'unavailable'])
        expect(answer.body['message']).toMatch(/^The e-mail with your code could not be sent\./)
        expect(JSON.stringify(answer.body)).not.toContain(person.email)
      }
      test.mailer.setBroken(false)
      const mine = eq(mfaChallenges.userId, person.userId)
      expect(await asAuth(test.deps.db, (tx) => tx.select().from(mfaChallenges).where(mine))).toEqual([])
      expect((await person.login()).status).toBe(200)
    })

    rule('again on the same device ends the sign-in that waited there, and no other', async () => {
      const person = await aPerson()
      const [first, elsewhere] = [await person.challenge(), await person.challenge(OTHER_DEVICE)]
      await person.challenge()
      expect(outcome(await status(first))).toEqual([401, 'code_expired'])
      expect((await status(elsewhere)).status).toBe(200)
    })

    rule('stops mailing after ten codes that nobody entered', async () => {
      const person = await aPerson()
      for (let n = 0; n < 10; n += 1) expect((await person.login()).status).toBe(200)
      expect(outcome(await person.login())).toEqual([429, 'rate_limited'])
      expect(test.mailer.to(person.email)).toHaveLength(10)
      test.clock.advance(15 * 60_000)
      expect((await person.login()).status).toBe(200)
    })
  })

  describe('a code', () => {
    rule('says after each wrong one how many tries are left, then that it is over', async () => {
      const person = await aPerson()
      const token = await person.challenge()
      const code = test.mailer.codeFor(person.email)
      for (const left of ['4 tries', '3 tries', '2 tries', 'one try']) {
        const answer = await verify(token, wrong(code))
        expect(outcome(answer)).toEqual([401, 'invalid_code'])
        expect(answer.body['message']).toBe(`That is not the code. You have ${left} left.`)
      }
      const last = await verify(token, wrong(code))
      expect([...outcome(last), last.body['message']]).toEqual([
        401,
        'code_expired',
        'That was the last try for this code. Please sign in again.',
      ])
      expect(outcome(await verify(token, code))).toEqual([401, 'code_expired'])
    })

    rule('can be tried five times and no more, even all at once', async () => {
      const person = await aPerson()
      const token = await person.challenge()
      const code = test.mailer.codeFor(person.email)
      const answers = await Promise.all(Array.from({ length: 9 }, () => verify(token, wrong(code))))
      const said = answers.map(({ body }) => body['message'])
      expect(answers.filter(({ body }) => body.code === 'invalid_code')).toHaveLength(4)
      expect(said.filter((sentence) => String(sentence).startsWith('That was the last try'))).toHaveLength(1)
      expect((await verify(token, code)).status).toBe(401)
    })

    rule('works once, also when two devices’ worth of calls race with it', async () => {
      const person = await aPerson()
      const token = await person.challenge()
      const code = test.mailer.codeFor(person.email)
      const answers = await Promise.all(Array.from({ length: 4 }, () => verify(token, code)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
      expect(await sessionsOf(person)).toHaveLength(2)
      expect(outcome(await verify(token, code))).toEqual([401, 'code_expired'])
      expect(outcome(await status(token))).toEqual([401, 'code_expired'])
    })

    rule('is good for 10 minutes', async () => {
      const person = await aPerson()
      const early = await person.challenge()
      test.clock.advance(599_999)
      expect((await verify(early, test.mailer.codeFor(person.email))).status).toBe(200)
      const late = await person.challenge()
      test.clock.advance(600_000)
      expect(outcome(await verify(late, test.mailer.codeFor(person.email)))).toEqual([401, 'code_expired'])
    })

    rule('is no good on another device, with another token, or for another sign-in', async () => {
      const [person, other] = [await aPerson(), await aPerson()]
      const [mine, theirs] = [await person.challenge(), await other.challenge()]
      const code = test.mailer.codeFor(person.email)
      expect(outcome(await verify(mine, code, OTHER_DEVICE))).toEqual([401, 'code_expired'])
      expect(outcome(await verify('made-up', code))).toEqual([401, 'code_expired'])
      if (code !== test.mailer.codeFor(other.email)) expect((await verify(theirs, code)).status).toBe(401)
      expect((await status(mine)).body['attempt']).toMatchObject({ triesLeft: 5 })
      expect((await verify(mine, code)).status).toBe(200)
    })

    rule(
      'blocks the account after ten wrong ones over several sign-ins, with the right one too',
      async () => {
        const person = await aPerson()
        for (let codes = 0; codes < 2; codes += 1) {
          const token = await person.challenge()
          const code = wrong(test.mailer.codeFor(person.email))
          for (let n = 0; n < 5; n += 1) expect((await verify(token, code)).status).toBe(401)
        }
        test.clock.advance(15 * 60_000 - 1)
        const token = await person.challenge()
        expect(outcome(await verify(token, test.mailer.codeFor(person.email)))).toEqual([429, 'rate_limited'])
        test.clock.advance(1)
        expect((await verify(token, test.mailer.codeFor(person.email))).status).toBe(200)
      },
    )

    rule.each([
      ['12345', 'code'],
      ['1234567', 'code'],
      ['abcdef', 'code'],
    ])('of the wrong shape (%s) is refused at its field, and costs no try', async (code, path) => {
      const token = await (await aPerson()).challenge()
      const answer = await verify(token, code)
      expect([answer.status, answer.body.fieldErrors?.[0]?.path]).toEqual([422, path])
      expect((await status(token)).body['attempt']).toMatchObject({ triesLeft: 5 })
    })
  })

  describe('a new code', () => {
    rule('waits for 30 s, takes the place of the last one, and keeps the tries used', async () => {
      const person = await aPerson()
      const token = await person.challenge()
      const first = test.mailer.codeFor(person.email)
      await verify(token, wrong(first))
      test.clock.advance(29_500)
      const early = await resend(token)
      expect([...outcome(early), early.body['retryAfter']]).toEqual([429, 'rate_limited', 1])
      test.clock.advance(500)
      const answer = await resend(token)
      expect(answer.body['attempt']).toEqual({ expiresIn: 600, resendIn: 30, triesLeft: 4 })
      const second = test.mailer.codeFor(person.email)
      expect(test.mailer.to(person.email)).toHaveLength(2)
      if (first !== second) expect(outcome(await verify(token, first))).toEqual([401, 'invalid_code'])
      expect((await verify(token, second)).status).toBe(200)
    })

    rule('is sent once when asked for twice at once', async () => {
      const person = await aPerson()
      const token = await person.challenge()
      test.clock.advance(30_000)
      const answers = await Promise.all([resend(token), resend(token), resend(token)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429])
      expect(test.mailer.to(person.email)).toHaveLength(2)
    })

    rule('that can’t be sent leaves the last one good, and can be asked for at once', async () => {
      const person = await aPerson()
      const token = await person.challenge()
      test.clock.advance(30_000)
      test.mailer.setBroken(true)
      expect(outcome(await resend(token))).toEqual([503, 'unavailable'])
      test.mailer.setBroken(false)
      expect((await verify(token, wrong(test.mailer.codeFor(person.email)))).body.code).toBe('invalid_code')
      expect((await resend(token)).status).toBe(200)
    })

    rule('isn’t sent for a sign-in that is over or never was', async () => {
      const token = await (await aPerson()).challenge()
      test.clock.advance(600_000)
      expect(outcome(await resend(token))).toEqual([401, 'code_expired'])
      expect(outcome(await resend('made-up'))).toEqual([401, 'code_expired'])
    })
  })

  describe('the status', () => {
    rule('of a sign-in tells how long, how often, and only a part of the address', async () => {
      const person = await aPerson()
      const token = await person.challenge()
      test.clock.advance(10_001)
      expect((await status(token)).body as unknown as MfaStatus).toEqual({
        success: true,
        enabled: true,
        method: 'email',
        destination: 'c•••@example.com',
        attempt: { expiresIn: 590, resendIn: 20, triesLeft: 5 },
      })
    })

    rule('of nobody is refused', async () => {
      expect(outcome(await status())).toEqual([401, 'unauthenticated'])
      expect(outcome(await status('made-up'))).toEqual([401, 'code_expired'])
    })
  })

  rule('sign-ins that ran out are dropped', async () => {
    const person = await aPerson()
    await person.challenge()
    const mine = eq(mfaChallenges.userId, person.userId)
    const kept = () => asAuth(test.deps.db, (tx) => tx.select().from(mfaChallenges).where(mine))
    await purgeAccounts(test.deps)
    expect(await kept()).toHaveLength(1)
    test.clock.advance(600_001)
    await purgeAccounts(test.deps)
    expect(await kept()).toEqual([])
  })
})

it('a code is always six digits', () => {
  fc.assert(
    fc.property(fc.nat(), () => {
      expect(newCode()).toMatch(/^\d{6}$/)
    }),
  )
})

it('the hash of a code is another for each sign-in, and takes the server’s secret', () => {
  const hash = (secret: string, id: string) => hashCode(new TextEncoder().encode(secret), id, '123456')
  expect(new Set([hash('one', 'a'), hash('one', 'b'), hash('two', 'a')]).size).toBe(3)
  expect(hash('one', 'a')).toBe(hash('one', 'a'))
})
