import type { Credentials, MfaAttempt, RegisterBody, User } from '@oaklet/api'
import type { SessionSnapshot } from './session-snapshot'

/** A zustand store that only the session itself writes. */
export interface SessionStore {
  /** Who is signed in now. */
  getState(): SessionSnapshot
  /** Before anything has happened: restoring. */
  getInitialState(): SessionSnapshot
  /** Calls back after each change; what it returns ends that. */
  subscribe(listener: (state: SessionSnapshot, previous: SessionSnapshot) => void): () => void
}

/** Who is signed in, and for how long. */
export interface Session {
  readonly store: SessionStore
  /** What `createApi` signs requests with. */
  readonly credentials: Credentials
  /** Finds the session that this browser still holds; call it once at start. It never rejects. */
  restore(): Promise<void>
  /** Rejects with the server's refusal, LoginThrottledError, NetworkError or SessionError: show `userMessage`. */
  login(input: { email: string; password: string }): Promise<'signed-in' | 'mfa-required'>
  /** The second step of a login or registration that is `mfa-required`; rejects like `login`. */
  verifyMfa(input: { code: string }): Promise<void>
  /** Mails a new code for it. */
  resendMfaCode(): Promise<MfaAttempt>
  /** Mails the code that `verifyMfa` opens an organization with, and signs its owner in. */
  register(input: Omit<RegisterBody, 'deviceId'>): Promise<'mfa-required'>
  /** Signs out here at once, and on the server within 5 s; `global` ends all the person's sessions. Never rejects. */
  logout(options?: { global?: boolean }): Promise<void>
  /**
   * The person, with a token that isn't near its expiry: both are renewed where they need it, the person after five
   * minutes. Null when no person is signed in; rejects with NetworkError or ApiError when that isn't known.
   */
  currentUser(): Promise<User | null>
  /** The person as the server knows them now, after they changed something about themselves; rejects like `currentUser`. */
  reloadUser(): Promise<User | null>
  /**
   * Goes on in another of the person's organizations, in all tabs, as after signing in anew; rejects like `login` and
   * leaves all as it was, and ApiError `not_found` where they don't work.
   */
  switchOrganization(organizationId: string): Promise<void>
  /** Makes one of the assigned practices the working one, in this browser. */
  setCurrentPractice(practiceId: string): void
  /** Ends all timers, listeners and locks; the session is of no use afterwards. */
  dispose(): void
}
