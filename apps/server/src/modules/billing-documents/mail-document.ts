import { DOCUMENT_FILE_TYPE } from '@oaklet/api/contract'
import { errorCode } from '../../error-code'
import type { MailMessage } from '../../mail/mailer'
import type { Work } from '../../work'

/** A mail with one PDF, whose text says nothing clinical. */
export interface DocumentMail extends Pick<MailMessage, 'to' | 'subject' | 'text'> {
  fileName: string
  pdf: Uint8Array
}

/** Sends the mail once the transaction has been committed. A failure is logged without its message, which may name the address. */
export function mailDocument({ deps }: Work, { fileName, pdf, ...message }: DocumentMail): void {
  const attachments = [{ fileName, contentType: DOCUMENT_FILE_TYPE, bytes: pdf }]
  deps.mailer.send({ ...message, attachments }).catch((error: unknown) => {
    deps.log.error({ error: errorCode(error) ?? 'unknown' }, 'mail could not be sent')
  })
}
