import type { User } from '@oaklet/api'
import type { CompleteUser } from './complete-user'
import { type Moment, storedMoment } from './moment'
import type { SessionPlatform } from './platform/SessionPlatform'
import type { Renewed, SignIn } from './session-state'

/** All that belongs to the person in the shared store; `cookies` is Node's, from `token` on all is old (spec §3). */
const KEYS =
  'signInId accessToken tokenTimestamp sessionExpiry currentUser userTimestamp userEmail organizationId ' +
  'organizationName practiceId assignedPractices cookies token idToken tokenExpiry user userData refreshToken'

/** Before the name of a sign-in that the server ended. */
const ENDED = 'ended '
const UUID = /^[\da-f-]{36}$/

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
  writeToken(signInId: string, renewed: Renewed): boolean
  /** Nothing is written when another sign-in is kept by now, or none. */
  writeUser(signInId: string, found: Pick<CompleteUser, 'user' | 'userFetched'>): void
  /** Removes all that belongs to the person; the device keeps its id. */
  clear(): void
  /** Like `clear`, unless another sign-in is kept by now; the other tabs are told that this one ended by itself. */
  end(signInId: string): void
  hasEnded(signInId: string): boolean
  /** Forgets this tab's CSRF token when its sign-in is not the kept one. */
  tidyCsrf(): void
  /** Made once per browser. */
  deviceId(): string
}

export function createStoredSession(platform: SessionPlatform, moment: () => Moment): StoredSession {
  const { shared, perTab } = platform

  const peek = () => ({ signInId: shared.get('signInId'), token: shared.get('accessToken') })
  const writeUser = ({ user, userFetched }: Pick<CompleteUser, 'user' | 'userFetched'>): void => {
    shared.set('currentUser', JSON.stringify(user))
    shared.set('userTimestamp', String(userFetched.nowMs))
    shared.set('userEmail', user.email)
    shared.set('organizationId', user.organizationId ?? '')
    shared.set('organizationName', user.organizationName ?? '')
    shared.set('practiceId', user.currentPractice ?? '')
    shared.set('assignedPractices', JSON.stringify(user.assignedPractices))
  }
  const writeToken = (signInId: string, { token: { value, lifeMs, issued }, csrf }: Renewed): void => {
    shared.set('accessToken', value)
    shared.set('tokenTimestamp', String(issued.nowMs))
    if (lifeMs === null) shared.remove('sessionExpiry')
    else shared.set('sessionExpiry', String(issued.nowMs + lifeMs))
    if (csrf === undefined) return
    perTab.set('csrfToken', csrf)
    perTab.set('signInId', signInId)
  }
  const tidyCsrf = (): void => {
    if (perTab.get('signInId') !== shared.get('signInId')) perTab.remove('csrfToken')
  }
  const clear = (): void => {
    KEYS.split(' ').forEach(shared.remove)
    perTab.remove('csrfToken')
  }
  const read = (): SignIn | null => {
    const { signInId, token: value } = peek()
    const issuedAtMs = epochMs('tokenTimestamp')
    const lifeMs = epochMs('sessionExpiry') - issuedAtMs
    const user = parseUser(shared.get('currentUser'))
    if (!value || !signInId || !user || isNaN(issuedAtMs)) return null
    const met = moment()
    const token = { value, lifeMs: isNaN(lifeMs) ? null : lifeMs, issued: storedMoment(issuedAtMs, met) }
    const userFetched = storedMoment(epochMs('userTimestamp'), met)
    const csrf = perTab.get('signInId') === signInId ? perTab.get('csrfToken') : null
    return { signInId, user, userFetched, token, csrf }
  }
  /** NaN when it is missing or no number. */
  const epochMs = (key: string): number => parseFloat(shared.get(key) ?? '')
  const isKept = (signInId: string): boolean => shared.get('signInId') === signInId

  return {
    read,
    tidyUp: () => {
      tidyCsrf()
      const { signInId, token } = peek()
      if (token === null) return
      if (signInId === null) shared.set('signInId', platform.newId())
      if (read() === null) clear()
    },
    peek,
    // The name goes first and comes last, so that a tab that reads in between sees that it is not whole.
    write: (signIn) => {
      const { signInId, token, csrf } = signIn
      shared.remove('signInId')
      writeUser(signIn)
      writeToken(signInId, csrf === null ? { token } : { token, csrf })
      shared.set('signInId', signInId)
    },
    writeToken: (signInId, renewed) => {
      if (isKept(signInId)) writeToken(signInId, renewed)
      return isKept(signInId)
    },
    writeUser: (signInId, found) => {
      if (isKept(signInId)) writeUser(found)
    },
    clear,
    end: (signInId) => {
      if (!isKept(signInId)) return
      clear()
      shared.set('signInId', ENDED + signInId)
      platform.tellOtherTabs()
    },
    hasEnded: (signInId) => shared.get('signInId') === ENDED + signInId,
    tidyCsrf,
    deviceId: () => {
      const known = shared.get('deviceId') ?? ''
      if (UUID.test(known)) return known
      const made = platform.newId()
      shared.set('deviceId', made)
      return made
    },
  }
}

/** What this browser wrote itself, so a look at its shape will do; null for anything else. */
function parseUser(stored: string | null): User | null {
  try {
    const user = JSON.parse(stored ?? '') as Partial<User> | null
    const texts = [user?.id, user?.email, user?.name]
    const lists = [user?.assignedPractices, user?.roles, user?.permissions]
    const isUser = texts.every((text) => typeof text === 'string') && lists.every(Array.isArray)
    return isUser ? (user as User) : null
  } catch {
    return null
  }
}
