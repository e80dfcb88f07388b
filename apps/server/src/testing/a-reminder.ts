import type { Appointment, UpdateReminderSettingsBody, Visit } from '@oaklet/api/contract'
import { aReminderSettingsBody } from '@oaklet/api/testing'
import { sendDocumentMail } from '../modules/billing-documents'
import { sendNotices, sendReminders } from '../modules/reminders'
import { from } from './a-login'
import { requester, type SignedInPerson } from './a-person'
import type { TestPractice } from './a-practice'
import { appointmentBody, aReachableClient, at, book, dataOf } from './an-appointment'
import type { TestApp } from './create-test-app'

/** Saves how the practice reminds its clients; a day before, unless a test says otherwise. */
export const setReminders = async (
  practice: TestPractice,
  owner: SignedInPerson,
  changes: Partial<UpdateReminderSettingsBody> = {},
): Promise<void> => {
  const body = aReminderSettingsBody({ daysBefore: [1], publicName: '', ...changes })
  dataOf(await owner.request('PUT', practice.path('reminder-settings'), body))
}

/** A practice that reminds its clients a day before, and one with a session on Wednesday at ten with Kim Lee. */
export async function aReminderDesk(test: TestApp, practice: TestPractice, owner: SignedInPerson) {
  await setReminders(practice, owner)
  const clinician = await practice.as('Clinician', { name: 'Kim Lee' })
  const { client, email } = await aReachableClient(test, practice, owner)
  const session = (clientIds = [client.id], day = '2026-11-18', time = '10:00'): Promise<Appointment> =>
    book(
      practice,
      owner,
      appointmentBody(
        practice,
        { clientId: client.id, clinicianId: clinician.staffId },
        { clientIds, startsAt: at(time, day), endsAt: at(time.replace(':00', ':50'), day) },
      ),
    )
  return { test, practice, owner, clinician, client, email, session, appointment: await session() }
}
export type ReminderDesk = Awaited<ReturnType<typeof aReminderDesk>>

/** Sends what is due, and its mail. */
export async function sendDueReminders({ deps }: TestApp): Promise<void> {
  await sendReminders(deps)
  await sendDocumentMail(deps)
}

/** Tells clients what became of their appointments, once the hold of mail is over. */
export async function sendDueNotices({ deps, clock }: TestApp): Promise<void> {
  clock.advance((deps.env.mailHoldSeconds + 1) * 1000)
  await sendNotices(deps)
  await sendDocumentMail(deps)
}

const LINK = /\/visit#(\S+)/

/** The reminders that were mailed to an address, and the token of the link in the last of them. */
export const remindersTo = (test: TestApp, email: string) => {
  const mails = test.mailer.to(email).filter(({ subject }) => subject.startsWith('Appointment on'))
  return { count: mails.length, mail: mails.at(-1), token: LINK.exec(mails.at(-1)?.text ?? '')?.[1] ?? '' }
}

/** Reminds the client of the desk on Tuesday at ten; returns the token of their link. */
export async function aVisitToken({ test, email }: Pick<ReminderDesk, 'test' | 'email'>): Promise<string> {
  test.clock.set('2026-11-17T15:00:00Z')
  await sendDueReminders(test)
  return remindersTo(test, email).token
}

/** A browser of a client who has no account, at an address of its own. */
export function aVisitor(test: TestApp) {
  const headers = from(`visitor-${test.deps.newId()}`)
  const call = (verb: string, body: Record<string, unknown>) =>
    requester(test)('POST', `/api/v1/visits/${verb}`, body, headers)
  /** The appointment as the client sees it. */
  const see = async (token: string) => dataOf<Visit>(await call('open', { token }))
  return { call, see }
}
