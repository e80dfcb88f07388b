import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import type { Deps } from '../../deps'

/** Who signs the server's tokens. */
export const TOKEN_ISSUER = 'oaklet'
export const TOKEN_ALGORITHM = 'HS256'
const AUDIENCE = 'oaklet:api'
const Claims = z.object({ sub: z.uuid(), org: z.uuid(), sid: z.uuid() })

/** Whose call a token stands for. What they may do is looked up on every call. */
export interface TokenClaims {
  userId: string
  organizationId: string
  sessionId: string
}

/** An access token with its life in seconds and its end in epoch seconds (spec §3). */
export interface AccessToken {
  token: string
  expiresIn: number
  expiresAt: number
}

/** Signs an access token for a session. */
export async function signAccessToken(deps: Deps, claims: TokenClaims): Promise<AccessToken> {
  const issuedAt = Math.floor(deps.clock.now().getTime() / 1000)
  const expiresIn = deps.env.accessTokenLifeSeconds
  const expiresAt = issuedAt + expiresIn
  const token = await new SignJWT({ org: claims.organizationId, sid: claims.sessionId })
    .setProtectedHeader({ alg: TOKEN_ALGORITHM })
    .setIssuer(TOKEN_ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(claims.userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .setJti(deps.newId())
    .sign(deps.secret)
  return { token, expiresIn, expiresAt }
}

/** The claims of a genuine token that hasn't expired, else null. */
export async function readAccessToken(
  deps: Deps,
  authorization: string | undefined,
): Promise<TokenClaims | null> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(authorization ?? '')?.[1]
  if (token === undefined) return null
  try {
    const { payload } = await jwtVerify(token, deps.secret, {
      algorithms: [TOKEN_ALGORITHM],
      issuer: TOKEN_ISSUER,
      audience: AUDIENCE,
      currentDate: deps.clock.now(),
    })
    const { sub, org, sid } = z.parse(Claims, payload)
    return { userId: sub, organizationId: org, sessionId: sid }
  } catch {
    return null
  }
}
