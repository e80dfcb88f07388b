import type { RefreshBody, Refreshed } from '@oaklet/api/contract'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { sessions } from '../../db/schema/sessions-table'
import { users } from '../../db/schema/users-table'
import { asAuth } from '../../db/tenant'
import type { Deps } from '../../deps'
import { AppError } from '../../errors'
import { signAccessToken } from './access-token'
import type { CallOrigin } from './call-origin'
import { sessionEnd } from './session-life'
import { csrfTokenOf, hashToken, isSameSecret, sessionIdOf, successorOf } from './session-tokens'

/** A replaced token presented again this soon is another tab's, not a thief's. */
const GRACE_MS = 10_000

type Session = typeof sessions.$inferSelect
type Verdict = 'current' | 'just-replaced' | 'reused'

export interface RefreshedSession {
  answer: Refreshed
  refreshToken: string
  expiresAt: Date
}

/** Trades a refresh token for its successor and a new access token; an old one ends the whole session. */
export async function refresh(
  deps: Deps,
  token: string | undefined,
  body: RefreshBody,
  { address, userAgent }: Omit<CallOrigin, 'requestId'>,
): Promise<RefreshedSession> {
  const sessionId = sessionIdOf(token ?? '')
  if (token === undefined || sessionId === null) throw refreshRefused()
  const rotated = await asAuth(deps.db, async (tx) => {
    const [session] = await tx.select().from(sessions).where(eq(sessions.id, sessionId)).for('update')
    if (session === undefined || !isLive(session, deps.clock.now())) return null
    if (session.deviceId !== body.deviceId || !(await isOf(tx, session, body.username))) return null
    const mine = eq(sessions.id, sessionId)
    const now = deps.clock.now()
    const verdict = judge(session, hashToken(token), now)
    if (verdict === 'reused') {
      await tx.update(sessions).set({ revokedAt: now }).where(mine)
      deps.log.warn({ sessionId }, 'a replaced refresh token was used again: the session is ended')
      return null
    }
    const refreshToken = successorOf(deps.secret, token)
    if (verdict === 'just-replaced') return { session, refreshToken, expiresAt: session.expiresAt }
    const expiresAt = sessionEnd(session.createdAt, now)
    await tx
      .update(sessions)
      .set({
        refreshHash: hashToken(refreshToken),
        previousRefreshHash: session.refreshHash,
        rotatedAt: now,
        expiresAt,
        address,
        userAgent,
      })
      .where(mine)
    return { session, refreshToken, expiresAt }
  })
  if (rotated === null) throw refreshRefused()
  const { userId, organizationId } = rotated.session
  const access = await signAccessToken(deps, { userId, organizationId, sessionId })
  const csrfToken = csrfTokenOf(deps.secret, sessionId)
  return { ...rotated, answer: { success: true, csrfToken, organizationId, ...access } }
}

/**
 * The cookie may belong to a newer sign-in than the tab's own: no tab gets another person's token.
 * A tab that has not heard of a new e-mail goes by the former one, unless another person has that one by now.
 */
async function isOf(tx: Tx, { userId, formerEmail }: Session, username: string): Promise<boolean> {
  const [found] = await tx.select({ id: users.id }).from(users).where(eq(users.email, username))
  if (found !== undefined) return found.id === userId
  return formerEmail?.toLowerCase() === username.toLowerCase()
}

const isLive = ({ revokedAt, expiresAt }: Session, now: Date): boolean =>
  revokedAt === null && expiresAt > now

function judge(session: Session, hash: string, now: Date): Verdict {
  if (isSameSecret(hash, session.refreshHash)) return 'current'
  const isPrevious = isSameSecret(hash, session.previousRefreshHash ?? '')
  return isPrevious && now.getTime() - session.rotatedAt.getTime() <= GRACE_MS ? 'just-replaced' : 'reused'
}

const refreshRefused = () => new AppError('refresh_refused', 'Your session has ended. Sign in again.')
