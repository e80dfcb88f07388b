import { eq } from 'drizzle-orm'
import { sessions } from '../../db/schema/sessions-table'
import { asAuth } from '../../db/tenant'
import type { Deps } from '../../deps'
import { hashToken, isSameSecret, sessionIdOf } from './session-tokens'

/** The session that a current or just replaced refresh token belongs to, or null. */
export async function findRefreshSession(deps: Deps, token: string | undefined): Promise<string | null> {
  const sessionId = sessionIdOf(token ?? '')
  if (token === undefined || sessionId === null) return null
  const [session] = await asAuth(deps.db, (tx) =>
    tx.select().from(sessions).where(eq(sessions.id, sessionId)),
  )
  const hash = hashToken(token)
  const known = [session?.refreshHash, session?.previousRefreshHash]
  return known.some((stored) => isSameSecret(hash, stored ?? '')) ? sessionId : null
}
