import { randomBytes } from 'node:crypto'
import { and, eq, gte, lt } from 'drizzle-orm'
import { paymentConnectionAttempts } from '../../db/schema/payment-connections-table'
import type { Work } from '../../work'
import { hashToken } from '../auth'

/** How long a way to the provider and back may take. */
const LIFE_MS = 15 * 60_000

/** A random state for one way to the provider and back. */
export const newState = (): string => randomBytes(32).toString('base64url')

/** Keeps the hash of a state for the actor's session; states that are too old go. */
export async function keepAttempt(
  { tx, actor, now }: Work,
  practiceId: string,
  state: string,
): Promise<void> {
  const { organizationId, userId, sessionId } = actor
  await tx
    .delete(paymentConnectionAttempts)
    .where(
      and(
        eq(paymentConnectionAttempts.organizationId, organizationId),
        lt(paymentConnectionAttempts.createdAt, new Date(now().getTime() - LIFE_MS)),
      ),
    )
  await tx.insert(paymentConnectionAttempts).values({
    ...{ organizationId, practiceId, userId, sessionId },
    stateHash: hashToken(state),
    createdAt: now(),
  })
}

/** The state's attempt, where it began in this very session and is young enough. */
const isAttempt = ({ actor, now }: Work, state: string) =>
  and(
    eq(paymentConnectionAttempts.organizationId, actor.organizationId),
    eq(paymentConnectionAttempts.stateHash, hashToken(state)),
    eq(paymentConnectionAttempts.userId, actor.userId),
    eq(paymentConnectionAttempts.sessionId, actor.sessionId),
    gte(paymentConnectionAttempts.createdAt, new Date(now().getTime() - LIFE_MS)),
  )

/** The practice that a way back is about; null for a state that is unknown, used, too old or of another session. */
export async function practiceOfAttempt(work: Work, state: string): Promise<string | null> {
  const [attempt] = await work.tx.select().from(paymentConnectionAttempts).where(isAttempt(work, state))
  return attempt?.practiceId ?? null
}

/** Uses a state up; false where another call did before. */
export async function useUpAttempt(work: Work, state: string): Promise<boolean> {
  const used = await work.tx.delete(paymentConnectionAttempts).where(isAttempt(work, state)).returning()
  return used.length > 0
}
