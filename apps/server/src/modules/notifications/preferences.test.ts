import {
  NOTIFICATION_EVENTS,
  type NotificationChoice,
  type NotificationPreferences,
} from '@oaklet/api/contract'
import { beforeAll, expect, it } from 'vitest'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, appointmentBody, book, dataOf, setStatus } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { notified } from '../../testing/notified'
import type { SignedInPerson } from '../../testing/a-person'
import { refusal } from '../../testing/refusal'
import { startTestApp } from '../../testing/start-test-app'
import { sendHeldMail } from './send-held-mail'

const PATH = '/api/auth/me/notification-preferences'
const test = startTestApp()
let practice: TestPractice

beforeAll(async () => {
  practice = await aPractice(test)
})

const choicesOf = async (person: SignedInPerson) =>
  dataOf<NotificationPreferences>(await person.request('GET', PATH)).choices
const choose = (person: SignedInPerson, ...choices: NotificationChoice[]) =>
  person.request('PUT', PATH, { choices })
const ANSWERED = { event: 'visit_answered', inApp: true, email: true } as const
const MEASURE = { event: 'measure_alert', inApp: true, email: true } as const
const CANCELLED = { event: 'appointment_cancelled', inApp: true, email: true } as const
const DISPUTED = { event: 'payment_disputed', inApp: true, email: true } as const
const BOOKED = { event: 'appointment_booked', inApp: true, email: false } as const

it('who never chose is told of everything in Oaklet, and by e-mail too of what can’t wait', async () => {
  const person = await practice.as('Clinician')
  expect(await choicesOf(person)).toEqual([
    BOOKED,
    { event: 'appointment_changed', inApp: true, email: false },
    CANCELLED,
    ANSWERED,
    { event: 'offer_answered', inApp: true, email: false },
    MEASURE,
    { event: 'packet_submitted', inApp: true, email: false },
    { event: 'packet_frozen', inApp: true, email: false },
    { event: 'packet_stalled', inApp: true, email: false },
    { event: 'invoice_overdue', inApp: true, email: false },
    { event: 'authorization_low', inApp: true, email: false },
    { event: 'claim_due', inApp: true, email: false },
    { event: 'claim_rejected', inApp: true, email: false },
    { event: 'claim_denied', inApp: true, email: false },
    { event: 'appeal_overdue', inApp: true, email: false },
    { event: 'insurer_file_refused', inApp: true, email: false },
    { event: 'remittance_to_review', inApp: true, email: false },
    { event: 'document_undelivered', inApp: true, email: false },
    { event: 'statements_to_review', inApp: true, email: false },
    DISPUTED,
    { event: 'payment_failed', inApp: true, email: false },
    { event: 'payment_account', inApp: true, email: false },
    { event: 'staff_invited', inApp: true, email: false },
    { event: 'staff_joined', inApp: true, email: false },
  ])
})

it('a choice changes what it names, for that person alone, and is audited', async () => {
  const [person, other] = [await practice.as('Clinician'), await practice.as('Clinician')]
  const answer = await choose(person, { ...CANCELLED, email: false }, BOOKED)
  const chosen = dataOf<NotificationPreferences>(answer).choices
  expect(chosen.filter(({ email }) => email)).toEqual([ANSWERED, MEASURE, DISPUTED])
  expect(chosen).toHaveLength(NOTIFICATION_EVENTS.length)
  expect(await choicesOf(person)).toEqual(chosen)
  expect(await choicesOf(other)).toContainEqual(CANCELLED)
  const trail = await auditTrail(test, practice, 'notification_preferences', person.staffId)
  expect(trail).toMatchObject([{ action: 'updated', changed: ['appointment_cancelled'] }])
})

it('an event that is unknown, or named twice, is refused', async () => {
  const person = await practice.as('Clinician')
  expect(refusal(await choose(person, BOOKED, BOOKED))).toEqual([422, 'validation_failed', 'choices'])
  const unknown = await person.request('PUT', PATH, { choices: [{ ...BOOKED, event: 'rain' }] })
  expect(refusal(unknown)).toEqual([422, 'validation_failed', 'choices.0.event'])
})

it.each([
  [true, false],
  [false, true],
  [false, false],
  [true, true],
])('with in-app %s and e-mail %s, a cancellation comes that way', async (inApp, email) => {
  const scheduler = await practice.as('Scheduler')
  const person = await practice.as('Clinician')
  dataOf(await choose(person, { ...CANCELLED, inApp, email }, { ...BOOKED, inApp: false }))
  const client = await addClient(practice, scheduler)
  const who = { clientId: client.id, clinicianId: person.staffId }
  const booked = await book(practice, scheduler, appointmentBody(practice, who))
  // Otherwise the cancellation would take back a booking that was not mailed yet, and send none either.
  test.clock.advance(200_000)
  await sendHeldMail(test.deps)
  await setStatus(practice, scheduler, booked, 'cancelled_clinician')
  test.clock.advance(200_000)
  await sendHeldMail(test.deps)
  expect(await notified(practice, person)).toHaveLength(inApp ? 1 : 0)
  expect(test.mailer.to(`${person.userId}@example.com`)).toHaveLength(email ? 1 : 0)
})
