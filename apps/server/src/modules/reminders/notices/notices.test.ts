import type { Appointment, ClientReminder } from '@oaklet/api/contract'
import { beforeEach, expect } from 'vitest'
import {
  type ReminderDesk,
  aReminderDesk,
  aVisitor,
  sendDueNotices,
  setReminders,
} from '../../../testing/a-reminder'
import { aPractice } from '../../../testing/a-practice'
import {
  aReachableClient,
  addClient,
  at,
  dataOf,
  seriesBody,
  setStatus,
} from '../../../testing/an-appointment'
import { auditTrail } from '../../../testing/audit-trail'
import { onOneDatabase } from '../../../testing/on-each-database'
import { sendDocumentMail } from '../../billing-documents'
import { sendNotices } from '../index'

const LINK = /\/visit#(\S+)/

onOneDatabase('what clients are told of changes', (test, rule) => {
  let desk: ReminderDesk

  // It is nine on Monday, November 16; a session on Wednesday at ten was booked before clients were told of changes.
  beforeEach(async () => {
    test.clock.set('2026-11-16T14:00:00Z')
    const practice = await aPractice(test)
    desk = await aReminderDesk(test, practice, await practice.as('Owner'))
    await setReminders(practice, desk.owner, { isOn: false, tellsChanges: true, version: 1 })
  })

  const mails = (email = desk.email) => test.mailer.to(email)
  const subjects = (email = desk.email) => mails(email).map(({ subject }) => subject)
  const pathOf = ({ id }: Appointment) => desk.practice.path(`appointments/${id}`)
  const current = async ({ id }: Appointment): Promise<Appointment> =>
    dataOf(await desk.owner.request('GET', desk.practice.path(`appointments/${id}`)))
  const move = async (appointment: Appointment, day: string, time = '10:00') => {
    const { version } = await current(appointment)
    const startsAt = at(time, day)
    const endsAt = new Date(Date.parse(startsAt) + 50 * 60_000).toISOString()
    const body = { startsAt, endsAt, version, allowOverlap: false, allowOutsideHours: true }
    dataOf(await desk.owner.request('PATCH', `${pathOf(appointment)}/time`, body))
  }
  const cancel = async (appointment: Appointment) =>
    setStatus(desk.practice, desk.owner, await current(appointment), 'cancelled_clinician')

  rule('a booking is told once, after the hold, with a link that answers', async () => {
    const booked = await desk.session(undefined, '2026-11-19')
    await sendNotices(test.deps)
    await sendDocumentMail(test.deps)
    expect(subjects()).toEqual([])
    test.clock.advance((test.deps.env.mailHoldSeconds + 1) * 1000)
    await Promise.all([sendNotices(test.deps), sendNotices(test.deps)])
    await sendDocumentMail(test.deps)
    await sendDueNotices(test)
    expect(subjects()).toEqual(['Booked: Thursday, November 19'])
    const [mail] = mails()
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/lindqvist|maya|kim|90834|psychotherapy|\$/i)
    const visitor = aVisitor(test)
    const token = LINK.exec(mail?.text ?? '')?.[1] ?? ''
    expect(await visitor.see(token)).toMatchObject({ appointmentId: booked.id, state: 'open' })
    dataOf(await visitor.call('confirm', { token }))
    expect((await current(booked)).status).toBe('confirmed')
    await sendDueNotices(test)
    expect(subjects()).toHaveLength(1)
    const told = dataOf<ClientReminder[]>(await desk.owner.request('GET', `${pathOf(booked)}/reminders`))
    expect(told).toMatchObject([{ sent: [{ kind: 'booked', state: 'sent' }] }])
    const events = await auditTrail(test, desk.practice, 'appointment', booked.id)
    expect(events.map(({ action }) => action)).toEqual(['created', 'client_told', 'confirmed'])
  })

  rule('what was booked before this began is told only when it changes', async () => {
    await sendDueNotices(test)
    expect(subjects()).toEqual([])
    await move(desk.appointment, '2026-11-20')
    await sendDueNotices(test)
    expect(subjects()).toEqual(['Moved: Friday, November 20'])
    expect(mails()[0]?.text).toContain('It was on Wednesday, November 18, 2026 at 10:00 AM')
    await cancel(desk.appointment)
    await sendDueNotices(test)
    await setStatus(desk.practice, desk.owner, await current(desk.appointment), 'scheduled')
    await sendDueNotices(test)
    expect(subjects().slice(1)).toEqual(['Cancelled: Friday, November 20', 'Booked: Friday, November 20'])
  })

  rule('what is undone within the hold is told nobody', async () => {
    await move(desk.appointment, '2026-11-20')
    await move(desk.appointment, '2026-11-18')
    const booked = await desk.session(undefined, '2026-11-19')
    await cancel(booked)
    await sendDueNotices(test)
    expect(subjects()).toEqual([])
  })

  rule('a cancelled move says the time that the client knows', async () => {
    await move(desk.appointment, '2026-11-20')
    await cancel(desk.appointment)
    await sendDueNotices(test)
    expect(subjects()).toEqual(['Cancelled: Wednesday, November 18'])
  })

  rule('a series is one mail', async () => {
    const { practice, owner, client, clinician } = desk
    const { choices, ...body } = seriesBody(practice, { clientId: client.id, clinicianId: clinician.staffId })
    const preview = dataOf<{ seen: string }>(
      await owner.request('POST', practice.path('appointment-series/preview'), { ...body, choices }),
    )
    dataOf(
      await owner.request('POST', practice.path('appointment-series'), {
        ...body,
        choices,
        seen: preview.seen,
      }),
    )
    await sendDueNotices(test)
    expect(subjects()).toEqual(['Your appointments have changed'])
    expect(mails()[0]?.text.match(/^- Booked: Tuesday, /gm)).toHaveLength(body.rule.count ?? 0)
  })

  rule(
    'each client of a session is told, but for those who can’t or don’t want to be written to',
    async () => {
      const { practice, owner } = desk
      const other = await aReachableClient(test, practice, owner)
      const silent = await addClient(practice, owner)
      const stopped = await aReachableClient(test, practice, owner)
      const path = practice.path(`clients/${stopped.client.id}/reminders`)
      dataOf(await owner.request('PUT', path, { isStopped: true }))
      const all = [desk.client, other.client, silent, stopped.client].map(({ id }) => id)
      await desk.session(all, '2026-11-19')
      await sendDueNotices(test)
      expect([subjects(), subjects(other.email), subjects(stopped.email)]).toEqual([
        ...[['Booked: Thursday, November 19'], ['Booked: Thursday, November 19'], []],
      ])
    },
  )

  rule('what changes in the night is told in the morning', async () => {
    test.clock.set('2026-11-17T03:00:00Z')
    await move(desk.appointment, '2026-11-20')
    await sendDueNotices(test)
    expect(subjects()).toEqual([])
    test.clock.set('2026-11-17T13:00:00Z')
    await sendDueNotices(test)
    expect(subjects()).toEqual(['Moved: Friday, November 20'])
  })

  rule('a practice that tells nobody tells nobody, nor later what changed meanwhile', async () => {
    const { practice, owner } = desk
    await setReminders(practice, owner, { isOn: false, tellsChanges: false, version: 2 })
    await move(desk.appointment, '2026-11-20')
    await desk.session(undefined, '2026-11-19')
    await sendDueNotices(test)
    await setReminders(practice, owner, { isOn: false, tellsChanges: true, version: 3 })
    await sendDueNotices(test)
    expect(subjects()).toEqual([])
    await move(desk.appointment, '2026-11-25')
    await sendDueNotices(test)
    expect(subjects()).toEqual(['Moved: Wednesday, November 25'])
    expect(mails()[0]?.text).toContain('It was on Friday, November 20')
  })
})
