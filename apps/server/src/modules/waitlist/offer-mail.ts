import { formatPhone, oneLine } from '@oaklet/api/contract'
import { startWords, wholeStartWords } from '../appointments'

interface Offer {
  practiceName: string
  /** Empty where the practice has none. */
  phone: string
  startsAt: string
  minutes: number
  expiresAt: string
  timeZone: string
  address: string
  /** Others are offered the same time. */
  isForSeveral: boolean
}

/** Offers a time to a client who waits for one: when it is and until when, and nothing of the client or why they come. */
export function offerMail(offer: Offer): { subject: string; text: string } {
  const { practiceName, phone, startsAt, minutes, expiresAt, timeZone, address, isForSeveral } = offer
  const start = { startsAt, timeZone }
  return {
    subject: `A time on ${startWords(start, { weekday: 'long', month: 'long', day: 'numeric' })}`,
    text: `Hello,

${oneLine(practiceName)} has a time for you on ${wholeStartWords(start)}, for ${minutes} minutes.

Take it or decline it by ${wholeStartWords({ startsAt: expiresAt, timeZone })}:

    ${address}
${isForSeveral ? '\nOthers are asked too: whoever takes it first has it.\n' : ''}${phone === '' ? '' : `\nQuestions? Call ${formatPhone(phone)}.\n`}
You get this mail because you wait for an appointment. If it is not for you, please delete it and tell the practice.
`,
  }
}
