import type { Credentials, MfaAttempt, RegisterBody, User } from '@oaklet/api'
import type { SessionSnapshot } from './session-snapshot'

/** A zustand store that only the session itself writes. */
export interface SessionStore {
  /** Who is signed in now. */
  getState(): SessionSnapshot
  /** The state before the first event: restoring. */
  getInitialState(): SessionSnapshot
  /** Calls `listener` after each change; returns a function that ends that. */
  subscribe(listener: (state: SessionSnapshot, previous: SessionSnapshot) => void): () => void
}

/** Who is signed in, and for how long. */
export interface Session {
  readonly store: SessionStore
  /** The credentials with which `createApi` signs requests. */
  readonly credentials: Credentials
  /** Restores the session that this browser has stored; call it once at start. Never rejects. */
  restore(): Promise<void>
  /** Rejects with the server's refusal, LoginThrottledError, NetworkError or SessionError: show `userMessage`. */
  login(input: { email: string; password: string }): Promise<'signed-in' | 'mfa-required'>
  /** Completes a login or registration that is `mfa-required`; rejects like `login`. */
  verifyMfa(input: { code: string }): Promise<void>
  /** Sends a new code by e-mail. */
  resendMfaCode(): Promise<MfaAttempt>
  /** Sends a code by e-mail. `verifyMfa` with this code creates the organization and signs its owner in. */
  register(input: Omit<RegisterBody, 'deviceId'>): Promise<'mfa-required'>
  /**
   * Signs out in this browser at once, and on the server within 5 s; `global` ends all sessions of the person. Never
   * rejects.
   */
  logout(options?: { global?: boolean }): Promise<void>
  /**
   * Returns the user, fetched again after five minutes, and renews the token when it is near its expiry. Null when no
   * person is signed in; rejects with NetworkError or ApiError when that isn't known.
   */
  currentUser(): Promise<User | null>
  /** Fetches the user from the server, after a change of the person's own data; rejects like `currentUser`. */
  reloadUser(): Promise<User | null>
  /**
   * Switches all tabs to another of the person's organizations, as after a new sign-in. Rejects like `login` and then
   * changes nothing; ApiError `not_found` when the person does not work there.
   */
  switchOrganization(organizationId: string): Promise<void>
  /** Makes one of the assigned practices the current one, in this browser. */
  setCurrentPractice(practiceId: string): void
  /** Ends all timers, listeners and locks. The session can't be used afterwards. */
  dispose(): void
}
