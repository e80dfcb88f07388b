import { formatPhone } from '@oaklet/api/contract'

interface Reminder {
  practiceName: string
  /** Empty where the practice has none. */
  phone: string
  startsAt: Date
  timeZone: string
  address: string
}

const oneLine = (name: string): string => name.replace(/\s+/g, ' ')

/** With plain spaces, as mail is read by all sorts of programs. */
const words = (at: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', options).format(at).replace(/[\u202f\u00a0]/g, ' ')

/** Reminds a client of an appointment: when it is and whose, and nothing of the client or why they come. */
export function reminderMail({ practiceName, phone, startsAt, timeZone, address }: Reminder): {
  subject: string
  text: string
} {
  const day = { weekday: 'long', month: 'long', day: 'numeric', timeZone } as const
  const date = words(startsAt, { ...day, year: 'numeric' })
  const time = words(startsAt, { hour: 'numeric', minute: '2-digit', timeZone })
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(startsAt)
    .find(({ type }) => type === 'timeZoneName')?.value
  return {
    subject: `Appointment on ${words(startsAt, day)}`,
    text: `Hello,

You have an appointment with ${oneLine(practiceName)} on ${date} at ${time} (${zone ?? timeZone}).

Confirm it, cancel it or ask for another time:

    ${address}
${phone === '' ? '' : `\nQuestions? Call ${formatPhone(phone)}.\n`}
To stop these messages, open the link and choose “Stop reminders”.

If this mail is not for you, please delete it and tell the practice.
`,
  }
}
