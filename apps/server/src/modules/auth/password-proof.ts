import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import type { StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { TOKEN_ALGORITHM, TOKEN_ISSUER } from './access-token'

/** How long a password that was just typed counts as just typed. */
export const PROOF_LIFE_SECONDS = 300
/** Keeps a proof from passing as an access token, and the other way round. */
const AUDIENCE = 'oaklet:change-sign-in'
const Claims = z.object({ sub: z.uuid(), sid: z.uuid() })

/** Signs that the actor has just typed the right password in this session. */
export function signPasswordProof(deps: Deps, { userId, sessionId }: StaffActor): Promise<string> {
  const issuedAt = Math.floor(deps.clock.now().getTime() / 1000)
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: TOKEN_ALGORITHM })
    .setIssuer(TOKEN_ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + PROOF_LIFE_SECONDS)
    .sign(deps.secret)
}

/** Whether `token` proves it, of this person and this session. */
export async function isPasswordProof(deps: Deps, { userId, sessionId }: StaffActor, token: string) {
  try {
    const { payload } = await jwtVerify(token, deps.secret, {
      algorithms: [TOKEN_ALGORITHM],
      issuer: TOKEN_ISSUER,
      audience: AUDIENCE,
      currentDate: deps.clock.now(),
    })
    const { sub, sid } = z.parse(Claims, payload)
    return sub === userId && sid === sessionId
  } catch {
    return false
  }
}
