import type { User } from '@oaklet/api'
import { type Moment, storedMoment } from './moment'
import type { SessionPlatform } from './platform/SessionPlatform'
import type { CompleteUser, Renewed, SignIn } from './session-state'

/** All that belongs to the person in the shared store; `cookies` is Node's, from `token` on all is old (spec §3). */
const KEYS =
  'accessToken tokenTimestamp sessionExpiry currentUser userTimestamp userEmail organizationId ' +
  'organizationName practiceId assignedPractices cookies token idToken tokenExpiry user userData refreshToken'

/** Why a sign-in is kept no more: the word stands before its name, for the other tabs to read. */
export type Ending = 'logged-out' | 'expired'

/** Where a sign-in waits for its code; it goes on waiting over a reload there, and ends with a load elsewhere. */
const CODE_PATH = '/mfa-verification'

const UUID = /^[\da-f-]{36}$/

/** The session as this browser keeps it, for all tabs; the CSRF token is this tab's, of one sign-in. */
export interface StoredSession {
  /** The kept session; null when there is none, or when it is not whole. */
  read(): SignIn | null
  /** At start: clears what can't be used, like a token without a timestamp (spec §4), and names a session without a name. */
  tidyUp(): void
  /** The cheap part of it, to see whether another tab changed anything. */
  peek(): { signInId: string | null; token: string | null; lifeMs: number | null }
  write(signIn: SignIn): void
  /** Whether this sign-in is the one that is kept. */
  isKept(signInId: string): boolean
  /** False, and nothing is written, when another sign-in is kept by now, or none. */
  writeToken(signInId: string, renewed: Renewed): boolean
  /** Nothing is written when another sign-in is kept by now, or none. */
  writeUser(signInId: string, found: Pick<CompleteUser, 'user' | 'userFetched'>): void
  /** Removes all that belongs to the person, and leaves why; the device keeps its id. */
  clear(ending: Ending): void
  /** Clears a session that the server knows no more, unless another sign-in is kept by now, and tells the other tabs. */
  expire(signInId: string): void
  /** How the last sign-in ended, as long as no other one began; null when none did. */
  ending(): string | null
  /** Forgets this tab's CSRF token when its sign-in is not the kept one. */
  tidyCsrf(): void
  /** Of the sign-in or registration that waits for its code in this tab; null when none does. */
  mfaToken(): string | null
  writeMfaToken(mfaToken: string): void
  /** Made once per browser. */
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
    // Read in between, the last token's end would be this one's, however the clock was set since.
    shared.remove('sessionExpiry')
    shared.set('accessToken', value)
    shared.set('tokenTimestamp', String(issued.nowMs))
    if (lifeMs !== null) shared.set('sessionExpiry', String(issued.nowMs + lifeMs))
    if (!csrf) return
    perTab.set('csrfToken', csrf)
    perTab.set('signInId', signInId)
  }
  const tidyCsrf = (): void => {
    if (perTab.get('signInId') !== shared.get('signInId')) perTab.remove('csrfToken')
  }
  const clear = (ending: Ending): void => {
    const signInId = shared.get('signInId')
    // First of all: another tab sees each of these changes by itself, and goes by the name.
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
  /** NaN when it is missing or no number. */
  const epochMs = (key: string): number => parseFloat(shared.get(key) ?? '')
  const isKept = (signInId: string): boolean => shared.get('signInId') === signInId

  return {
    read,
    tidyUp: () => {
      tidyCsrf()
      if (platform.path() !== CODE_PATH) perTab.remove('mfaToken')
      const { signInId, token } = peek()
      if (!token) return
      if (signInId === null) shared.set('signInId', platform.newId())
      if (read() === null) clear('expired')
    },
    peek,
    isKept,
    // The name goes first and comes last, so that a tab that reads in between sees that it is not whole.
    write: (signIn) => {
      const { signInId } = signIn
      shared.remove('signInId')
      perTab.remove('mfaToken')
      writeUser(signIn)
      writeToken(signInId, signIn)
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
    expire: (signInId) => {
      if (!isKept(signInId)) return
      clear('expired')
      platform.tellOtherTabs()
    },
    ending: () => /(.+) /.exec(shared.get('signInId') ?? '')?.[1] ?? null,
    tidyCsrf,
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

/** Whether it names a sign-in that goes on. */
const isName = (signInId: string): boolean => !/ /.test(signInId)

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
