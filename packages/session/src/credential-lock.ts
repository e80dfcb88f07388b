import type { SessionPlatform } from './platform/SessionPlatform'

/** How long a tab waits while another tab has the lock, before it continues without the lock. */
const LOCK_WAIT_MS = 5_000
/** A sign-out waits for a shorter time, because all of it may take 5 s. */
export const LOGOUT_LOCK_WAIT_MS = 2_000
const LOCK_NAME = 'oaklet-refresh'

/**
 * Runs a call that sets or clears the refresh cookie while no other tab runs one, so that cookie and store belong to
 * the same session.
 */
export const withCredentialLock = <T>(
  platform: Pick<SessionPlatform, 'withLock'>,
  signal: AbortSignal,
  run: () => Promise<T>,
  waitMs = LOCK_WAIT_MS,
): Promise<T> => platform.withLock(LOCK_NAME, { waitMs, signal }, run)
