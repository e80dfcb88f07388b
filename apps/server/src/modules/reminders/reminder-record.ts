import {
  exportedAppointmentNotices,
  exportedAppointmentReminders,
  exportedReminderSettings,
  exportedReminderStops,
  exportedVisitAnswers,
} from '../../db/schema/reminders-table'
import type { RecordKind } from '../../record-kind'

export const reminderRecord: RecordKind = {
  tables: [
    exportedReminderSettings,
    exportedAppointmentReminders,
    exportedAppointmentNotices,
    exportedVisitAnswers,
    exportedReminderStops,
  ],
}
