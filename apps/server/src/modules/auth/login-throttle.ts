import { createHash } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { loginThrottle } from '../../db/schema/login-throttle-table'
import type { Deps } from '../../deps'
import { AppError } from '../../errors'

interface Limit {
  failures: number
  blockMs: number
  /** Failures are forgotten after this long without one. */
  memoryMs: number
}

const MINUTE_MS = 60_000
const LONGEST_MEMORY_MS = 24 * 60 * MINUTE_MS
/** Spec §9: login lockout. An address may serve a whole practice, so it gets more room. */
const PASSWORD: Limit = { failures: 5, blockMs: 30_000, memoryMs: 15 * MINUTE_MS }
/** A code has a million values: about a hundred tries a day are too few to meet it by chance. */
const CODE: Limit = { failures: 10, blockMs: 15 * MINUTE_MS, memoryMs: LONGEST_MEMORY_MS }
/** Enough to invite everybody of a group practice in an hour. */
const ORGANIZATION: Limit = { failures: 60, blockMs: 10 * MINUTE_MS, memoryMs: 60 * MINUTE_MS }
const ADDRESS: Limit = { failures: 40, blockMs: MINUTE_MS, memoryMs: 15 * MINUTE_MS }

/** What is counted, each by itself: tries of one kind never block another. */
const KINDS = {
  login: { account: PASSWORD, refusal: 'Too many login attempts.' },
  'confirm-password': { account: PASSWORD, refusal: 'Too many attempts.' },
  'mfa-code': { account: CODE, refusal: 'Too many attempts.' },
  'mfa-mail': { account: CODE, refusal: 'Too many codes were asked for.' },
  'email-code': { account: CODE, refusal: 'Too many attempts.' },
  'email-mail': { account: CODE, refusal: 'Too many codes were asked for.' },
  'reset-code': { account: CODE, refusal: 'Too many attempts.' },
  'reset-mail': { account: CODE, refusal: 'Too many codes were asked for.' },
  'invitation-mail': { account: ORGANIZATION, refusal: 'Too many invitations were sent.' },
  'invitation-inbox': { account: CODE, refusal: 'Too many invitations were sent to this e-mail.' },
} as const satisfies Record<string, { account: Limit; refusal: string }>

export interface Attempt {
  kind: keyof typeof KINDS
  /** An e-mail as it was typed, whether or not anyone has it, or the id of a user or an organization. */
  account: string
  address: string
}

/**
 * Counts a try against the account and the address before it is judged, so that tries sent all at once
 * are counted too. Throws 429 while either is blocked; the transaction must be in the auth role.
 */
export async function admitAttempt(tx: Tx, deps: Deps, attempt: Attempt): Promise<void> {
  const now = deps.clock.now()
  const { account, refusal } = KINDS[attempt.kind]
  await count(tx, accountKey(attempt), account, refusal, now)
  await count(tx, addressKey(attempt), ADDRESS, refusal, now)
}

/** A try that was right clears the account, and takes itself back from the address. */
export async function forgiveAttempt(tx: Tx, attempt: Attempt): Promise<void> {
  await tx.delete(loginThrottle).where(eq(loginThrottle.key, accountKey(attempt)))
  await takeBack(tx, [addressKey(attempt)])
}

/** A try that came to nothing through no fault of the person's was none. */
export const undoAttempt = (tx: Tx, attempt: Attempt): Promise<void> =>
  takeBack(tx, [accountKey(attempt), addressKey(attempt)])

/** Drops failures that no longer count; the transaction must be in the auth role. */
export async function forgetOldAttempts(tx: Tx, deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - LONGEST_MEMORY_MS)
  await tx.delete(loginThrottle).where(lt(loginThrottle.lastFailedAt, before))
}

async function takeBack(tx: Tx, keys: string[]): Promise<void> {
  // One after the other, as they are counted.
  for (const key of keys) {
    await tx
      .update(loginThrottle)
      .set({ failures: sql`greatest(${loginThrottle.failures} - 1, 0)`, blockedUntil: null })
      .where(eq(loginThrottle.key, key))
  }
}

async function count(tx: Tx, key: string, limit: Limit, refusal: string, now: Date): Promise<void> {
  await tx.insert(loginThrottle).values({ key, failures: 0, lastFailedAt: now }).onConflictDoNothing()
  const [row] = await tx.select().from(loginThrottle).where(eq(loginThrottle.key, key)).for('update')
  if (row === undefined) return
  refuseWhileBlocked(row.blockedUntil, refusal, now)
  const isForgotten = now.getTime() - row.lastFailedAt.getTime() > limit.memoryMs
  const failures = (isForgotten ? 0 : row.failures) + 1
  const blockedUntil = failures >= limit.failures ? new Date(now.getTime() + limit.blockMs) : null
  await tx
    .update(loginThrottle)
    .set({ failures, lastFailedAt: now, blockedUntil })
    .where(eq(loginThrottle.key, key))
}

function refuseWhileBlocked(blockedUntil: Date | null, refusal: string, now: Date): void {
  const leftMs = (blockedUntil?.getTime() ?? 0) - now.getTime()
  if (leftMs <= 0) return
  const retryAfter = Math.ceil(leftMs / 1000)
  throw new AppError('rate_limited', `${refusal} Please wait ${retryAfter} seconds.`, { retryAfter })
}

const accountKey = ({ kind, account }: Attempt) => `${kind}:account:${digest(account.toLowerCase())}`
const addressKey = ({ kind, address }: Attempt) => `${kind}:address:${digest(address)}`
const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
