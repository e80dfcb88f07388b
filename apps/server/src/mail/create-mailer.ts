import { join } from 'node:path'
import type { Deps } from '../deps'
import type { Env } from '../env'
import { createOutbox } from './create-outbox'
import { createSmtpMailer } from './mail-transport'
import type { Mailer } from './mailer'

/** Where messages are kept when there is no mail server. */
export const outboxFolder = ({ dataDir }: Env): string => join(dataDir, 'outbox')

/** Mail through the server of SMTP_URL, or into the outbox when there is none. */
export function createMailer(deps: Pick<Deps, 'clock' | 'newId' | 'log' | 'env'>): Mailer {
  const { smtpUrl, mailFrom } = deps.env
  if (smtpUrl === null) return createOutbox(deps, outboxFolder(deps.env), mailFrom)
  return createSmtpMailer(smtpUrl, mailFrom, deps.clock.now)
}
