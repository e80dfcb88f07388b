import { aReminderSettingsBody } from '@oaklet/api/testing'
import { requester } from '../a-person'
import { remindersTo, sendDueReminders, setReminders } from '../a-reminder'
import { appointmentBody, aReachableClient, book } from '../an-appointment'
import type { CallScene, PrepareCall } from './call-scene'

const HOUR_MS = 3_600_000

/** The link of a reminder, in the hands of a client who has no account. */
async function aVisit({ test, practice, owner }: CallScene) {
  await setReminders(practice, owner, { hours: { opens: '00:00', closes: '23:59' } })
  const { client, email } = await aReachableClient(test, practice, owner)
  const start = test.clock.now().getTime() + 25 * HOUR_MS
  const when = {
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + HOUR_MS).toISOString(),
  }
  await book(
    practice,
    owner,
    appointmentBody(practice, { clientId: client.id, clinicianId: owner.staffId }, when),
  )
  test.clock.advance(2 * HOUR_MS)
  await sendDueReminders(test)
  return { by: requester(test), body: { token: remindersTo(test, email).token } }
}

/** The calls about reminders of appointments, of the practice and of clients. */
export const REMINDER_CALLS: Readonly<Record<string, PrepareCall>> = {
  updateReminderSettings: ({ owner }) =>
    Promise.resolve({ by: owner.request, body: aReminderSettingsBody() }),
  setClientReminders: async ({ test, practice, owner }) => {
    const { client } = await aReachableClient(test, practice, owner)
    return { by: owner.request, params: { clientId: client.id }, body: { isStopped: true } }
  },
  openVisit: aVisit,
  confirmVisit: aVisit,
  cancelVisit: aVisit,
  askVisit: async (scene) => {
    const { by, body } = await aVisit(scene)
    return { by, body: { ...body, text: 'Any morning' } }
  },
  setVisitReminders: async (scene) => {
    const { by, body } = await aVisit(scene)
    return { by, body: { ...body, isStopped: true } }
  },
}
