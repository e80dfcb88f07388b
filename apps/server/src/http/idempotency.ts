import { createHash } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import type { StaffActor } from '../actor'
import { idempotencyKeys } from '../db/schema/idempotency-keys-table'
import { enterTenant, inTenant } from '../db/tenant'
import type { Deps } from '../deps'
import { AppError, validationFailed } from '../errors'
import { mailAfter } from '../mail/mail-after'
import type { AppContext } from './app-env'

const KEY = /^[\x21-\x7e]{1,200}$/
const KEPT_MS = 86_400_000

export interface OnceAnswer {
  answer: unknown
  isRepeat: boolean
}

/**
 * Runs a creating call at most once per Idempotency-Key: the key, the work and the answer commit together,
 * so a repeat finds either all of it or nothing; mail leaves after that. The same key with another body is refused.
 */
export async function onceOnly(
  c: AppContext,
  deps: Deps,
  actor: StaffActor,
  work: (deps: Deps) => Promise<unknown>,
): Promise<OnceAnswer> {
  const key = idempotencyKeyOf(c)
  if (key === null) return { answer: await work(deps), isRepeat: false }
  c.set('isDoneOnce', true)
  const requestHash = await hashRequest(c)
  const { organizationId, userId } = actor
  return mailAfter(deps.mailer, (nextTry) =>
    inTenant(deps.db, organizationId, async (tx) => {
      // First, so that a try which finds the answer of another call sends nothing of the tries before it.
      const mailer = nextTry()
      const now = deps.clock.now()
      const mine = and(eq(idempotencyKeys.organizationId, organizationId), eq(idempotencyKeys.userId, userId))
      await tx
        .delete(idempotencyKeys)
        .where(and(mine, lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEPT_MS))))
      const inserted = await tx
        .insert(idempotencyKeys)
        .values({ organizationId, userId, key, requestHash, createdAt: now })
        .onConflictDoNothing()
        .returning()
      const thisOne = and(mine, eq(idempotencyKeys.key, key))
      if (inserted.length === 0) {
        const [first] = await tx.select().from(idempotencyKeys).where(thisOne)
        if (first?.requestHash !== requestHash) {
          throw new AppError('idempotency_mismatch', 'This Idempotency-Key was used for another call.')
        }
        return { answer: first.answer, isRepeat: true }
      }
      const answer = await work({ ...deps, db: tx, mailer })
      // A verb may have ended among accounts, where this table can't be seen.
      await enterTenant(tx, organizationId)
      await tx.update(idempotencyKeys).set({ answer }).where(thisOne)
      return { answer, isRepeat: false }
    }),
  )
}

/** The Idempotency-Key of a creating call; null without one, 422 for one that can't be kept. */
export function idempotencyKeyOf(c: AppContext): string | null {
  const key = c.req.header('idempotency-key')
  if (key === undefined || c.req.method !== 'POST') return null
  if (KEY.test(key)) return key
  throw validationFailed([{ path: 'Idempotency-Key', message: 'Use at most 200 visible ASCII characters' }])
}

async function hashRequest(c: AppContext): Promise<string> {
  return createHash('sha256')
    .update(`${c.req.method} ${c.req.path}\n${await c.req.text()}`)
    .digest('hex')
}
