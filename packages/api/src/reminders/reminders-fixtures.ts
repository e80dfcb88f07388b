import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import {
  ClientReminder,
  ClientReminders,
  ReminderSettings,
  UpdateReminderSettingsBody,
} from './reminders-contract'
import { Visit } from './visits-contract'

/** A practice that reminds its clients two days and a day before. */
export const aReminderSettingsBody = fixtureOf<UpdateReminderSettingsBody>(
  UpdateReminderSettingsBody,
  () => ({
    ...{ isOn: true, tellsChanges: false, daysBefore: [2, 1], hours: { opens: '08:00', closes: '20:00' } },
    ...{ publicName: 'Oakwood', lateHours: 24, version: 0 },
  }),
)

/** The same, once it was saved. */
export const someReminderSettings = fixtureOf<ReminderSettings>(ReminderSettings, () => ({
  ...aReminderSettingsBody({ version: 1 }),
  practiceId: fixtureId(3),
}))

/** Marisol Vega, who was reminded of her session on November 17. */
export const aClientReminder = fixtureOf<ClientReminder>(ClientReminder, () => ({
  clientId: fixtureId(30),
  clientName: 'Mari Vega',
  sent: [{ kind: 'reminder', at: '2026-11-16T14:00:00Z', state: 'sent' }],
  nextAt: null,
  noneBecause: 'all_sent',
  answers: [{ kind: 'confirmed', at: '2026-11-16T14:12:00Z', text: '' }],
}))

/** A client who gets reminders. */
export const someClientReminders = fixtureOf<ClientReminders>(ClientReminders, () => ({
  ...{ isStopped: false, stoppedAt: null, stoppedByName: null },
}))

/** What Marisol Vega is shown of her session. */
export const aVisit = fixtureOf<Visit>(Visit, () => ({
  appointmentId: fixtureId(50),
  practiceName: 'Oakwood',
  practicePhone: '5185550142',
  ...{ startsAt: '2026-11-17T14:00:00Z', endsAt: '2026-11-17T14:50:00Z', timeZone: 'America/New_York' },
  ...{ state: 'open', isOpen: true, lateHours: null, hasAsked: false, areRemindersStopped: false },
}))
