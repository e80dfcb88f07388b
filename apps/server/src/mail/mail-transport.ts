import { createTransport } from 'nodemailer'
import type { MailMessage, Mailer } from './mailer'

/** A call waits 30 s for its answer: a mail server that is slow to answer must have failed before. */
const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

/** Who messages are from, and when they are sent. */
export interface Envelope {
  from: string
  date: Date
}

/** Hands messages to the mail server at `url`; every send connects anew, so an idle connection can't be stale. */
export function createSmtpMailer(url: string, from: string, now: () => Date): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS })
  return {
    send: async (message) => {
      await transport.sendMail(fields(message, { from, date: now() }))
    },
  }
}

/** The message as a mail server would get it (RFC 5322). */
export async function composeMessage(message: MailMessage, envelope: Envelope): Promise<Uint8Array> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message: composed } = await transport.sendMail(fields(message, envelope))
  if (!(composed instanceof Uint8Array)) throw new TypeError('a composed message is a buffer')
  return composed
}

/** The address is given as one, not as text: what is before its @ can't turn it into a list. */
const fields = ({ to, subject, text, attachments = [] }: MailMessage, { from, date }: Envelope) => ({
  from,
  date,
  to: { name: '', address: to },
  subject,
  text,
  attachments: attachments.map(({ fileName, contentType, bytes }) => ({
    filename: fileName,
    contentType,
    content: Buffer.from(bytes),
  })),
  disableFileAccess: true,
  disableUrlAccess: true,
})
