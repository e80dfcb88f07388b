import { formatPhone, oneLine } from '@oaklet/api/contract'
import { startWords, wholeStartWords } from '../appointments'

interface Reminder {
  practiceName: string
  /** Empty where the practice has none. */
  phone: string
  startsAt: string
  timeZone: string
  address: string
}

/** Reminds a client of an appointment: when it is and whose, and nothing of the client or why they come. */
export function reminderMail({ practiceName, phone, startsAt, timeZone, address }: Reminder): {
  subject: string
  text: string
} {
  const start = { startsAt, timeZone }
  return {
    subject: `Appointment on ${startWords(start, { weekday: 'long', month: 'long', day: 'numeric' })}`,
    text: `Hello,

You have an appointment with ${oneLine(practiceName)} on ${wholeStartWords(start)}.

Confirm it, cancel it or ask for another time:

    ${address}
${phone === '' ? '' : `\nQuestions? Call ${formatPhone(phone)}.\n`}
To stop these messages, open the link and choose “Stop reminders”.

If this mail is not for you, please delete it and tell the practice.
`,
  }
}
