import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { emailChanges } from '../../db/schema/email-changes-table'
import { asAuth } from '../../db/tenant'
import { aLogin, TEST_PASSWORD } from '../../testing/a-login'
import { requester } from '../../testing/a-person'
import { onEachDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'
import { untilWaitedFor } from '../../testing/until-waited-for'
import { forgiveAttempt } from '../auth'

onEachDatabase('the code of a new e-mail, entered twice at once', (test, rule) => {
  rule(
    'is tried after the one before, which forgives the tries, and neither waits for the other',
    async () => {
      const person = await aLogin(test, 'twice-at-once@oakwood.example')
      const call = requester(test, () => Promise.resolve(person.token))
      const email = 'twice-at-once-anew@oakwood.example'
      await call('POST', '/api/auth/me/email', { email, currentPassword: TEST_PASSWORD })
      const code = test.mailer.codeFor(email)
      const confirm = (tried: string) => call('POST', '/api/auth/me/email/confirm', { code: tried })
      // So that there is a try to forgive.
      await confirm(code === '000000' ? '000001' : '000000')
      const { userId } = person
      const { asked } = await asAuth(test.deps.db, async (tx) => {
        const mine = eq(emailChanges.userId, userId)
        await tx.update(emailChanges).set({ consumedAt: test.clock.now() }).where(mine)
        const asked = confirm(code)
        await untilWaitedFor(test, tx, asked)
        for (const kind of ['email-code', 'email-mail'] as const) {
          await forgiveAttempt(tx, { kind, account: userId, address: '' })
        }
        return { asked }
      })
      expect(refusal(await asked)).toEqual([422, 'validation_failed', 'code'])
    },
  )
})
