import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { mfaChallenges } from '../../db/schema/mfa-challenges-table'
import { users } from '../../db/schema/users-table'
import { asAuth } from '../../db/tenant'
import { aLogin, TEST_DEVICE } from '../../testing/a-login'
import { requester, type TestAnswer } from '../../testing/a-person'
import { onEachDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'
import { untilWaitedFor } from '../../testing/until-waited-for'

onEachDatabase('a code for signing in, while its person’s e-mail is replaced', (test, rule) => {
  const call = requester(test)
  let people = 0
  async function aPersonWithCodes() {
    const person = await aLogin(test, `codes-at-once-${(people += 1)}@oakwood.example`)
    await person.setMfa('email')
    return person
  }

  /** How a call is answered that begins once the account is locked, whose codes then end, as replacing does it. */
  async function whileReplaced(userId: string, ask: () => Promise<TestAnswer>): Promise<TestAnswer> {
    const { asked } = await asAuth(test.deps.db, async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
      const asked = ask()
      await untilWaitedFor(test, tx, asked)
      await tx.delete(mfaChallenges).where(eq(mfaChallenges.userId, userId))
      return { asked }
    })
    return asked
  }

  rule('waits for that, and is no good any more', async () => {
    const person = await aPersonWithCodes()
    const attempt = { mfaToken: await person.challenge(), deviceId: TEST_DEVICE }
    const code = test.mailer.codeFor(person.email)
    const verify = () => call('POST', '/api/auth/mfa/verify', { ...attempt, code })
    expect(refusal(await whileReplaced(person.userId, verify))).toEqual([401, 'code_expired'])
  })

  rule('is asked for anew on the same device without holding that up', async () => {
    const person = await aPersonWithCodes()
    await person.challenge()
    const again = await whileReplaced(person.userId, () => person.login())
    expect(again.body).toMatchObject({ success: true, requiresMfa: true })
  })
})
