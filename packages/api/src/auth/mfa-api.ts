import type { Call, CallOptions } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'
import type { MfaStatus } from './mfa-contract'

/** A signed-in person's second step. Changing it takes a proof that the password was typed just now. */
export interface MfaApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: only a person's own settings ask for it. */
const contract = once(() => import('./mfa-contract'))

const callsOf = (call: Call) => {
  const { forward } = forwarding(call)
  return {
    /** Whether signing in takes a code too, and the masked address that codes go to. */
    status: (options?: CallOptions): Promise<MfaStatus> =>
      call(async () => (await contract()).getMfaStatus, { ...options }),
    /** The proof that `enableEmail` and `disable` take as their `token`. */
    confirmPassword: forward(contract, 'confirmPassword', 'body'),
    /** Asks for a code by e-mail from the next sign-in on; ApiError `validation_failed` without a good proof. */
    enableEmail: forward(contract, 'enableEmailMfa', 'body'),
    /** Asks for no code any more; refused as enableEmail is. */
    disable: forward(contract, 'disableMfa', 'body'),
  }
}

export const createMfaApi: (call: Call) => MfaApi = callsOf
