/** A plain-text message to one person. */
export interface MailMessage {
  to: string
  subject: string
  text: string
}

/** Sends mail. */
export interface Mailer {
  /** Resolves when the message is on its way; rejects when it isn't, and then nothing of it is. */
  send(message: MailMessage): Promise<void>
}
