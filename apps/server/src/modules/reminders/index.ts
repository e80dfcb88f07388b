export { remindedIn } from './reminded-practice'
export { reminderRecord } from './reminder-record'
export { sendNotices } from './notices/send-notices'
export { sendReminders } from './send-reminders'
