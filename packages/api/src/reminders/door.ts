export type { RemindersApi } from './reminders-api'
export { createVisitsApi, type VisitsApi } from './visits-api'
export { REMINDERS_MESSAGES, VISIT_MESSAGES } from './reminders-messages'
export {
  ClientReminder,
  ClientReminders,
  MAX_LATE_HOURS,
  MAX_REMINDERS,
  NO_REMINDER_REASONS,
  REMINDER_DAYS,
  REMINDER_KINDS,
  REMINDER_STATES,
  ReminderSettings,
  SetClientRemindersBody,
  UpdateReminderSettingsBody,
  VISIT_ANSWERS,
  type NoReminderReason,
  type ReminderDays,
  type ReminderKind,
  type ReminderState,
  type VisitAnswerKind,
} from './reminders-contract'
export {
  AskVisitBody,
  MAX_VISIT_TEXT,
  SetVisitRemindersBody,
  Visit,
  VISIT_STATES,
  VisitBody,
  type VisitState,
} from './visits-contract'
