import type { ConfirmPasswordBody, PasswordConfirmed } from '@oaklet/api/contract'
import type { StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { PROOF_LIFE_SECONDS, signPasswordProof } from './password-proof'
import { requirePassword } from './require-password'

/** Gives a signed-in person who types their password a proof of it. */
export async function confirmPassword(
  deps: Deps,
  actor: StaffActor,
  { password }: ConfirmPasswordBody,
): Promise<PasswordConfirmed> {
  await requirePassword(deps, actor, password, 'password')
  return { success: true, token: await signPasswordProof(deps, actor), expiresIn: PROOF_LIFE_SECONDS }
}
