import { User } from '@oaklet/api'
import type { SessionPlatform } from './platform/SessionPlatform'
import type { SignIn } from './session-state'
import { type HeldToken, metToken, type Moment } from './token-policy'

/** Cleared with the rest; earlier versions wrote them (spec §3). */
const LEGACY_KEYS = ['token', 'idToken', 'tokenExpiry', 'user', 'refreshToken'] as const
/** The person, for code that runs before the session does (spec §3). */
const ID_KEYS = ['userData', 'organizationId', 'practiceId', 'assignedPractices', 'organizationName'] as const
const SESSION_KEYS = [
  'signInId',
  'accessToken',
  'tokenTimestamp',
  'sessionExpiry',
  'currentUser',
  'userEmail',
] as const

/** A session to keep; `csrf` is this tab's. */
export type KeptSession = Omit<SignIn, 'organization'>

/** A session as it was found, and when its user was last heard of from the server. */
export interface FoundSession extends KeptSession {
  userCachedAtMs: number | null
}

export interface StoredSession {
  /** The kept session; null when there is none, or when it is not whole. */
  read(moment: Moment): FoundSession | null
  /** At start: clears what can't be used, like a token without a timestamp (spec §4), and names a session without a name. */
  tidyUp(): void
  /** The cheap part of it, to see whether another tab changed anything. */
  peek(): { signInId: string | null; token: string | null }
  write(signIn: KeptSession): void
  writeToken(token: HeldToken, csrf: string | null): void
  /** Keeps the user, and with `cachedAtMs` that the server sent it then. */
  writeUser(user: User, cachedAtMs?: number): void
  /** Forgets the CSRF token, which belongs to a session that is over. */
  dropCsrf(): void
  /** Removes all that belongs to the person; the device keeps its id. */
  clear(): void
  /** Like `clear`, unless another sign-in is kept by now; whether it did. */
  clearOf(signInId: string): boolean
  /** Made once per browser. */
  deviceId(): string
}

export function createStoredSession({ shared, perTab, newId, now }: SessionPlatform): StoredSession {
  const writeToken = (token: HeldToken, csrf: string | null): void => {
    shared.set('accessToken', token.value)
    shared.set('tokenTimestamp', String(token.issuedAtMs))
    if (token.expiresAtMs === null) shared.remove('sessionExpiry')
    else shared.set('sessionExpiry', String(token.expiresAtMs))
    if (csrf !== null) perTab.set('csrfToken', csrf)
  }
  const writeUser = (user: User, cachedAtMs?: number): void => {
    shared.set('currentUser', JSON.stringify(user))
    shared.set('userEmail', user.email)
    if (cachedAtMs !== undefined) shared.set('userData', JSON.stringify({ id: user.id, cachedAtMs }))
    shared.set('organizationId', user.organizationId ?? '')
    shared.set('organizationName', user.organizationName ?? '')
    shared.set('practiceId', user.currentPractice ?? '')
    shared.set('assignedPractices', JSON.stringify(user.assignedPractices))
  }
  const clear = (): void => {
    for (const key of [...SESSION_KEYS, ...ID_KEYS, ...LEGACY_KEYS]) shared.remove(key)
    perTab.remove('csrfToken')
  }
  const read = (moment: Moment): FoundSession | null => {
    const [value, signInId] = [shared.get('accessToken'), shared.get('signInId')]
    const issuedAtMs = epochMs(shared.get('tokenTimestamp'))
    const user = parseUser(shared.get('currentUser'))
    if (value === null || signInId === null || issuedAtMs === null || user === null) return null
    const expiresAtMs = epochMs(shared.get('sessionExpiry'))
    return {
      signInId,
      user,
      token: metToken({ value, issuedAtMs, expiresAtMs }, moment),
      csrf: perTab.get('csrfToken'),
      userCachedAtMs: cachedAtMs(shared.get('userData')),
    }
  }
  return {
    read,
    tidyUp: () => {
      if (shared.get('accessToken') === null) return
      const isUsable =
        epochMs(shared.get('tokenTimestamp')) !== null && parseUser(shared.get('currentUser')) !== null
      if (!isUsable) clear()
      else if (shared.get('signInId') === null) shared.set('signInId', newId())
    },
    peek: () => ({ signInId: shared.get('signInId'), token: shared.get('accessToken') }),
    // The name goes first and comes last, so that a tab that reads in between sees that it is not whole.
    write: ({ signInId, user, token, csrf }) => {
      clear()
      writeUser(user, now())
      writeToken(token, csrf)
      shared.set('signInId', signInId)
    },
    writeToken,
    writeUser,
    dropCsrf: () => perTab.remove('csrfToken'),
    clear,
    clearOf: (signInId) => {
      if (shared.get('signInId') !== signInId) return false
      clear()
      return true
    },
    deviceId: () => {
      const known = shared.get('deviceId')
      if (known !== null && UUID.test(known)) return known
      const made = newId()
      shared.set('deviceId', made)
      return made
    },
  }
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

function epochMs(stored: string | null): number | null {
  return stored !== null && /^\d+(\.\d+)?$/.test(stored) ? Number(stored) : null
}

function cachedAtMs(stored: string | null): number | null {
  return epochMs(/"cachedAtMs":(\d+)/.exec(stored ?? '')?.[1] ?? null)
}

function parseUser(stored: string | null): User | null {
  try {
    return User.parse(JSON.parse(stored ?? ''))
  } catch {
    return null
  }
}
