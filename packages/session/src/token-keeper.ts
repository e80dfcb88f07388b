import { type Credentials, singleFlight } from '@oaklet/api'
import { renewToken } from './renew-token'
import { SessionError } from './session-error'
import type { SessionParts } from './session-parts'
import type { SignIn } from './session-state'
import { takeInOtherTabs } from './tab-sync'
import { isExpired, isTokenShape, needsRefresh } from './token-policy'

export interface TokenKeeper {
  readonly credentials: Credentials
  refreshIfNeeded(): Promise<void>
}

/** Keeps the signed-in person's token fresh, and lends it to requests. */
export function createTokenKeeper(parts: SessionParts): TokenKeeper {
  const { holder, stored, moment, platform } = parts

  const held = (): SignIn | null => {
    const state = holder.get()
    return state.status === 'signed-in' ? state : null
  }

  const refuse = (epoch: number, signInId: string): void => {
    holder.dispatch({ type: 'refreshRefused', epoch }, () => {
      if (stored.clearOf(signInId)) platform.tellOtherTabs()
    })
  }

  /** One renewal, shared by all who ask in the same epoch; true when a new token is held. */
  const renewOnce = singleFlight(async (epoch: number): Promise<boolean> => {
    const before = held()
    if (before === null) return false
    try {
      const renewal = await renewToken({ ...parts, signal: holder.epochSignal() }, before)
      if (renewal.outcome === 'renewed') {
        const { token, csrf } = renewal
        holder.dispatch({ type: 'tokenRefreshed', epoch, token, csrf })
        return holder.get().epoch === epoch
      }
      if (renewal.outcome === 'refused') refuse(epoch, before.signInId)
      else takeInOtherTabs(parts)
    } catch (error) {
      if (holder.get().epoch === epoch) throw error
    }
    // Another tab is half-way through a change, and nobody can tell yet what it will be.
    if (holder.get().epoch === epoch) throw new SessionError('superseded')
    return false
  })
  const renew = (): Promise<boolean> => renewOnce(holder.get().epoch)

  const refreshIfNeeded = async (): Promise<void> => {
    takeInOtherTabs(parts)
    const signIn = held()
    if (signIn !== null && (signIn.csrf === null || needsRefresh(signIn.token, moment()))) await renew()
  }

  const credentials: Credentials = {
    epoch: () => {
      takeInOtherTabs(parts)
      return holder.get().epoch
    },
    bearer: () => {
      const token = held()?.token
      return token && isTokenShape(token.value) && !isExpired(token, moment()) ? token.value : null
    },
    csrf: () => held()?.csrf ?? null,
    refresh: renew,
    onAuthFailure: () => {
      const signIn = held()
      if (signIn !== null) refuse(holder.get().epoch, signIn.signInId)
    },
  }
  return { credentials, refreshIfNeeded }
}
