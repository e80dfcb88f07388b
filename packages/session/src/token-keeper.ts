import { type Credentials, isUnauthorized, singleFlight } from '@oaklet/api'
import { renewToken } from './renew-token'
import { SessionError } from './SessionError'
import type { SessionParts } from './session-parts'
import { takeInOtherTabs } from './tab-sync'
import { isExpired, isTokenShape, needsRefresh } from './token-policy'

export interface TokenKeeper {
  readonly credentials: Credentials
  refreshIfNeeded(): Promise<void>
  /** Ends the session of `epoch`, which has ended on the server. */
  end(epoch: number): void
}

/** Renews the signed-in person's token in time, and gives it to requests. */
export function createTokenKeeper(parts: SessionParts): TokenKeeper {
  const { holder, stored, moment } = parts

  const end = (epoch: number): void => {
    const signIn = holder.signIn()
    if (signIn === null) return
    holder.dispatch({ type: 'signedOut', epoch, reason: 'expired' }, () => stored.expire(signIn.signInId))
  }

  /** Renews the token, once for all callers in the same epoch; true when there is a new token. */
  const renew = singleFlight(async (epoch: number): Promise<boolean> => {
    const signIn = holder.signIn()
    if (signIn === null) return false
    try {
      const renewed = await renewToken(parts, signIn, holder.epochSignal())
      if (renewed !== null) {
        holder.dispatch({ type: 'tokenRefreshed', epoch, renewed })
        return holder.epoch() === epoch
      }
      takeInOtherTabs(parts)
      // Another tab is in the middle of a change whose outcome isn't known yet.
      if (holder.epoch() === epoch) throw new SessionError('superseded')
    } catch (error) {
      if (isUnauthorized(error)) end(epoch)
      else if (holder.epoch() === epoch) throw error
    }
    return false
  })

  return {
    end,
    credentials: {
      epoch: () => {
        takeInOtherTabs(parts)
        return holder.epoch()
      },
      bearer: () => {
        const token = holder.signIn()?.token
        return token && isTokenShape(token.value) && !isExpired(token, moment()) ? token.value : null
      },
      csrf: () => holder.signIn()?.csrf ?? null,
      refresh: () => renew(holder.epoch()),
      onAuthFailure: () => end(holder.epoch()),
    },
    refreshIfNeeded: async () => {
      takeInOtherTabs(parts)
      const signIn = holder.signIn()
      if (signIn && (signIn.csrf === null || needsRefresh(signIn.token, moment())))
        await renew(holder.epoch())
    },
  }
}
