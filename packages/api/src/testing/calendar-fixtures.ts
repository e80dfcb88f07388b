export {
  aClientOverlap,
  aClosure,
  anAppointment,
  anAppointmentBody,
  anOpenDay,
  anOverlapConflict,
} from '../appointments/appointments-fixtures'
export { aBlockInput, aCalendarBlock, aListedBlock } from '../calendar-blocks/calendar-blocks-fixtures'
export {
  aBookedSeries,
  aSeriesBody,
  aSeriesOccurrence,
  aSeriesPreview,
  aSeriesRule,
} from '../appointment-series/appointment-series-fixtures'
export {
  aChangedOccurrence,
  aChangedSeries,
  anExtendedSeries,
  anExtensionBody,
  aSeriesChangeBody,
  aSeriesChangePreview,
} from '../appointment-series/series-changes-fixtures'
export { aClientReminder, aReminderSettingsBody, aVisit } from '../reminders/reminders-fixtures'
export { someClientReminders, someReminderSettings } from '../reminders/reminders-fixtures'
export { anOfferBody, anOfferedTime, aSlotOffer } from '../waitlist/waitlist-fixtures'
export { aWaitlistBody, aWaitlistEntry } from '../waitlist/waitlist-fixtures'
