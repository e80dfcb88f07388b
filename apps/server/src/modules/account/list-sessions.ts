import type { SignedInDevice } from '@oaklet/api/contract'
import { desc } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import { sessions } from '../../db/schema/sessions-table'
import { asAuth } from '../../db/tenant'
import type { Deps } from '../../deps'
import { deviceWords } from './device-words'
import { goesOn } from './end-sessions'

/** Where the actor is signed in: this session first, then by when each was last active. */
export async function listSessions(deps: Deps, actor: StaffActor): Promise<SignedInDevice[]> {
  const found = await asAuth(deps.db, (tx) =>
    tx.select().from(sessions).where(goesOn(deps, actor)).orderBy(desc(sessions.rotatedAt), sessions.id),
  )
  const devices = found.map(({ id, userAgent, address, createdAt, rotatedAt }) => ({
    id,
    device: deviceWords(userAgent),
    address: address === 'unknown' ? null : address,
    signedInAt: createdAt.toISOString(),
    lastActiveAt: rotatedAt.toISOString(),
    isCurrent: id === actor.sessionId,
  }))
  return [...devices.filter(({ isCurrent }) => isCurrent), ...devices.filter(({ isCurrent }) => !isCurrent)]
}
