import { asAuth } from '../../db/tenant'
import type { Deps } from '../../deps'
import { errorCode } from '../../error-code'
import { AppError } from '../../errors'
import type { MailMessage } from '../../mail/mailer'
import type { Attempt } from './login-throttle'
import { undoAttempt } from './login-throttle'

/** Sends a code that `attempt` was admitted for; throws 503 and takes the attempt back when it can't be sent. */
export async function sendCode(deps: Deps, message: MailMessage, attempt: Attempt): Promise<void> {
  try {
    await deps.mailer.send(message)
  } catch (error) {
    // The message of a mail server's error repeats the address.
    deps.log.error({ error: errorCode(error) ?? 'unknown' }, 'a code could not be sent')
    await asAuth(deps.db, (tx) => undoAttempt(tx, attempt))
    throw new AppError('unavailable', 'The e-mail with your code could not be sent. Try again in a moment.')
  }
}
