import type { MfaStatus, SignedIn } from '@oaklet/api/contract'
import { eq, sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import { mfaChallenges } from '../../db/schema/mfa-challenges-table'
import { users } from '../../db/schema/users-table'
import { asAuth } from '../../db/tenant'
import { from, TEST_DEVICE, TEST_PASSWORD } from '../../testing/a-login'
import { requester, type TestAnswer } from '../../testing/a-person'
import { registerPerson } from '../../testing/register-person'
import { onOneDatabase } from '../../testing/on-each-database'
import { hashCode } from './mailed-code'
import * as passwords from './password'
import { register as registerVerb } from './register'
import { purgeAccounts } from './purge-accounts'

const OTHER_DEVICE = '00000000-0000-4000-8000-000000000000'
const EXISTS = 'You already have an Oaklet account'

onOneDatabase('registering', (test, rule) => {
  const call = requester(test)
  let count = 0

  const newEmail = () => `new${(count += 1)}@example.com`
  const bodyOf = (email: string, more: object = {}) => ({
    email,
    password: TEST_PASSWORD,
    deviceId: TEST_DEVICE,
    name: 'Ada Wren',
    practiceName: 'Wren Counseling',
    timeZone: 'America/Chicago',
    ...more,
  })
  const register = async (email: string, more: object = {}) => {
    const answer = await call('POST', '/api/auth/register', bodyOf(email, more), from(email))
    await test.mailer.settled()
    return answer
  }
  const tokenOf = ({ body }: TestAnswer) => String(body['mfaToken'])
  const verify = (mfaToken: string, code: string, deviceId = TEST_DEVICE) =>
    call('POST', '/api/auth/mfa/verify', { mfaToken, code, deviceId }, from(mfaToken))
  const resend = async (mfaToken: string) => {
    const answer = await call('POST', '/api/auth/mfa/resend', { mfaToken }, from(mfaToken))
    await test.mailer.settled()
    return answer
  }
  const status = (token: string) => call('GET', `/api/auth/mfa/status?token=${token}`)
  const anAccount = async () => {
    const email = newEmail()
    await registerPerson(test, bodyOf(email), from(email))
    return email
  }
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
  const outcome = ({ status, body }: TestAnswer) => [status, body.code]
  /** All that a caller sees, but for what is different in every answer. */
  const seen = ({ status, body, headers }: TestAnswer) => ({
    status,
    body: {
      ...body,
      requestId: null,
      ...('mfaToken' in body && { mfaToken: tokenOf({ body } as TestAnswer).length }),
    },
    headers: [...headers.keys()].sort(),
  })
  const isAccount = async (email: string) =>
    (await asAuth(test.deps.db, (tx) => tx.select().from(users))).some((user) => user.email === email)
  const kept = (email: string) =>
    asAuth(test.deps.db, (tx) =>
      tx
        .select()
        .from(mfaChallenges)
        .where(sql`${mfaChallenges.registration}->>'email' = ${email}`),
    )

  rule('mails a code, and opens no account before it is entered', async () => {
    const email = newEmail()
    const answer = await register(email)
    expect(answer.body).toEqual({ success: true, requiresMfa: true, mfaToken: expect.any(String) as string })
    expect(answer.headers.get('set-cookie')).toBeNull()
    const [mail] = test.mailer.to(email)
    expect([mail?.subject, mail?.text]).toEqual([
      'Confirm your e-mail for Oaklet',
      expect.stringMatching(/\b\d{6}\b/),
    ])
    expect(await isAccount(email)).toBe(false)
    expect(outcome(await call('POST', '/api/auth/login', bodyOf(email), from(email)))).toEqual([
      401,
      'invalid_credentials',
    ])
    const verified = await verify(tokenOf(answer), test.mailer.codeFor(email))
    expect((verified.body as unknown as SignedIn).user).toMatchObject({
      email,
      organizationName: 'Wren Counseling',
    })
    expect(verified.headers.get('set-cookie')).toMatch(/^oaklet-refresh=/)
  })

  rule(
    'with an e-mail that has an account, whatever its case, answers the same and mails no code',
    async () => {
      const email = await anAccount()
      const [known, unknown] = [await register(email.toUpperCase()), await register(newEmail().toUpperCase())]
      expect(seen(known)).toEqual(seen(unknown))
      expect(seen(await status(tokenOf(known)))).toEqual(seen(await status(tokenOf(unknown))))
      const [mail] = test.mailer.to(email)
      expect(mail?.subject).toBe(EXISTS)
      expect(mail?.text).not.toMatch(/\d{6}/)
    },
  )

  rule(
    'does the same work for an e-mail that has an account: one hash, one row, and a mail after the answer',
    async () => {
      const hash = vi.spyOn(passwords, 'hashPassword')
      const slow = { ...test.deps, mailer: { send: () => new Promise<void>(() => undefined) } }
      for (const email of [await anAccount(), newEmail()]) {
        hash.mockClear()
        await registerVerb(slow, bodyOf(email), { address: email })
        expect(hash).toHaveBeenCalledTimes(1)
        expect(await kept(email)).toHaveLength(1)
      }
      hash.mockRestore()
    },
  )

  rule(
    'goes on alike, step by step, and no code is ever right for an e-mail that has an account',
    async () => {
      const [known, unknown] = [await anAccount(), newEmail()]
      const [decoy, real] = [tokenOf(await register(known)), tokenOf(await register(unknown))]
      const step = async (act: (token: string) => Promise<TestAnswer>) => {
        const answers = [await act(decoy), await act(real)].map(seen)
        expect(answers[0]).toEqual(answers[1])
        return answers[0]
      }
      expect((await status(decoy)).body as unknown as MfaStatus).toMatchObject({
        destination: 'n•••@example.com',
        attempt: { expiresIn: 600, resendIn: 30, triesLeft: 5 },
      })
      await step(resend)
      test.clock.advance(30_000)
      await step(resend)
      expect(test.mailer.to(known).map(({ subject }) => subject)).toEqual([EXISTS, EXISTS])
      const guess = wrong(test.mailer.codeFor(unknown))
      for (let tries = 0; tries < 6; tries += 1) await step((token) => verify(token, guess))
      expect((await verify(real, test.mailer.codeFor(unknown))).body['message']).toBe(
        'This code is no longer good. Please create your account again.',
      )
    },
  )

  rule('is never done with a decoy, even when the code that was never mailed is guessed', async () => {
    const email = await anAccount()
    const decoy = tokenOf(await register(email))
    const { db, secret } = test.deps
    const id = (await kept(email))[0]?.id ?? ''
    const codeHash = hashCode(secret, id, '123456')
    await asAuth(db, (tx) => tx.update(mfaChallenges).set({ codeHash }).where(eq(mfaChallenges.id, id)))
    expect(outcome(await verify(decoy, '123456'))).toEqual([401, 'invalid_code'])
  })

  rule('keeps neither code, token nor password, and drops what nobody confirmed', async () => {
    const email = newEmail()
    const token = tokenOf(await register(email))
    const stored = JSON.stringify(await kept(email))
    for (const secret of [token, TEST_PASSWORD, `"${test.mailer.codeFor(email)}"`]) {
      expect(stored).not.toContain(secret)
    }
    await purgeAccounts(test.deps)
    expect(await kept(email)).toHaveLength(1)
    test.clock.advance(600_001)
    expect(outcome(await verify(token, test.mailer.codeFor(email)))).toEqual([401, 'code_expired'])
    await purgeAccounts(test.deps)
    expect(await kept(email)).toEqual([])
  })

  rule('again on the same device ends the one that waited there, and no other', async () => {
    const email = newEmail()
    const [first, elsewhere] = [
      tokenOf(await register(email)),
      tokenOf(await register(email, { deviceId: OTHER_DEVICE })),
    ]
    await register(email.toUpperCase())
    expect(outcome(await status(first))).toEqual([401, 'code_expired'])
    expect((await status(elsewhere)).status).toBe(200)
  })

  rule('twice, confirmed twice, opens one account; the later one is told that there is one', async () => {
    const email = newEmail()
    const first = tokenOf(await register(email))
    const firstCode = test.mailer.codeFor(email)
    const second = tokenOf(await register(email, { deviceId: OTHER_DEVICE }))
    expect((await verify(second, test.mailer.codeFor(email), OTHER_DEVICE)).status).toBe(200)
    const late = await verify(first, firstCode)
    expect([...outcome(late), late.body['message']]).toEqual([
      409,
      'email_taken',
      'This e-mail has an account by now. Please sign in.',
    ])
  })

  rule('works once, also when the code is sent twice at once', async () => {
    const email = newEmail()
    const token = tokenOf(await register(email))
    const code = test.mailer.codeFor(email)
    const answers = await Promise.all(Array.from({ length: 3 }, () => verify(token, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  })

  rule('stops mailing after ten codes that nobody entered, for any e-mail alike', async () => {
    for (const email of [await anAccount(), newEmail()]) {
      for (let mails = 0; mails < 10; mails += 1) expect((await register(email)).status).toBe(200)
      expect(outcome(await register(email))).toEqual([429, 'rate_limited'])
    }
  })

  rule('answers the same when the mail can’t be sent', async () => {
    test.mailer.setBroken(true)
    const answer = await register(newEmail())
    test.mailer.setBroken(false)
    expect(answer.body['requiresMfa']).toBe(true)
  })

  rule.each([
    ['a short password', { password: 'short' }, 'password'],
    ['a common password', { password: 'Password1234' }, 'password'],
    ['a row of keys as password', { password: 'qwertyuiop123' }, 'password'],
    ['no practice', { practiceName: ' ' }, 'practiceName'],
    ['a time zone that isn’t one', { timeZone: 'Mars/Olympus' }, 'timeZone'],
  ])('refuses %s at its field, whoever asks', async (_, more, path) => {
    for (const email of [await anAccount(), newEmail()]) {
      const answer = await register(email, more)
      expect([answer.status, answer.body.fieldErrors?.[0]?.path]).toEqual([422, path])
    }
  })

  rule('refuses the e-mail as password', async () => {
    const email = newEmail()
    expect((await register(email, { password: email })).status).toBe(422)
  })
})
