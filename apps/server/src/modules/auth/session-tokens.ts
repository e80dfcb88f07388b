import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns a random refresh token; it begins with the id of its session. */
export const newRefreshToken = (sessionId: string): string =>
  `${sessionId}.${randomBytes(32).toString('base64url')}`

/** The one token that replaces `token`: two tabs that present the same one get the same successor. */
export const successorOf = (secret: Uint8Array, token: string): string =>
  `${sessionIdOf(token) ?? ''}.${createHmac('sha256', secret).update(`refresh:${token}`).digest('base64url')}`

/** The session that a refresh token names, or null when it isn't one. */
export function sessionIdOf(token: string): string | null {
  const id = token.slice(0, token.indexOf('.'))
  return UUID.test(id) ? id : null
}

/** What is stored of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** The session's CSRF token: the same for every tab and every refresh, and stored nowhere. */
export const csrfTokenOf = (secret: Uint8Array, sessionId: string): string =>
  createHmac('sha256', secret).update(`csrf:${sessionId}`).digest('base64url')

/** Compares without telling by its timing where two texts differ. */
export function isSameSecret(given: string, expected: string): boolean {
  const [left, right] = [hashToken(given), hashToken(expected)]
  return timingSafeEqual(Buffer.from(left), Buffer.from(right))
}
