export { remindedIn } from './reminded-practice'
export { reminderRecord } from './reminder-record'
export { sendReminders } from './send-reminders'
