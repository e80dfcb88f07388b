import type { Appointment, ClientReminder, ClientReminders, ReminderSettings } from '@oaklet/api/contract'
import { aReminderSettingsBody } from '@oaklet/api/testing'
import { beforeEach, describe, expect } from 'vitest'
import {
  aReminderDesk,
  aVisitor,
  aVisitToken,
  type ReminderDesk,
  remindersTo,
  sendDueReminders,
  setReminders,
} from '../../testing/a-reminder'
import { aPractice } from '../../testing/a-practice'
import { appointmentBody, aReachableClient, at, dataOf, setStatus } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { notified } from '../../testing/notified'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'
import { sendReminders } from './send-reminders'

onOneDatabase('reminders of appointments', (test, rule) => {
  let desk: ReminderDesk
  let visitor: ReturnType<typeof aVisitor>

  beforeEach(async () => {
    test.clock.set('2026-11-16T14:00:00Z')
    const practice = await aPractice(test)
    desk = await aReminderDesk(test, practice, await practice.as('Owner'))
    visitor = aVisitor(test)
  })

  const pathOf = ({ id }: Appointment) => desk.practice.path(`appointments/${id}`)
  const reminded = async (appointment = desk.appointment): Promise<ClientReminder[]> =>
    dataOf(await desk.owner.request('GET', `${pathOf(appointment)}/reminders`))
  const current = async (appointment = desk.appointment): Promise<Appointment> =>
    dataOf(await desk.owner.request('GET', pathOf(appointment)))
  const call: ReturnType<typeof aVisitor>['call'] = (verb, body) => visitor.call(verb, body)
  const visitOf = (token: string) => visitor.see(token)
  const count = (email = desk.email) => remindersTo(test, email).count

  describe('the settings', () => {
    rule('remind nobody until somebody switches them on, and are saved as a whole', async () => {
      const other = await aPractice(test)
      const owner = await other.as('Owner')
      const path = other.path('reminder-settings')
      const before = dataOf<ReminderSettings>(await owner.request('GET', path))
      expect(before).toMatchObject({ isOn: false, daysBefore: [2], lateHours: 24, version: 0 })
      const saved = dataOf<ReminderSettings>(await owner.request('PUT', path, aReminderSettingsBody()))
      expect(saved).toEqual({ ...aReminderSettingsBody(), practiceId: other.practiceId, version: 1 })
      const stale = await owner.request('PUT', path, aReminderSettingsBody())
      expect([stale.status, stale.body]).toMatchObject([409, { code: 'stale_edit', current: saved }])
      expect(await auditTrail(test, other, 'reminder_settings')).toMatchObject([
        { action: 'updated', changed: ['isOn', 'daysBefore', 'publicName'] },
      ])
      expect((await (await other.as('Clinician')).request('GET', path)).status).toBe(403)
    })
  })

  describe('a reminder', () => {
    rule('is mailed once when it is due, and says when, whose and how to answer, nothing more', async () => {
      test.clock.set('2026-11-17T14:59:00Z')
      await sendDueReminders(test)
      expect(count()).toBe(0)
      test.clock.set('2026-11-17T15:00:00Z')
      await Promise.all([sendReminders(test.deps), sendReminders(test.deps)])
      await sendDueReminders(test)
      expect(count()).toBe(1)
      const { mail, token } = remindersTo(test, desk.email)
      expect(mail?.subject).toBe('Appointment on Wednesday, November 18')
      expect(mail?.text).toContain(
        `You have an appointment with ${(await visitOf(token)).practiceName} on Wednesday, November 18, 2026 at 10:00 AM (Eastern Time).`,
      )
      expect(mail?.text).toContain(`${test.deps.env.publicUrl}/visit#${desk.practice.organizationId}.`)
      expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/lindqvist|maya|kim|90834|psychotherapy|\$/i)
      expect((await auditTrail(test, desk.practice, 'appointment')).map(({ action }) => action)).toEqual([
        'created',
        'reminded',
      ])
    })

    rule('of a moved appointment is mailed anew, and the link before ends', async () => {
      const token = await aVisitToken(desk)
      const { version } = await current()
      const to = { startsAt: at('11:00', '2026-11-19'), endsAt: at('11:50', '2026-11-19'), version }
      const allowed = { allowOverlap: true, allowClientOverlap: true, allowOutsideHours: true }
      dataOf(await desk.owner.request('PATCH', `${pathOf(desk.appointment)}/time`, { ...to, ...allowed }))
      expect(refusal(await call('open', { token }))).toEqual([404, 'link_unavailable'])
      expect(await reminded()).toMatchObject([{ sent: [], nextAt: '2026-11-18T16:00:00.000Z' }])
      test.clock.set('2026-11-18T16:00:00Z')
      await sendDueReminders(test)
      expect(count()).toBe(2)
      expect(await visitOf(remindersTo(test, desk.email).token)).toMatchObject({
        startsAt: '2026-11-19T16:00:00.000Z',
      })
    })

    rule(
      'waits until a change can’t be undone any more, and is not sent for what was called off',
      async () => {
        test.clock.set('2026-11-17T16:00:00Z')
        const late = await desk.session(undefined, '2026-11-18', '15:00')
        await sendDueReminders(test)
        expect(count()).toBe(1)
        test.clock.advance(test.deps.env.mailHoldSeconds * 1000)
        await setStatus(desk.practice, desk.owner, late, 'cancelled_clinician')
        await sendDueReminders(test)
        expect(count()).toBe(1)
      },
    )

    rule('is not sent to who may not be written to, and the practice sees why', async () => {
      const { practice, owner } = desk
      const silent = await aReachableClient(test, practice, owner, { contacts: [] })
      const appointment = await desk.session([desk.client.id, silent.client.id], '2026-11-19')
      const path = practice.path(`clients/${desk.client.id}/reminders`)
      expect(dataOf(await owner.request('GET', path))).toEqual({
        ...{ isStopped: false, stoppedAt: null, stoppedByName: null },
      })
      const stopped = dataOf<ClientReminders>(await owner.request('PUT', path, { isStopped: true }))
      expect(stopped).toMatchObject({ isStopped: true, stoppedByName: 'Owner' })
      dataOf(await owner.request('PUT', path, { isStopped: true }))
      expect((await reminded(appointment)).map(({ noneBecause }) => noneBecause)).toEqual([
        'stopped',
        'no_email',
      ])
      test.clock.set('2026-11-18T15:30:00Z')
      await sendDueReminders(test)
      expect(count()).toBe(0)
      dataOf(await owner.request('PUT', path, { isStopped: false }))
      await sendDueReminders(test)
      expect(count()).toBe(1)
      expect(
        (await reminded(appointment)).map(({ sent, noneBecause }) => [sent.length, noneBecause]),
      ).toEqual([
        [1, 'all_sent'],
        [0, 'no_email'],
      ])
      const trail = await auditTrail(test, practice, 'client', desk.client.id)
      expect(trail.filter(({ changed }) => changed.includes('reminders'))).toHaveLength(2)
      const scheduler = await practice.as('Read-only')
      expect((await scheduler.request('PUT', path, { isStopped: true })).status).toBe(403)
    })

    rule('that can’t be delivered is shown so, and is not tried for ever', async () => {
      test.clock.set('2026-11-17T15:00:00Z')
      await sendReminders(test.deps)
      expect(await reminded()).toMatchObject([{ sent: [{ state: 'waiting' }], noneBecause: 'all_sent' }])
      test.mailer.setBroken(true)
      for (let tried = 0; tried < 12; tried += 1) {
        await sendDueReminders(test)
        test.clock.advance(3_600_000)
      }
      expect(await reminded()).toMatchObject([{ sent: [{ state: 'failed' }] }])
      test.mailer.setBroken(false)
      await sendDueReminders(test)
      expect(count()).toBe(0)
    })
  })

  describe('a client with the link', () => {
    rule('sees when the appointment is, and nothing of it', async () => {
      const token = await aVisitToken(desk)
      const { id: appointmentId, startsAt, endsAt } = desk.appointment
      const { practiceName, practicePhone, ...visit } = await visitOf(token)
      expect([practiceName, practicePhone]).toEqual(['First', ''])
      expect(visit).toEqual({
        ...{ appointmentId, startsAt, endsAt, timeZone: 'America/New_York', state: 'open', isOpen: true },
        ...{ lateHours: null, hasAsked: false, areRemindersStopped: false },
      })
      const other = await aPractice(test)
      for (const wrong of [`${other.organizationId}.${token.slice(37)}`, token.slice(0, -1), 'x', '']) {
        const answer = await call('open', { token: wrong })
        expect([...refusal(answer), answer.body.message]).toEqual([
          ...[404, 'link_unavailable'],
          'This link can’t be used any more. Please call the practice.',
        ])
      }
    })

    rule('confirms once, however often it is pressed', async () => {
      const token = await aVisitToken(desk)
      const answers = await Promise.all([call('confirm', { token }), call('confirm', { token })])
      expect(answers.map(({ data }) => data)).toMatchObject([{ state: 'confirmed' }, { state: 'confirmed' }])
      expect((await current()).status).toBe('confirmed')
      expect(await reminded()).toMatchObject([{ answers: [{ kind: 'confirmed', text: '' }] }])
      const trail = await auditTrail(test, desk.practice, 'appointment', desk.appointment.id)
      expect(trail.map(({ action, userId }) => [action, userId !== null])).toEqual([
        ['created', true],
        ['reminded', false],
        ['confirmed', false],
      ])
    })

    rule('cancels once, and its clinician is notified', async () => {
      const token = await aVisitToken(desk)
      dataOf(await call('confirm', { token }))
      const answers = await Promise.all([call('cancel', { token }), call('cancel', { token })])
      expect(answers.map(({ data }) => data)).toMatchObject([{ state: 'cancelled' }, { state: 'cancelled' }])
      expect((await current()).status).toBe('cancelled_client')
      expect(refusal(await call('confirm', { token }))).toEqual([409, 'transition_refused'])
      expect((await notified(desk.practice, desk.clinician)).map(({ subject }) => subject)).toEqual([
        'Maya Lindqvist’s appointment on Wed, Nov 18, 10:00 AM was cancelled',
        'Maya Lindqvist was booked for Wed, Nov 18, 10:00 AM',
      ])
    })

    rule('cancels late within the hours of the practice, and not once it has begun', async () => {
      const token = await aVisitToken(desk)
      test.clock.advance(1000)
      expect(await visitOf(token)).toMatchObject({ lateHours: 24 })
      expect(dataOf(await call('cancel', { token }))).toMatchObject({ state: 'cancelled', isOpen: false })
      expect((await current()).status).toBe('late_cancelled')
      const again = await setStatus(desk.practice, desk.owner, await current(), 'scheduled')
      test.clock.set(again.startsAt)
      expect(await visitOf(token)).toMatchObject({ state: 'open', isOpen: false })
      expect(refusal(await call('cancel', { token }))).toEqual([409, 'transition_refused'])
      test.clock.set(again.endsAt)
      expect(refusal(await call('open', { token }))).toEqual([404, 'link_unavailable'])
    })

    rule('asks for another time in their words, which only the practice reads', async () => {
      const token = await aVisitToken(desk)
      const ask = (text: string) => call('ask', { token, text })
      expect((await ask('  ')).body.fieldErrors?.map(({ path }) => path)).toEqual(['text'])
      expect(dataOf(await ask('Any morning'))).toMatchObject({ state: 'open', hasAsked: true })
      dataOf(await ask('Any morning'))
      expect((await current()).status).toBe('scheduled')
      expect(await reminded()).toMatchObject([{ answers: [{ kind: 'asked', text: 'Any morning' }] }])
      const [notice] = await notified(desk.practice, desk.clinician)
      expect(notice).toMatchObject({
        event: 'visit_answered',
        subject: 'Maya Lindqvist asks for another time than Wed, Nov 18, 10:00 AM',
        link: `/calendar?date=2026-11-18&appointment=${desk.appointment.id}`,
      })
      for (const day of ['Monday', 'Tuesday', 'Thursday', 'Friday']) dataOf(await ask(day))
      expect(refusal(await ask('Sunday'))).toEqual([409, 'transition_refused'])
    })

    rule('who was taken out of the session sees it no more', async () => {
      const { practice, owner, client } = desk
      const other = await aReachableClient(test, practice, owner)
      const shared = await desk.session([client.id, other.client.id], '2026-11-18', '13:00')
      test.clock.set('2026-11-17T18:00:00Z')
      await sendDueReminders(test)
      const { token } = remindersTo(test, desk.email)
      expect(await visitOf(token)).toMatchObject({ appointmentId: shared.id })
      const { version } = await current(shared)
      const { startsAt, endsAt } = shared
      const alone = { clientId: other.client.id, clinicianId: desk.clinician.staffId }
      const body = appointmentBody(practice, alone, { startsAt, endsAt })
      dataOf(await owner.request('PUT', pathOf(shared), { ...body, version }))
      for (const verb of ['open', 'confirm', 'cancel']) {
        expect(refusal(await call(verb, { token }))).toEqual([404, 'link_unavailable'])
      }
    })

    rule('stops the reminders, and lets them go on', async () => {
      const token = await aVisitToken(desk)
      const set = (isStopped: boolean) => call('reminders', { token, isStopped })
      expect(dataOf(await set(true))).toMatchObject({ areRemindersStopped: true })
      const path = desk.practice.path(`clients/${desk.client.id}/reminders`)
      expect(dataOf(await desk.owner.request('GET', path))).toMatchObject({
        ...{ isStopped: true, stoppedByName: null },
      })
      await desk.session(undefined, '2026-11-19')
      test.clock.set('2026-11-18T15:00:00Z')
      await sendDueReminders(test)
      expect(count()).toBe(1)
      dataOf(await desk.owner.request('PUT', path, { isStopped: false }))
      await sendDueReminders(test)
      expect(count()).toBe(2)
    })

    rule('of a session of several answers for themselves', async () => {
      const { practice, owner } = desk
      await setReminders(practice, owner, { version: 1, daysBefore: [2, 1] })
      const other = await aReachableClient(test, practice, owner, { firstName: 'Noor', lastName: 'Haddad' })
      const shared = await desk.session([desk.client.id, other.client.id], '2026-11-20')
      test.clock.set('2026-11-18T15:00:00Z')
      await sendDueReminders(test)
      const [mine, theirs] = [remindersTo(test, desk.email).token, remindersTo(test, other.email).token]
      expect(dataOf(await call('confirm', { token: mine }))).toMatchObject({ state: 'confirmed' })
      expect((await current(shared)).status).toBe('scheduled')
      expect(await visitOf(theirs)).toMatchObject({ state: 'open' })
      dataOf(await call('confirm', { token: theirs }))
      expect((await current(shared)).status).toBe('confirmed')
      expect(dataOf(await call('cancel', { token: theirs }))).toMatchObject({ state: 'cancelled' })
      dataOf(await call('cancel', { token: theirs }))
      expect((await current(shared)).status).toBe('confirmed')
      expect(await visitOf(mine)).toMatchObject({ state: 'confirmed' })
      expect((await notified(practice, desk.clinician))[0]?.subject).toBe(
        'Noor Haddad can’t come on Fri, Nov 20, 10:00 AM, a session of several clients',
      )
      test.clock.set('2026-11-19T15:00:00Z')
      await sendDueReminders(test)
      expect([count(), count(other.email)]).toEqual([2, 1])
      expect((await reminded(shared)).map(({ noneBecause }) => noneBecause)).toEqual([
        'all_sent',
        'not_coming',
      ])
    })

    rule('of a session of several cancels it as the last one who comes', async () => {
      const { practice, owner } = desk
      const other = await aReachableClient(test, practice, owner)
      const shared = await desk.session([desk.client.id, other.client.id], '2026-11-20')
      test.clock.set('2026-11-19T16:00:00Z')
      await sendDueReminders(test)
      const [mine, theirs] = [remindersTo(test, desk.email).token, remindersTo(test, other.email).token]
      const attendances = async () => (await current(shared)).clients.map(({ attendance }) => attendance)
      dataOf(await call('cancel', { token: theirs }))
      expect(await attendances()).toEqual(['expected', 'late_cancelled'])
      // Of those who are expected still, all have confirmed.
      dataOf(await call('confirm', { token: mine }))
      expect((await current(shared)).status).toBe('confirmed')
      dataOf(await call('cancel', { token: mine }))
      expect((await current(shared)).status).toBe('late_cancelled')
      expect(await attendances()).toEqual(['late_cancelled', 'late_cancelled'])
      expect(await visitOf(mine)).toMatchObject({ state: 'cancelled' })
    })
  })

  rule('links are tried some times a minute by one address', async () => {
    let last = await call('open', { token: 'x' })
    for (let tried = 0; tried < 40 && last.status === 404; tried += 1)
      last = await call('open', { token: 'x' })
    expect(last.status).toBe(429)
  })

  rule('nobody of another practice reads or changes them', async () => {
    const other = await aPractice(test)
    const stranger = await other.as('Owner')
    const { practice, appointment, client } = desk
    for (const path of [`appointments/${appointment.id}/reminders`, `clients/${client.id}/reminders`]) {
      expect((await stranger.request('GET', practice.path(path))).status).toBe(404)
      expect((await stranger.request('GET', other.path(path))).status).toBe(404)
    }
  })
})
