import { singleFlight } from '@oaklet/api'
import { pause } from './pause'
import { isPublicPath } from './public-paths'
import { attemptRestore, type Restored } from './restore-attempt'
import { RESTORE_ATTEMPTS, tryToRestore } from './restore-session'
import type { SessionParts } from './session-parts'

export interface Restoring {
  /** The visible one, at start. */
  restore(): Promise<void>
  /** Goes on with a kept session if that can be done, and otherwise lets everything be as it is. */
  restoreQuietly(): Promise<void>
}

export function createRestoring(parts: SessionParts): Restoring {
  const { holder, platform, stored } = parts

  const find = (signal: AbortSignal, attempts: number): Promise<Restored> =>
    tryToRestore({
      attempt: () => attemptRestore({ ...parts, signal }),
      attempts,
      pause: (delayMs) => pause(platform, delayMs, signal),
    })

  const restore = async (): Promise<void> => {
    if (!holder.dispatch({ type: 'restoreStarted' })) return
    const { epoch } = holder.get()
    const isPublic = isPublicPath(platform.path())
    stored.tidyUp()
    try {
      const restored = await find(holder.epochSignal(), isPublic ? 1 : RESTORE_ATTEMPTS)
      if (restored.outcome === 'found') {
        holder.dispatch({ type: 'restored', epoch, signIn: restored.signIn })
      } else {
        const isRefused = restored.outcome === 'refused'
        const reason = isRefused && !isPublic ? 'expired' : null
        holder.dispatch({ type: 'restoreFailed', epoch, reason }, isRefused ? forget : undefined)
      }
    } catch {
      // Nobody can tell: what is kept stays kept, for when the server can be reached again.
      holder.dispatch({ type: 'restoreFailed', epoch, reason: 'unreachable' })
    }
  }

  const restoreQuietly = singleFlight(async (epoch: number): Promise<void> => {
    const restored = await find(holder.epochSignal(), 1).catch(() => null)
    if (restored === null || holder.get().epoch !== epoch) return
    if (restored.outcome === 'refused') forget()
    if (restored.outcome === 'found') holder.dispatch({ type: 'restored', epoch, signIn: restored.signIn })
  })

  const forget = (): void => {
    stored.clear()
    platform.tellOtherTabs()
  }

  return { restore, restoreQuietly: () => restoreQuietly(holder.get().epoch) }
}
