import type { Deps } from '../../deps'
import { errorCode } from '../../error-code'
import type { MailMessage } from '../../mail/mailer'

/** Sends mail that nobody waits for; a failure is logged without the address, which its message may repeat. */
export function sendNotice(deps: Deps, message: MailMessage): void {
  void deps.mailer.send(message).catch((error: unknown) => {
    deps.log.error({ error: errorCode(error) ?? 'unknown' }, 'mail could not be sent')
  })
}
