import { isContractError, type RegisterBody, type SignedIn } from '@oaklet/api'
import { completeUser } from './complete-user'
import { fetchCurrentUser } from './current-user'
import { createSessionThrottle } from './login-throttle'
import { pause } from './pause'
import type { SessionParts } from './session-parts'
import { SessionError } from './session-error'
import type { SignIn } from './session-state'
import { isTokenShape, issuedToken, type Moment } from './token-policy'

export interface SigningIn {
  login(input: { email: string; password: string }): Promise<'signed-in' | 'mfa-required'>
  register(input: Omit<RegisterBody, 'deviceId'>): Promise<void>
  isUnderWay(): boolean
}

/** One way in: the epoch that it began, its requests' signal, and the moment before the first was sent. */
interface Attempt {
  epoch: number
  signal: AbortSignal
  sent: Moment
}

/** The ways of signing in; each waits for a sign-out under way, as its answer would end the new session's cookie. */
export function createSigningIn(parts: SessionParts, farewell: () => Promise<void>): SigningIn {
  const { auth, holder, moment, platform, stored } = parts
  const throttle = createSessionThrottle(platform.monotonicNow)
  let underWay = 0

  const attempt = async <T>(run: (attempt: Attempt) => Promise<T>): Promise<T> => {
    underWay += 1
    await farewell()
    holder.dispatch({ type: 'loginStarted' })
    const { epoch } = holder.get()
    try {
      return await run({ epoch, signal: holder.epochSignal(), sent: moment() })
    } catch (error) {
      throw holder.get().epoch === epoch
        ? asSignInError(error)
        : new SessionError('superseded', { cause: error })
    } finally {
      underWay -= 1
    }
  }

  const enter = async (answer: SignedIn, { epoch, signal, sent }: Attempt): Promise<void> => {
    const signIn = await toSignIn(parts, answer, sent, signal)
    if (!holder.dispatch({ type: 'signedIn', epoch, signIn }, () => stored.write(signIn))) {
      throw new SessionError('superseded')
    }
    platform.tellOtherTabs()
  }

  return {
    isUnderWay: () => underWay > 0,
    login: (input) =>
      throttle.guard(() =>
        attempt(async (current) => {
          const body = { ...input, deviceId: stored.deviceId() }
          const answer = await auth.login(body, { signal: current.signal })
          if (answer.requiresMfa !== true) {
            await enter(answer, current)
            return 'signed-in'
          }
          holder.dispatch({ type: 'mfaRequired', epoch: current.epoch, mfaToken: answer.mfaToken })
          return 'mfa-required'
        }),
      ),
    register: (input) =>
      attempt(async (current) => {
        const body = { ...input, deviceId: stored.deviceId() }
        await enter(await auth.register(body, { signal: current.signal }), current)
      }),
  }
}

async function toSignIn(
  { auth, platform }: SessionParts,
  answer: SignedIn,
  sent: Moment,
  signal: AbortSignal,
): Promise<SignIn> {
  if (!isTokenShape(answer.token)) throw new SessionError('invalid_response')
  const options = { bearer: answer.token, signal }
  const { user, organization } = await completeUser(answer.user, {
    currentUser: () =>
      fetchCurrentUser({
        fetch: () => auth.getCurrentUser(options),
        cached: answer.user,
        pause: (delayMs) => pause(platform, delayMs, signal),
      }),
    organization: () => auth.getCurrentOrganization(options),
  })
  const token = issuedToken(answer.token, answer.expiresIn, sent)
  return { signInId: platform.newId(), user, organization, token, csrf: answer.csrfToken }
}

/** A success without a user, or of any other shape, is the specification's invalid response (spec §8). */
function asSignInError(error: unknown): unknown {
  return isContractError(error) ? new SessionError('invalid_response', { cause: error }) : error
}
