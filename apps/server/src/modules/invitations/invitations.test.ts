import type { Notification, StaffMember } from '@oaklet/api/contract'
import { aStaffProfileInput, someBusinessHours } from '@oaklet/api/testing'
import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { staff } from '../../db/schema/staff-table'
import { requester } from '../../testing/a-person'
import { addClient, appointmentBody, book, dataOf } from '../../testing/an-appointment'
import { anInvitationDesk } from '../../testing/an-invitation-desk'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'
import { whileHeld } from '../../testing/while-held'
import { isStaff } from '../staff'

const SOME_ID = '7d0f1a52-6c56-4a1c-9a59-2b7a4d1f7a11'
const DAY_MS = 86_400_000

onOneDatabase('inviting', (test, rule) => {
  const call = requester(test)

  rule('adds a person who can’t sign in yet, mails a link, and is audited', async () => {
    const { practice, owner, email, invite, open, get, trail, tokenFor } = await anInvitationDesk(test)
    const invitation = await invite()
    expect(invitation).toMatchObject({
      name: 'Ivy Park',
      email,
      roles: [{ id: practice.roleIds.Scheduler, name: 'Scheduler' }],
      practices: [{ id: practice.practiceId }],
      invitedBy: { id: owner.staffId, name: 'Olivia Wren' },
      expiresAt: new Date(test.clock.now().getTime() + 7 * DAY_MS).toISOString(),
      isExpired: false,
    })
    expect(await open()).toEqual([invitation])
    const member: StaffMember = await get(invitation)
    expect(member).toMatchObject({ status: 'invited', invitationExpiresAt: invitation.expiresAt, version: 1 })
    expect(await trail(member.id)).toMatchObject([{ action: 'invited', userId: owner.userId }])
    expect((await tokenFor()).length).toBeGreaterThan(70)
    const [mail, ...others] = test.mailer.to(email)
    expect(mail?.subject).toBe('Test Group invites you to Oaklet')
    expect(others).toEqual([])
  })

  rule(
    'tells the others who look after the staff there, and neither who invited nor anybody else',
    async () => {
      const { practice, owner, invite } = await anInvitationDesk(test)
      const [manager, clinician] = [await practice.as('Practice Manager'), await practice.as('Clinician')]
      const toldTo = async (person: typeof owner): Promise<Notification[]> =>
        dataOf<{ items: Notification[] }>(await person.request('GET', practice.path('notifications'))).items
      const { staffId } = await invite()
      expect(await toldTo(manager)).toMatchObject([
        {
          event: 'staff_invited',
          subject: 'Olivia Wren invited Ivy Park',
          link: `/company/staff?person=${staffId}`,
        },
      ])
      expect([...(await toldTo(owner)), ...(await toldTo(clinician))]).toEqual([])
    },
  )

  rule('keeps of the token a hash only, and answers it to nobody', async () => {
    const { invite, tokenFor, base, owner } = await anInvitationDesk(test)
    const invitation = await invite()
    const secret = (await tokenFor()).split('.')[1] ?? ''
    const listed = await owner.request('GET', base)
    expect(JSON.stringify([invitation, listed.body])).not.toContain(secret)
  })

  rule('happens once for one Idempotency-Key', async () => {
    const { owner, base, email, bodyOf, open } = await anInvitationDesk(test)
    const send = () => owner.request('POST', base, bodyOf(), { 'Idempotency-Key': 'once' })
    const [one, two] = await Promise.all([send(), send()])
    expect(one.data).toEqual(two.data)
    expect(await open()).toHaveLength(1)
    await test.mailer.settled()
    expect(test.mailer.to(email)).toHaveLength(1)
  })

  rule('mails nobody when the answer can’t be kept for its Idempotency-Key', async () => {
    const { owner, base, email, bodyOf, open } = await anInvitationDesk(test)
    const send = () => owner.request('POST', base, bodyOf(), { 'Idempotency-Key': 'again' })
    await test.deps.db.execute(sql`revoke update on idempotency_keys from oaklet_app`)
    const refused = await send()
    await test.deps.db.execute(sql`grant update on idempotency_keys to oaklet_app`)
    await test.mailer.settled()
    expect([refused.status, await open(), test.mailer.to(email)]).toEqual([500, [], []])
    expect((await send()).status).toBe(200)
    await test.mailer.settled()
    expect(test.mailer.to(email)).toHaveLength(1)
  })

  rule('answers the same for an e-mail that has an account elsewhere', async () => {
    const { invite } = await anInvitationDesk(test)
    const elsewhere = await anInvitationDesk(test)
    const known = (await elsewhere.get(elsewhere.owner)).email
    const [fresh, taken] = [await invite(), await invite({ email: known })]
    const shape = (answer: object) => ({ ...answer, staffId: '', email: '' })
    expect(shape(taken)).toEqual(shape(fresh))
  })

  rule('is refused for somebody who is here already, whatever the case of the e-mail', async () => {
    const { owner, base, bodyOf, invite, email } = await anInvitationDesk(test)
    await invite()
    const again = await owner.request('POST', base, bodyOf({ email: email.toUpperCase() }))
    expect(again.body.fieldErrors).toEqual([
      { path: 'email', message: 'Ivy Park is invited already with this e-mail' },
    ])
  })

  rule.each([
    ['email', { email: 'ivy' }],
    ['name', { name: ' ' }],
    ['roleIds', { roleIds: [] }],
    ['roleIds.0', { roleIds: [SOME_ID] }],
    ['practiceIds.0', { practiceIds: [SOME_ID] }],
  ])('refuses a wrong %s at its field, and adds nobody', async (path, changes) => {
    const { owner, base, bodyOf, open } = await anInvitationDesk(test)
    const refused = await owner.request('POST', base, bodyOf(changes))
    expect(refusal(refused)).toEqual([422, 'validation_failed', path])
    expect(await open()).toEqual([])
  })

  rule('gives no role that allows more than the inviter may do', async () => {
    const { practice, base, bodyOf } = await anInvitationDesk(test)
    const manager = await practice.as('Practice Manager')
    const asOwner = bodyOf({ roleIds: [practice.roleIds.Owner] })
    expect(refusal(await manager.request('POST', base, asOwner))).toEqual([
      422,
      'validation_failed',
      'roleIds.0',
    ])
    expect((await manager.request('POST', base, bodyOf())).status).toBe(200)
  })

  rule('is for who looks after the staff, in their own organization', async () => {
    const { practice, owner, base, bodyOf, invite, one } = await anInvitationDesk(test)
    const invitation = await invite()
    const other = await anInvitationDesk(test)
    const biller = await practice.as('Biller')
    const theirs = await other.invite()
    for (const [method, path, body] of [
      ['GET', base, undefined],
      ['POST', base, bodyOf()],
      ['POST', one(invitation, '/resend'), undefined],
      ['DELETE', one(invitation), undefined],
    ] as const) {
      expect((await call(method, path, body)).status).toBe(401)
      expect(refusal(await biller.request(method, path, body))).toEqual([403, 'forbidden'])
      expect(refusal(await other.owner.request(method, path, body))).toEqual([404, 'not_found'])
    }
    expect(refusal(await owner.request('POST', one(theirs, '/resend')))).toEqual([404, 'not_found'])
    expect(refusal(await owner.request('DELETE', one(theirs)))).toEqual([404, 'not_found'])
  })

  rule('is sent again and revoked by who reaches all practices it is for, or edits roles', async () => {
    const { practice, owner, invite, open, one } = await anInvitationDesk(test)
    const invitation = await invite({ practiceIds: [practice.practiceId, practice.otherPracticeId] })
    test.clock.advance(DAY_MS)
    const manager = await practice.as('Practice Manager')
    expect(refusal(await manager.request('POST', one(invitation, '/resend')))).toEqual([403, 'forbidden'])
    expect(refusal(await manager.request('DELETE', one(invitation)))).toEqual([403, 'forbidden'])
    expect(await open()).toEqual([invitation])
    expect((await owner.request('DELETE', one(invitation))).status).toBe(200)
  })

  describe('sending again', () => {
    rule('makes a new link with which the old one ends, after half a minute', async () => {
      const { owner, invite, one, tokenFor, trail } = await anInvitationDesk(test)
      const invitation = await invite()
      const first = await tokenFor()
      const soon = await owner.request('POST', one(invitation, '/resend'))
      expect(refusal(soon)).toEqual([429, 'rate_limited'])
      test.clock.advance(DAY_MS)
      const again = dataOf(await owner.request('POST', one(invitation, '/resend')))
      expect(again).toMatchObject({ staffId: invitation.staffId, sentAt: test.clock.now().toISOString() })
      const lookUp = (token: string) => call('POST', '/api/v1/invitations/look-up', { token })
      expect((await lookUp(first)).status).toBe(404)
      expect((await lookUp(await tokenFor())).status).toBe(200)
      expect((await trail(invitation.staffId)).map(({ action }) => action)).toEqual([
        'invited',
        'invitation_resent',
      ])
    })

    rule('brings one back that ran out', async () => {
      const { owner, invite, open, one } = await anInvitationDesk(test)
      const invitation = await invite()
      test.clock.advance(7 * DAY_MS)
      expect(await open()).toMatchObject([{ isExpired: true }])
      await owner.request('POST', one(invitation, '/resend'))
      expect(await open()).toMatchObject([{ isExpired: false }])
    })

    rule('is refused for somebody who is here, and for somebody inactive', async () => {
      const { practice, owner, invite, one, call: onStaff } = await anInvitationDesk(test)
      const person = await practice.as('Biller')
      expect(refusal(await owner.request('POST', one(person, '/resend')))).toEqual([
        409,
        'transition_refused',
      ])
      const { staffId } = await invite()
      const body = { appointments: { choice: 'leave' }, version: 1 }
      await onStaff('POST', `/${staffId}/deactivate`, body)
      test.clock.advance(DAY_MS)
      const refused = await owner.request('POST', one({ staffId }, '/resend'))
      expect(refusal(refused)).toEqual([409, 'transition_refused'])
    })

    rule('is refused to somebody who may do less than the person invited', async () => {
      const { practice, invite, one, email, tokenFor } = await anInvitationDesk(test)
      const invitation = await invite({ roleIds: [practice.roleIds.Owner] })
      const token = await tokenFor()
      test.clock.advance(DAY_MS)
      const manager = await practice.as('Practice Manager')
      const refused = await manager.request('POST', one(invitation, '/resend'))
      expect(refusal(refused)).toEqual([403, 'forbidden'])
      expect(await tokenFor()).toBe(token)
      expect(test.mailer.to(email)).toHaveLength(1)
    })
  })

  describe('revoking', () => {
    rule('ends the link, and takes the person out whom nothing names', async () => {
      const { owner, invite, open, one, tokenFor, call: onStaff, trail } = await anInvitationDesk(test)
      const invitation = await invite()
      const token = await tokenFor()
      expect(await owner.request('DELETE', one(invitation))).toMatchObject({ status: 200, data: null })
      expect(await open()).toEqual([])
      expect((await onStaff('GET', `/${invitation.staffId}`)).status).toBe(404)
      expect((await call('POST', '/api/v1/invitations/look-up', { token })).status).toBe(404)
      expect((await owner.request('DELETE', one(invitation))).status).toBe(404)
      expect((await trail(invitation.staffId)).map(({ action }) => action)).toEqual([
        'invited',
        'invitation_revoked',
      ])
      expect((await invite()).staffId).not.toBe(invitation.staffId)
    })

    rule('takes a person out together with their working hours', async () => {
      const { practice, owner, invite, one, get, call: onStaff } = await anInvitationDesk(test)
      const invitation = await invite()
      const workingHours = [{ locationId: practice.locationId, hours: someBusinessHours() }]
      const profile = { ...aStaffProfileInput(), workingHours, version: 1 }
      await onStaff('PUT', `/${invitation.staffId}`, profile)
      expect(await get(invitation)).toMatchObject({ workingHours })
      expect((await owner.request('DELETE', one(invitation))).status).toBe(200)
      expect((await onStaff('GET', `/${invitation.staffId}`)).status).toBe(404)
    })

    rule('is refused while appointments are to come, and keeps a person inactive who had some', async () => {
      const { practice, owner, invite, open, one, get } = await anInvitationDesk(test)
      const invitation = await invite()
      const client = await addClient(practice, owner)
      const who = { clientId: client.id, clinicianId: invitation.staffId }
      await book(practice, owner, appointmentBody(practice, who, { startsAt: later(1), endsAt: later(2) }))
      const refused = await owner.request('DELETE', one(invitation))
      expect(refusal(refused)).toEqual([409, 'transition_refused'])
      expect(await open()).toEqual([invitation])
      test.clock.advance(DAY_MS)
      expect((await owner.request('DELETE', one(invitation))).status).toBe(200)
      expect(await get(invitation)).toMatchObject({
        status: 'inactive',
        roles: [{ name: 'Scheduler' }],
        version: 2,
      })
    })

    rule('waits for a call that names the person, and holds up nothing of it', async () => {
      const { practice, owner, invite, one } = await anInvitationDesk(test)
      const { organizationId } = practice
      const invitation = await invite()
      const person = isStaff({ organizationId, staffId: invitation.staffId })
      const revoked = await whileHeld(
        test,
        { ...owner, organizationId },
        (tx) => tx.select({ id: staff.id }).from(staff).where(person).for('key share'),
        () => owner.request('DELETE', one(invitation)),
      )
      expect(revoked.status).toBe(200)
    })

    const later = (hours: number) => new Date(test.clock.now().getTime() + hours * 3_600_000).toISOString()
  })
})
