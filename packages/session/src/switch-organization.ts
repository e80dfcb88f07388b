import { isUnauthorized } from '@oaklet/api'
import { beginSignIn } from './begin-sign-in'
import { withCredentialLock } from './credential-lock'
import { attachToken } from './attach-token'
import { SessionError } from './SessionError'
import type { SessionParts } from './session-parts'
import { takeInOtherTabs } from './tab-sync'
import type { TokenKeeper } from './token-keeper'

/** Switches to another of the person's organizations: a sign-in without a password, and a new epoch in all tabs. */
export function createSwitching(
  parts: SessionParts,
  { credentials, refreshIfNeeded }: TokenKeeper,
): (organizationId: string) => Promise<void> {
  const { auth, holder, moment, platform, stored } = parts
  const isThere = (organizationId: string) => holder.signIn()?.user.organizationId === organizationId

  const ask = async (organizationId: string, epoch: number, signal: AbortSignal): Promise<void> => {
    await refreshIfNeeded()
    await withCredentialLock(platform, signal, async () => {
      // While this tab waited for the lock, another person may have signed in, or another tab may have switched.
      const signIn = credentials.epoch() === epoch ? holder.signIn() : null
      if (signIn === null) throw new SessionError('superseded')
      const issued = moment()
      const signed = { bearer: attachToken(signIn.token, moment)(), csrf: signIn.csrf, signal }
      const answer = await auth.switchOrganization({ organizationId }, signed)
      // The session is the same, and another tab may have signed it out.
      await beginSignIn(parts, epoch, answer, issued, () => stored.isCurrent(signIn.signInId))
    })
  }

  return async (organizationId) => {
    const epoch = credentials.epoch()
    if (isThere(organizationId)) return
    const signal = holder.epochSignal()
    const asked = () => ask(organizationId, epoch, signal)
    try {
      await asked().catch(async (error: unknown) => {
        // A refused token is renewed once (spec §4). The new token may already belong to the other organization.
        if (!isUnauthorized(error) || !(await credentials.refresh())) throw error
        await asked()
      })
    } catch (cause) {
      // Another tab may have switched already.
      takeInOtherTabs(parts)
      if (isThere(organizationId)) return
      throw signal.aborted ? new SessionError('superseded', { cause }) : cause
    }
  }
}
