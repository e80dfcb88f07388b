import {
  type CallOptions,
  isContractError,
  type MfaAttempt,
  type MfaRequired,
  type RegisterBody,
  type SignedIn,
} from '@oaklet/api'
import { beginSignIn } from './begin-sign-in'
import { withCredentialLock } from './credential-lock'
import { createSessionThrottle } from './login-throttle'
import { SessionError } from './SessionError'
import type { SessionParts } from './session-parts'

export interface SigningIn {
  verifyMfa(input: { code: string }): Promise<void>
  resendMfaCode(): Promise<MfaAttempt>
  login(input: { email: string; password: string }): Promise<'signed-in' | 'mfa-required'>
  register(input: Omit<RegisterBody, 'deviceId'>): Promise<'mfa-required'>
  isUnderWay(): boolean
}

/**
 * Creates the ways of signing in. Each waits for a sign-out that is under way, because its answer would clear the new
 * session's cookie.
 */
export function createSigningIn(parts: SessionParts, whenIdle: () => Promise<unknown>): SigningIn {
  const { auth, holder, moment, platform, stored } = parts
  const throttle = createSessionThrottle(platform.monotonicNow)
  let underWay = 0

  const signIn = async <Input>(
    input: Input,
    ask: (body: Input & { deviceId: string }, options: CallOptions) => Promise<SignedIn | MfaRequired>,
  ): Promise<'signed-in' | 'mfa-required'> => {
    underWay += 1
    await whenIdle()
    holder.dispatch({ type: 'loginStarted' })
    const epoch = holder.epoch()
    const signal = holder.epochSignal()
    try {
      return await withCredentialLock(platform, signal, async () => {
        const issued = moment()
        const answer = await ask({ ...input, deviceId: stored.deviceId() }, { signal })
        if (answer.requiresMfa === true) {
          holder.dispatch({ type: 'mfaRequired', epoch }, () => stored.writeMfaToken(answer.mfaToken))
          return 'mfa-required'
        }
        await beginSignIn(parts, epoch, answer, issued)
        return 'signed-in'
      })
    } catch (cause) {
      if (signal.aborted) throw new SessionError('superseded', { cause })
      // A success without a user, or of any other shape, is the specification's invalid response (spec §8).
      throw isContractError(cause) ? new SessionError('invalid_response', { cause }) : cause
    } finally {
      underWay -= 1
    }
  }

  /** The token of the sign-in that waits for its code. */
  const mfaToken = (): string => {
    const token = stored.mfaToken()
    if (!token) throw new SessionError('missing_mfa_attempt')
    return token
  }

  return {
    isUnderWay: () => underWay > 0,
    login: (input) => throttle.guard(() => signIn(input, (body, options) => auth.login(body, options))),
    verifyMfa: async ({ code }) => {
      await signIn({ mfaToken: mfaToken(), code }, (body, options) => auth.verifyMfa(body, options))
    },
    resendMfaCode: async () => auth.resendMfaCode({ mfaToken: mfaToken() }, { signal: holder.epochSignal() }),
    register: async (input) => {
      await signIn(input, (body, options) => auth.register(body, options))
      return 'mfa-required'
    },
  }
}
