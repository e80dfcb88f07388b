import type { Call, CallOptions } from '../http/call'
import * as contract from './mfa-contract'
import type { MfaStatus, PasswordConfirmed } from './mfa-contract'

/** A signed-in person's second step. Changing it takes a proof that the password was typed just now. */
export interface MfaApi {
  /** Whether signing in takes a code too, and the masked address that codes go to. */
  status(options?: CallOptions): Promise<MfaStatus>
  /** The proof that `enableEmail` and `disable` take as their `token`. */
  confirmPassword(body: { password: string }, options?: CallOptions): Promise<PasswordConfirmed>
  /** Asks for a code by e-mail from the next sign-in on; ApiError `validation_failed` without a good proof. */
  enableEmail(body: { token: string }, options?: CallOptions): Promise<MfaStatus>
  /** Asks for no code any more; refused as enableEmail is. */
  disable(body: { token: string }, options?: CallOptions): Promise<MfaStatus>
}

export function createMfaApi(call: Call): MfaApi {
  return {
    status: (options) => call(contract.getMfaStatus, { ...options }),
    confirmPassword: (body, options) => call(contract.confirmPassword, { body, ...options }),
    enableEmail: (body, options) => call(contract.enableEmailMfa, { body, ...options }),
    disable: (body, options) => call(contract.disableMfa, { body, ...options }),
  }
}
