import { setImmediate as afterThisTurn } from 'node:timers/promises'
import type { Deps } from '../../deps'
import { errorCode } from '../../error-code'
import type { MailMessage } from '../../mail/mailer'

/**
 * Sends mail after the call has been answered, so that the time of the answer doesn't show whether there was mail.
 * Logs a failure without its message, which may contain the address.
 */
export function sendNotice(deps: Deps, message: MailMessage): void {
  void afterThisTurn()
    .then(() => deps.mailer.send(message))
    .catch((error: unknown) => {
      deps.log.error({ error: errorCode(error) ?? 'unknown' }, 'mail could not be sent')
    })
}
