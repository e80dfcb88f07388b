import type { User } from '@oaklet/api'
import { type Moment, storedMoment } from './moment'
import type { SessionPlatform } from './platform/SessionPlatform'
import type { CompleteUser, Renewed, SignIn } from './session-state'

/**
 * The keys of the shared store that hold personal data. `cookies` is used in Node only; `token` and the keys after it
 * are no longer written (spec §3).
 */
const KEYS =
  'accessToken tokenTimestamp sessionExpiry currentUser userTimestamp userEmail organizationId ' +
  'organizationName practiceId assignedPractices cookies token idToken tokenExpiry user userData refreshToken'

/**
 * Why a sign-in has ended. The word is written before the sign-in's id in the store, where the other tabs read it.
 */
export type Ending = 'logged-out' | 'expired'

/**
 * The page where a sign-in waits for its code. A reload of this page continues the wait; loading another page ends
 * it.
 */
const CODE_PATH = '/mfa-verification'

const UUID = /^[\da-f-]{36}$/

/** The session as it is stored: in the shared store for all tabs, and the CSRF token in this tab's own store. */
export interface StoredSession {
  /** Returns the stored session; null when there is none or when it is incomplete. */
  read(): SignIn | null
  /**
   * Removes at start what can't be used, like a token without a timestamp (spec §4). A stored session without an id
   * gets one.
   */
  purge(): void
  /** Returns only what shows whether another tab changed something, without parsing the user. */
  peek(): { signInId: string | null; token: string | null; lifeMs: number | null }
  write(signIn: SignIn): void
  /** Returns whether this sign-in is the stored one. */
  isCurrent(signInId: string): boolean
  /** Writes a renewed token. Returns false and writes nothing when another sign-in is stored by now, or none. */
  writeToken(signInId: string, renewed: Renewed): boolean
  /** Writes the user, unless another sign-in is stored by now, or none. */
  writeUser(signInId: string, found: Pick<CompleteUser, 'user' | 'userFetched'>): void
  /** Removes all personal data and stores why the session ended. The id of the device stays. */
  clear(ending: Ending): void
  /**
   * Clears a session that has ended on the server and notifies the other tabs, unless another sign-in is stored by
   * now.
   */
  expire(signInId: string): void
  /** Returns how the last sign-in ended; null while a sign-in is stored or when there never was one. */
  ending(): string | null
  /** Removes this tab's CSRF token when it belongs to another sign-in than the stored one. */
  purgeStaleCsrf(): void
  /** Returns the token of the sign-in or registration that waits for its code in this tab; null when none waits. */
  mfaToken(): string | null
  writeMfaToken(mfaToken: string): void
  /** Returns the id of this browser. It is created on the first call. */
  deviceId(): string
}

export function createStoredSession(platform: SessionPlatform, moment: () => Moment): StoredSession {
  const { shared, perTab } = platform

  const peek = () => {
    const lifeMs = epochMs('sessionExpiry') - epochMs('tokenTimestamp')
    return {
      signInId: shared.get('signInId'),
      token: shared.get('accessToken'),
      lifeMs: isNaN(lifeMs) ? null : lifeMs,
    }
  }
  const writeUser = ({ user, userFetched }: Pick<CompleteUser, 'user' | 'userFetched'>): void => {
    shared.set('currentUser', JSON.stringify(user))
    shared.set('userTimestamp', String(userFetched.nowMs))
    shared.set('userEmail', user.email)
    shared.set('organizationId', user.organizationId ?? '')
    shared.set('organizationName', user.organizationName ?? '')
    shared.set('practiceId', user.currentPractice ?? '')
    shared.set('assignedPractices', JSON.stringify(user.assignedPractices))
  }
  const writeToken = (
    signInId: string,
    { token, csrf }: Pick<SignIn, 'token'> & { csrf?: string | null },
  ): void => {
    const { value, lifeMs, issued } = token
    // The expiry is removed first: another tab that reads between these writes must not combine the new token with
    // the old expiry.
    shared.remove('sessionExpiry')
    shared.set('accessToken', value)
    shared.set('tokenTimestamp', String(issued.nowMs))
    if (lifeMs !== null) shared.set('sessionExpiry', String(issued.nowMs + lifeMs))
    if (!csrf) return
    perTab.set('csrfToken', csrf)
    perTab.set('signInId', signInId)
  }
  const purgeStaleCsrf = (): void => {
    if (perTab.get('signInId') !== shared.get('signInId')) perTab.remove('csrfToken')
  }
  const clear = (ending: Ending): void => {
    const signInId = shared.get('signInId')
    // The id is marked first: another tab sees each of these changes on its own and decides by the id.
    if (signInId && isName(signInId)) shared.set('signInId', `${ending} ${signInId}`)
    KEYS.split(' ').forEach(shared.remove)
    perTab.remove('csrfToken')
    perTab.remove('mfaToken')
  }
  const read = (): SignIn | null => {
    const { signInId, token: value, lifeMs } = peek()
    const issuedAtMs = epochMs('tokenTimestamp')
    const user = parseUser(shared.get('currentUser'))
    if (!value || !signInId || !isName(signInId) || !user || isNaN(issuedAtMs)) return null
    const met = moment()
    const token = { value, lifeMs, issued: storedMoment(issuedAtMs, met) }
    const userFetched = storedMoment(epochMs('userTimestamp'), met)
    const csrf = perTab.get('signInId') === signInId ? perTab.get('csrfToken') : null
    return { signInId, user, userFetched, token, csrf }
  }
  /** Reads a number of milliseconds; NaN when the value is missing or not a number. */
  const epochMs = (key: string): number => parseFloat(shared.get(key) ?? '')
  const isCurrent = (signInId: string): boolean => shared.get('signInId') === signInId

  return {
    read,
    purge: () => {
      purgeStaleCsrf()
      if (platform.path() !== CODE_PATH) perTab.remove('mfaToken')
      const { signInId, token } = peek()
      if (!token) return
      if (signInId === null) shared.set('signInId', platform.newId())
      if (read() === null) clear('expired')
    },
    peek,
    isCurrent,
    // The id is removed first and written last, so that a tab that reads in between sees an incomplete session.
    write: (signIn) => {
      const { signInId } = signIn
      shared.remove('signInId')
      perTab.remove('mfaToken')
      writeUser(signIn)
      writeToken(signInId, signIn)
      shared.set('signInId', signInId)
    },
    writeToken: (signInId, renewed) => {
      if (isCurrent(signInId)) writeToken(signInId, renewed)
      return isCurrent(signInId)
    },
    writeUser: (signInId, found) => {
      if (isCurrent(signInId)) writeUser(found)
    },
    clear,
    expire: (signInId) => {
      if (!isCurrent(signInId)) return
      clear('expired')
      platform.tellOtherTabs()
    },
    ending: () => /(.+) /.exec(shared.get('signInId') ?? '')?.[1] ?? null,
    purgeStaleCsrf,
    mfaToken: () => perTab.get('mfaToken'),
    writeMfaToken: (mfaToken) => perTab.set('mfaToken', mfaToken),
    deviceId: () => {
      const known = shared.get('deviceId') ?? ''
      if (UUID.test(known)) return known
      const made = platform.newId()
      shared.set('deviceId', made)
      return made
    },
  }
}

/** Returns whether the stored id is that of a sign-in that has not ended. */
const isName = (signInId: string): boolean => !/ /.test(signInId)

/**
 * Parses the stored user; null when it has another shape. A check of the shape is enough, because this browser wrote
 * it.
 */
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
