/** A file that goes with a message. */
export interface MailAttachment {
  fileName: string
  contentType: string
  bytes: Uint8Array
}

/** A plain-text message to one person. */
export interface MailMessage {
  to: string
  subject: string
  text: string
  attachments?: readonly MailAttachment[]
}

/** Sends mail. */
export interface Mailer {
  /** Resolves when the message is on its way; rejects when it isn't, and then nothing of it is. */
  send(message: MailMessage): Promise<void>
}
