import { expect } from 'vitest'
import { anInvitationDesk } from '../../testing/an-invitation-desk'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

onOneDatabase('mails of invitations', (test, rule) => {
  let calls = 0
  /** Each from an address of its own, unless one is given. */
  const from = (address = `10.1.${(calls += 1) >> 8}.${calls & 255}`) => ({ 'X-Forwarded-For': address })
  const newEmail = () => `${test.deps.newId()}@example.com`
  type Desk = Awaited<ReturnType<typeof anInvitationDesk>>
  const invite = ({ owner, base, bodyOf }: Desk, changes = {}, address?: string) =>
    owner.request('POST', base, bodyOf({ email: newEmail(), ...changes }), from(address))

  rule(
    'stop for ten minutes once an organization has sent sixty, and say when there may be more',
    async () => {
      const desk = await anInvitationDesk(test)
      const first = await desk.invite()
      for (let n = 1; n < 60; n += 1) expect((await invite(desk)).status).toBe(200)
      test.clock.advance(MINUTE_MS)
      const [one, again] = [
        await invite(desk),
        await desk.owner.request('POST', desk.one(first, '/resend'), undefined, from()),
      ]
      for (const blocked of [one, again]) {
        expect(refusal(blocked)).toEqual([429, 'rate_limited'])
        expect(blocked.body).toMatchObject({
          retryAfter: 540,
          message: 'Too many invitations were sent. Please wait 540 seconds.',
        })
        expect(blocked.headers.get('retry-after')).toBe('540')
      }
      expect(await desk.open()).toHaveLength(60)
      expect((await invite(await anInvitationDesk(test))).status).toBe(200)
      test.clock.advance(9 * MINUTE_MS)
      expect((await invite(desk)).status).toBe(200)
    },
    60_000,
  )

  rule(
    'stop for a mailbox that ten came to, whoever sends them and whatever its case',
    async () => {
      const email = newEmail()
      for (let n = 0; n < 10; n += 1) {
        expect((await invite(await anInvitationDesk(test), { email })).status).toBe(200)
      }
      const desk = await anInvitationDesk(test)
      const blocked = await invite(desk, { email: email.toUpperCase() })
      expect([...refusal(blocked), blocked.body['retryAfter']]).toEqual([429, 'rate_limited', 900])
      expect(await desk.open()).toEqual([])
      expect((await invite(desk)).status).toBe(200)
      test.clock.advance(15 * MINUTE_MS)
      expect((await invite(desk, { email })).status).toBe(200)
    },
    60_000,
  )

  rule(
    'stop for an address after forty, and for no other',
    async () => {
      const desks = [await anInvitationDesk(test), await anInvitationDesk(test)] as const
      for (let n = 0; n < 20; n += 1) {
        for (const desk of desks) expect((await invite(desk, {}, '10.9.9.9')).status).toBe(200)
      }
      expect(refusal(await invite(desks[0], {}, '10.9.9.9'))).toEqual([429, 'rate_limited'])
      expect((await invite(desks[0], {}, '10.9.9.8')).status).toBe(200)
    },
    60_000,
  )

  rule('that are sent again count too', async () => {
    const desk = await anInvitationDesk(test)
    const invitation = await desk.invite()
    const again = async () => {
      test.clock.advance(DAY_MS / 2)
      return desk.owner.request('POST', desk.one(invitation, '/resend'), undefined, from())
    }
    for (let n = 1; n < 10; n += 1) expect((await again()).status).toBe(200)
    test.clock.advance(MINUTE_MS)
    const blocked = await desk.owner.request('POST', desk.one(invitation, '/resend'), undefined, from())
    expect([...refusal(blocked), blocked.body['retryAfter']]).toEqual([429, 'rate_limited', 840])
  })

  rule('count only once they are sent', async () => {
    const desk = await anInvitationDesk(test)
    const email = newEmail()
    for (let n = 0; n < 12; n += 1) expect((await invite(desk, { email, roleIds: [] })).status).toBe(422)
    expect((await invite(desk, { email })).status).toBe(200)
    for (let n = 0; n < 12; n += 1) expect((await invite(desk, { email })).status).toBe(422)
    expect((await invite(await anInvitationDesk(test), { email })).status).toBe(200)
  })
})
