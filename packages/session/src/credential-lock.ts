import type { SessionPlatform } from './platform/SessionPlatform'

/** How long a tab waits for another one's turn before it goes on without the lock. */
const LOCK_WAIT_MS = 5_000
/** A sign-out waits for less, as it has 5 s for all of it. */
export const FAREWELL_LOCK_WAIT_MS = 2_000
const LOCK_NAME = 'oaklet-refresh'

/** Runs what brings or ends the browser's refresh cookie alone among the tabs, so that it stays with what is stored. */
export const withCredentialLock = <T>(
  platform: Pick<SessionPlatform, 'withLock'>,
  signal: AbortSignal,
  run: () => Promise<T>,
  waitMs = LOCK_WAIT_MS,
): Promise<T> => platform.withLock(LOCK_NAME, { waitMs, signal }, run)
