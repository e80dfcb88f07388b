import { User } from '@oaklet/api'
import type { SessionPlatform } from './platform/SessionPlatform'
import type { SignIn } from './session-state'
import { type HeldToken, metToken, type Moment } from './token-policy'

/** All that belongs to the person in the shared store; from `token` on, earlier versions wrote them (spec §3). */
const KEYS =
  'signInId accessToken tokenTimestamp sessionExpiry currentUser userEmail organizationId organizationName ' +
  'practiceId assignedPractices token idToken tokenExpiry user userData refreshToken'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The session as this browser keeps it, for all tabs; the CSRF token is this tab's, of one sign-in. */
export interface StoredSession {
  /** The kept session; null when there is none, or when it is not whole. */
  read(): SignIn | null
  /** At start: clears what can't be used, like a token without a timestamp (spec §4), and names a session without a name. */
  tidyUp(): void
  /** The cheap part of it, to see whether another tab changed anything. */
  peek(): { signInId: string | null; token: string | null }
  write(signIn: SignIn): void
  /** False, and nothing is written, when another sign-in is kept by now, or none. */
  writeToken(signInId: string, token: HeldToken, csrf: string | null): boolean
  writeUser(user: User): void
  /** Removes all that belongs to the person; the device keeps its id. */
  clear(): void
  /** Like `clear`, unless another sign-in is kept by now. */
  clearOf(signInId: string): void
  /** Forgets this tab's CSRF token, whose session is over. */
  dropCsrf(): void
  /** Made once per browser. */
  deviceId(): string
}

export function createStoredSession(platform: SessionPlatform, moment: () => Moment): StoredSession {
  const { shared, perTab } = platform

  const writeUser = (user: User): void => {
    shared.set('currentUser', JSON.stringify(user))
    shared.set('userEmail', user.email)
    shared.set('organizationId', user.organizationId ?? '')
    shared.set('organizationName', user.organizationName ?? '')
    shared.set('practiceId', user.currentPractice ?? '')
    shared.set('assignedPractices', JSON.stringify(user.assignedPractices))
  }
  const writeToken = (signInId: string, { value, lifeMs, issued }: HeldToken, csrf: string | null): void => {
    shared.set('accessToken', value)
    shared.set('tokenTimestamp', String(issued.nowMs))
    if (lifeMs === null) shared.remove('sessionExpiry')
    else shared.set('sessionExpiry', String(issued.nowMs + lifeMs))
    if (csrf === null) return
    perTab.set('csrfToken', csrf)
    perTab.set('signInId', signInId)
  }
  const dropCsrf = (): void => perTab.remove('csrfToken')
  const clear = (): void => {
    KEYS.split(' ').forEach(shared.remove)
    dropCsrf()
  }
  const read = (): SignIn | null => {
    const [value, signInId] = [shared.get('accessToken'), shared.get('signInId')]
    const [issuedAtMs, expiresAtMs] = [shared.get('tokenTimestamp'), shared.get('sessionExpiry')].map(epochMs)
    const user = parseUser(shared.get('currentUser'))
    if (value === null || signInId === null || issuedAtMs == null || user === null) return null
    const token = metToken(value, expiresAtMs == null ? null : expiresAtMs - issuedAtMs, issuedAtMs, moment())
    const csrf = perTab.get('signInId') === signInId ? perTab.get('csrfToken') : null
    return { signInId, user, organization: null, token, csrf }
  }
  const isKept = (signInId: string): boolean => shared.get('signInId') === signInId

  return {
    read,
    tidyUp: () => {
      if (shared.get('accessToken') === null) return
      if (shared.get('signInId') === null) shared.set('signInId', platform.newId())
      if (read() === null) clear()
    },
    peek: () => ({ signInId: shared.get('signInId'), token: shared.get('accessToken') }),
    // The name goes first and comes last, so that a tab that reads in between sees that it is not whole.
    write: ({ signInId, user, token, csrf }) => {
      shared.remove('signInId')
      writeUser(user)
      writeToken(signInId, token, csrf)
      shared.set('signInId', signInId)
    },
    writeToken: (signInId, token, csrf) => {
      if (isKept(signInId)) writeToken(signInId, token, csrf)
      return isKept(signInId)
    },
    writeUser,
    clear,
    clearOf: (signInId) => {
      if (isKept(signInId)) clear()
    },
    dropCsrf,
    deviceId: () => {
      const known = shared.get('deviceId') ?? ''
      if (UUID.test(known)) return known
      const made = platform.newId()
      shared.set('deviceId', made)
      return made
    },
  }
}

const epochMs = (stored: string | null): number | null =>
  stored !== null && /^\d+(\.\d+)?$/.test(stored) ? Number(stored) : null

function parseUser(stored: string | null): User | null {
  try {
    return User.parse(JSON.parse(stored ?? ''))
  } catch {
    return null
  }
}
