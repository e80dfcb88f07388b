import { createHash } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import type { Deps } from '../../deps'
import { AppError } from '../../errors'
import { loginThrottle } from './login-throttle-table'

/** Failures are forgotten after a quarter of an hour without one. */
const MEMORY_MS = 15 * 60_000
/** Spec §9: login lockout. An address may serve a whole practice, so it gets more room. */
const ACCOUNT = { failures: 5, blockMs: 30_000 }
const ADDRESS = { failures: 40, blockMs: 60_000 }

type Limit = typeof ACCOUNT

export interface Attempt {
  email: string
  address: string
}

/**
 * Counts a try against the account and the address before its password is checked, so that tries sent all
 * at once are counted too. Throws 429 while either is blocked; the transaction must be in the auth role.
 */
export async function admitAttempt(tx: Tx, deps: Deps, attempt: Attempt): Promise<void> {
  const now = deps.clock.now()
  await count(tx, accountKey(attempt), ACCOUNT, now)
  await count(tx, addressKey(attempt), ADDRESS, now)
}

/** A right password clears the account, and takes its own try back from the address. */
export async function forgiveAttempt(tx: Tx, attempt: Attempt): Promise<void> {
  await tx.delete(loginThrottle).where(eq(loginThrottle.key, accountKey(attempt)))
  await tx
    .update(loginThrottle)
    .set({ failures: sql`greatest(${loginThrottle.failures} - 1, 0)`, blockedUntil: null })
    .where(eq(loginThrottle.key, addressKey(attempt)))
}

/** Drops failures that no longer count; the transaction must be in the auth role. */
export async function forgetOldAttempts(tx: Tx, deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - MEMORY_MS)
  await tx.delete(loginThrottle).where(lt(loginThrottle.lastFailedAt, before))
}

async function count(tx: Tx, key: string, limit: Limit, now: Date): Promise<void> {
  await tx.insert(loginThrottle).values({ key, failures: 0, lastFailedAt: now }).onConflictDoNothing()
  const [row] = await tx.select().from(loginThrottle).where(eq(loginThrottle.key, key)).for('update')
  if (row === undefined) return
  refuseWhileBlocked(row.blockedUntil, now)
  const isForgotten = now.getTime() - row.lastFailedAt.getTime() > MEMORY_MS
  const failures = (isForgotten ? 0 : row.failures) + 1
  const blockedUntil = failures >= limit.failures ? new Date(now.getTime() + limit.blockMs) : null
  await tx
    .update(loginThrottle)
    .set({ failures, lastFailedAt: now, blockedUntil })
    .where(eq(loginThrottle.key, key))
}

function refuseWhileBlocked(blockedUntil: Date | null, now: Date): void {
  const leftMs = (blockedUntil?.getTime() ?? 0) - now.getTime()
  if (leftMs <= 0) return
  const retryAfter = Math.ceil(leftMs / 1000)
  throw new AppError('rate_limited', `Too many login attempts. Please wait ${retryAfter} seconds.`, {
    retryAfter,
  })
}

const accountKey = ({ email }: Attempt) => `account:${digest(email.toLowerCase())}`
const addressKey = ({ address }: Attempt) => `address:${digest(address)}`
const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
