import { setImmediate as afterThisTurn } from 'node:timers/promises'
import type { Deps } from '../../deps'
import { errorCode } from '../../error-code'
import type { MailMessage } from '../../mail/mailer'

/**
 * Sends mail that nobody waits for, once the call has been answered: how long the answer takes doesn't
 * tell that there was any. A failure is logged without the address, which its message may repeat.
 */
export function sendNotice(deps: Deps, message: MailMessage): void {
  void afterThisTurn()
    .then(() => deps.mailer.send(message))
    .catch((error: unknown) => {
      deps.log.error({ error: errorCode(error) ?? 'unknown' }, 'mail could not be sent')
    })
}
