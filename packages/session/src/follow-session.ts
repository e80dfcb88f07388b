import { completeUser } from './complete-user'
import { signed } from './current-user'
import { lend } from './lend-token'
import type { SessionParts } from './session-parts'
import type { Renewed } from './session-state'
import { throwSuperseded } from './throw-superseded'

/**
 * Keeps a new sign-in in place of one whose session belongs to another organization by now: it was changed over to,
 * and the answer that said so was lost. Rejects when it isn't known who that is.
 */
export async function followSession(
  parts: Omit<SessionParts, 'holder'>,
  signInId: string,
  renewed: Renewed,
  signal: AbortSignal,
): Promise<void> {
  const { auth, moment, platform, stored } = parts
  const isKept = () => stored.isKept(signInId)
  const asking = { bearer: lend(renewed.token, moment, isKept), signal }
  try {
    const found = await completeUser(parts, await auth.getCurrentUser(signed(asking)), asking)
    if (!isKept()) return
    stored.write({ csrf: null, signInId: platform.newId(), ...found, ...renewed })
    platform.tellOtherTabs()
  } catch (cause) {
    throwSuperseded(cause)
  }
}
