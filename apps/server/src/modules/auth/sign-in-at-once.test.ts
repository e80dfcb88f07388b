import { and, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { mfaChallenges } from '../../db/schema/mfa-challenges-table'
import { staff } from '../../db/schema/staff-table'
import { users } from '../../db/schema/users-table'
import { asAuth, enterEach, inTenant } from '../../db/tenant'
import { aLogin, TEST_DEVICE } from '../../testing/a-login'
import { requester, type TestAnswer } from '../../testing/a-person'
import { aPersonInTwo } from '../../testing/a-person-in-two'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { alsoWorksIn } from '../../testing/also-works-in'
import { onEachDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'
import { untilWaitedFor } from '../../testing/until-waited-for'
import { lockStaff } from '../staff'

const ROUNDS = 10

onEachDatabase('what meets at once', (test, rule) => {
  describe('what happens at once in several organizations', () => {
    let people = 0
    const newEmail = () => `at-once-${(people += 1)}@oakwood.example`

    /** A person who joined these practices in this order; changes their name. */
    async function aWorker(practices: readonly TestPractice[]) {
      const person = await aLogin(test, newEmail())
      for (const practice of practices) {
        test.clock.advance(1)
        await alsoWorksIn(test, person, practice)
      }
      const call = requester(test, () => Promise.resolve(person.token))
      return (name: string) => call('PATCH', '/api/auth/me', { name })
    }

    rule('they are entered in one order for all, and each once', async () => {
      const ids = Array.from({ length: 5 }, () => test.deps.newId())
      const entered: string[] = []
      await test.deps.db.transaction((tx) =>
        enterEach(tx, [...ids, ...ids].reverse(), (id) => Promise.resolve(void entered.push(id))),
      )
      expect(entered).toEqual([...ids].sort())
    })

    rule('two people’s new names don’t wait for each other, whatever order they came in', async () => {
      const [first, second] = [await aPractice(test), await aPractice(test)]
      const [ada, ben] = [await aWorker([first, second]), await aWorker([second, first])]
      for (let round = 0; round < ROUNDS; round += 1) {
        const answers = await Promise.all([ada(`Ada ${round}`), ben(`Ben ${round}`)])
        expect(answers.map(({ status }) => status)).toEqual([200, 200])
      }
    })

    /** The answer to a call that begins while a person is being deactivated there. */
    async function whileDeactivated(userId: string, organizationId: string, ask: () => Promise<TestAnswer>) {
      const { asked } = await inTenant(test.deps.db, organizationId, async (tx) => {
        await lockStaff(tx, organizationId)
        await tx
          .update(staff)
          .set({ isActive: false })
          .where(and(eq(staff.organizationId, organizationId), eq(staff.userId, userId)))
        const asked = ask()
        await untilWaitedFor(test, tx, asked)
        return { asked }
      })
      return asked
    }

    rule('nobody changes over to one that is deactivating them, and they stay where they were', async () => {
      const { person, other, as, to } = await aPersonInTwo(test, newEmail())
      const { organizationId } = other
      const answer = await whileDeactivated(person.userId, organizationId, () => to(organizationId))
      expect(answer.status).toBe(404)
      expect((await as(person.token)('GET', '/api/auth/me')).status).toBe(200)
    })

    rule('nobody signs in to one that is deactivating them, but to the next of theirs', async () => {
      const { person, own, other } = await aPersonInTwo(test, newEmail())
      const { organizationId } = other
      const answer = await whileDeactivated(person.userId, own.organizationId, () => person.login())
      expect(answer.body).toMatchObject({ success: true, user: { organizationId } })
      const last = await whileDeactivated(person.userId, organizationId, () => person.login())
      expect(refusal(last)).toEqual([401, 'invalid_credentials'])
    })

    rule('nobody signs in with a code to one that is deactivating them', async () => {
      const { person, own } = await aPersonInTwo(test, newEmail())
      await person.setMfa('email')
      const attempt = { mfaToken: await person.challenge(), deviceId: TEST_DEVICE }
      const code = test.mailer.codeFor(person.email)
      const verify = () => requester(test)('POST', '/api/auth/mfa/verify', { ...attempt, code })
      const answer = await whileDeactivated(person.userId, own.organizationId, verify)
      expect(refusal(answer)).toEqual([401, 'code_expired'])
    })
  })

  describe('a code for signing in, while its person’s e-mail is replaced', () => {
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
})
