import * as z from 'zod/mini'
import { emailText, Instant, Version } from '../wire/scalars'

/** How a document of the billing reaches the client: as a mail with the PDF, or as a printed or saved copy. */
export const DOCUMENT_WAYS = ['email', 'handed_over'] as const
/** One of {@link DOCUMENT_WAYS}. */
export type DocumentWay = (typeof DOCUMENT_WAYS)[number]

/** A mail waits until the mail server has taken it, and is given up after half an hour; what is handed over is sent at once. */
export const DOCUMENT_SENDING_STATES = ['waiting', 'sent', 'failed'] as const
/** One of {@link DOCUMENT_SENDING_STATES}. */
export type DocumentSendingState = (typeof DOCUMENT_SENDING_STATES)[number]

/** One time that a document was sent. */
export const DocumentSending = z.object({
  how: z.enum(DOCUMENT_WAYS),
  /** The address that it was mailed to; null where it was handed over. */
  email: z.nullable(z.string()),
  state: z.enum(DOCUMENT_SENDING_STATES),
  sentAt: Instant,
  sentByName: z.string(),
})
export type DocumentSending = z.infer<typeof DocumentSending>

/** How a document reaches the client; `email` is one of the document’s `emails` where it is mailed, else null. */
export const SendDocumentBody = z
  .object({
    version: Version,
    how: z.enum(DOCUMENT_WAYS, 'Choose how it reaches the client'),
    email: z.nullable(emailText('name@mail.com')),
  })
  .check(
    z.refine(({ how, email }) => how !== 'email' || email !== null, {
      path: ['email'],
      error: 'Choose an e-mail',
    }),
    z.refine(({ how, email }) => how === 'email' || email === null, {
      path: ['email'],
      error: 'What is handed over needs no e-mail',
    }),
  )
export type SendDocumentBody = z.input<typeof SendDocumentBody>

/** The media type of a document’s file. */
export const DOCUMENT_FILE_TYPE = 'application/pdf'
