import type { InvitationView, Notification, SignedIn } from '@oaklet/api/contract'
import { describe, expect } from 'vitest'
import { staff } from '../../db/schema/staff-table'
import { inTenant } from '../../db/tenant'
import { aLogin, from, TEST_DEVICE, TEST_PASSWORD } from '../../testing/a-login'
import { requester, type SignedInPerson } from '../../testing/a-person'
import { aPractice } from '../../testing/a-practice'
import { dataOf } from '../../testing/an-appointment'
import { anInvitationDesk } from '../../testing/an-invitation-desk'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'

const LIFE_MS = 7 * 86_400_000

onOneDatabase('an invitation', (test, rule) => {
  const call = requester(test)
  const lookUp = (token: string) => call('POST', '/api/v1/invitations/look-up', { token })
  const accept = (token: string, changes: object = {}) => {
    const body = { token, name: 'Ivy Park-Reed', password: TEST_PASSWORD, ...changes }
    return call('POST', '/api/v1/invitations/accept', body)
  }
  const join = (by: SignedInPerson, token: string) =>
    by.request('POST', '/api/v1/invitations/join', { token })
  const login = async (email: string): Promise<SignedIn> => {
    const body = { email, password: TEST_PASSWORD, deviceId: TEST_DEVICE }
    const answer = await call('POST', '/api/auth/login', body, from(email))
    expect(answer.status).toBe(200)
    return answer.body as unknown as SignedIn
  }

  async function aLink() {
    const desk = await anInvitationDesk(test)
    const invitation = await desk.invite()
    return { ...desk, invitation, token: await desk.tokenFor() }
  }

  rule('says to whoever holds its link who asks whom', async () => {
    const { email, token, invitation } = await aLink()
    expect(dataOf<InvitationView>(await lookUp(token))).toEqual({
      organizationName: 'Test Group',
      invitedByName: 'Olivia Wren',
      name: 'Ivy Park',
      email,
      expiresAt: invitation.expiresAt,
      hasAccount: false,
    })
  })

  rule.each(['', 'x', 'x.y', '7d0f1a52-6c56-4a1c-9a59-2b7a4d1f7a11.abc'])(
    'is not opened by the token %j',
    async (token) => {
      const status = token === '' ? 422 : 404
      expect([(await lookUp(token)).status, (await accept(token)).status]).toEqual([status, status])
    },
  )

  rule('is not opened by its secret under another organization’s name', async () => {
    const { token } = await aLink()
    const { organizationId } = await aPractice(test)
    expect((await lookUp(`${organizationId}.${token.split('.')[1] ?? ''}`)).status).toBe(404)
  })

  describe('accepted with a new password', () => {
    rule('opens an account that signs in with the roles and practices it was for', async () => {
      const { practice, email, token, invitation, get, open, trail } = await aLink()
      expect(dataOf(await accept(token))).toEqual({ email })
      const { user } = await login(email)
      expect(user).toMatchObject({
        email,
        name: 'Ivy Park-Reed',
        organizationId: practice.organizationId,
        staffId: invitation.staffId,
        roles: [{ name: 'Scheduler' }],
        assignedPractices: [practice.practiceId],
      })
      expect(await get(invitation)).toMatchObject({ status: 'active', invitationExpiresAt: null })
      expect(await open()).toEqual([])
      const event = { action: 'invitation_accepted', changed: ['userId'], userId: user.id }
      expect((await trail(invitation.staffId)).at(-1)).toEqual(event)
    })

    rule('tells those who look after the staff there that the person joined', async () => {
      const { practice, owner, token, invitation } = await aLink()
      await accept(token)
      const { items } = dataOf<{ items: Notification[] }>(
        await owner.request('GET', practice.path('notifications')),
      )
      const link = `/company/staff?person=${invitation.staffId}`
      expect(items).toMatchObject([{ event: 'staff_joined', subject: 'Ivy Park-Reed joined', link }])
    })

    rule('is used up by it, also when it is accepted twice at once', async () => {
      const { token } = await aLink()
      const answers = await Promise.all([accept(token), accept(token)])
      const statuses = answers.map(({ status }) => status).toSorted()
      expect(statuses[0]).toBe(200)
      expect([404, 409]).toContain(statuses[1])
      expect((await lookUp(token)).status).toBe(404)
    })

    rule('runs out after seven days', async () => {
      const { token } = await aLink()
      test.clock.advance(LIFE_MS - 1)
      expect((await lookUp(token)).status).toBe(200)
      test.clock.advance(1)
      expect(refusal(await lookUp(token))).toEqual([404, 'not_found'])
      expect(refusal(await accept(token))).toEqual([404, 'not_found'])
    })

    rule('ends when the person is deactivated', async () => {
      const { token, invitation, call: onStaff } = await aLink()
      const body = { appointments: { choice: 'leave' }, version: 1 }
      expect((await onStaff('POST', `/${invitation.staffId}/deactivate`, body)).status).toBe(200)
      expect((await accept(token)).status).toBe(404)
    })

    rule.each([
      ['password', { password: 'too short' }],
      ['password', { password: 'password12345' }],
      ['name', { name: ' ' }],
    ])('refuses a wrong %s at its field, and stays open', async (path, changes) => {
      const { token } = await aLink()
      expect(refusal(await accept(token, changes))).toEqual([422, 'validation_failed', path])
      expect((await lookUp(token)).status).toBe(200)
    })
  })

  describe('to an e-mail that has an account', () => {
    /** The owner of one organization, who is invited to another. */
    async function aColleague() {
      const desk = await anInvitationDesk(test)
      const login = await aLogin(test, `${test.deps.newId()}@example.com`)
      const invitation = await desk.invite({ email: login.email.toUpperCase() })
      const token = await desk.tokenFor(login.email.toUpperCase())
      const request: SignedInPerson['request'] = (method, path, body, headers) =>
        requester(test, () => Promise.resolve(login.token))(method, path, body, headers)
      return { ...desk, login, invitation, token, person: { request } as SignedInPerson }
    }

    rule('sets no password, and asks for a sign-in instead', async () => {
      const { token, login } = await aColleague()
      expect(dataOf(await lookUp(token))).toMatchObject({ hasAccount: true })
      const password = 'somebody else’s passphrase'
      expect(refusal(await accept(token, { password }))).toEqual([409, 'email_taken'])
      expect((await login.login(password)).status).toBe(401)
      expect((await lookUp(token)).status).toBe(200)
    })

    rule('joins with that account once it is signed in, and stays where it was', async () => {
      const { practice, token, person, login, invitation, get, trail } = await aColleague()
      const { organizationId } = practice
      expect(dataOf(await join(person, token))).toEqual({ organizationId, organizationName: 'Test Group' })
      expect(await get(invitation)).toMatchObject({ status: 'active', name: 'Ivy Park' })
      expect((await trail(invitation.staffId)).at(-1)).toMatchObject({ userId: login.userId })
      expect((await join(person, token)).status).toBe(404)
      const signedIn = (await login.login()).body as unknown as SignedIn
      expect(signedIn.user.organizationId).toBe(login.organizationId)
    })

    rule('lets the person sign in where they still work once they left where they began', async () => {
      const { practice, token, person, login } = await aColleague()
      await join(person, token)
      await inTenant(test.deps.db, login.organizationId, (tx) => tx.update(staff).set({ isActive: false }))
      const signedIn = (await login.login()).body as unknown as SignedIn
      expect(signedIn.user.organizationId).toBe(practice.organizationId)
      await inTenant(test.deps.db, practice.organizationId, (tx) => tx.update(staff).set({ isActive: false }))
      expect(refusal(await login.login())).toEqual([401, 'invalid_credentials'])
    })

    rule('is refused to whoever is signed in with another e-mail', async () => {
      const { token, practice } = await aColleague()
      const stranger = await practice.as('Biller')
      expect(refusal(await join(stranger, token))).toEqual([403, 'forbidden'])
      expect((await call('POST', '/api/v1/invitations/join', { token })).status).toBe(401)
      expect((await lookUp(token)).status).toBe(200)
    })
  })
})
