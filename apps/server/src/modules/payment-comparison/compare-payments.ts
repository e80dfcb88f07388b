import { fromDate } from '@internationalized/date'
import { and, isNull, lt, or } from 'drizzle-orm'
import type { JobActor } from '../../actor'
import { addDays, dayOf } from '../../calendar-day'
import { paymentComparisons } from '../../db/schema/payment-comparisons-table'
import type { Deps } from '../../deps'
import { inEachOrganization } from '../../in-each-organization'
import { oneByOne } from '../../one-by-one'
import { ProviderAway, ProviderRefused } from '../../payment-provider'
import { inWork, type Work } from '../../work'
import { practiceToday } from '../organization'
import { accountsInUse } from '../payment-connection'
import { compareAccount, readPayouts } from './compare-account'
import { type AccountKey, differencesOfAccount, isOfAccount, saveComparison } from './comparison-rows'

const JOB = 'payment comparison'
/** By the practice's own clock, after the cards were charged. */
const NIGHT_HOUR = 3
/** While something differs, the books are compared again before the next night. */
const AGAIN_AFTER_MS = 3_600_000
/** So long after it began, a comparison was broken off. */
const CLAIM_MS = 15 * 60_000

/**
 * Compares the provider's book with the practice's own each night, without asking what the provider told: what its events
 * left out shows here. Of several processes, one compares an account.
 */
export async function comparePayments(deps: Deps): Promise<void> {
  await inEachOrganization(deps, JOB, (organizationId) => compareIn(deps, organizationId))
}

/** The same in one organization. */
export async function compareIn(deps: Deps, organizationId: string): Promise<void> {
  const actor: JobActor = { kind: 'job', name: JOB, organizationId }
  const accounts = await inWork(deps, actor, accountsInUse)
  const facts = ({ practiceId }: AccountKey) => ({ work: JOB, organizationId, practiceId })
  await oneByOne(deps, accounts, facts, async (key) => {
    const due = await inWork(deps, actor, (work) => claim(work, key))
    if (due === null) return
    const comparedAt = deps.clock.now()
    try {
      if (due === 'night') await readPayouts(deps, actor, key.accountId)
      const differences = await compareAccount(deps, actor, key)
      await inWork(deps, actor, (work) => saveComparison(work, key, { differences, comparedAt }))
    } catch (error) {
      // It is tried again once nobody can be at work on it any more.
      if (!(error instanceof ProviderAway || error instanceof ProviderRefused)) throw error
    }
    deps.changes.announce(organizationId)
  })
}

/**
 * For what the account is due: the comparison of a night, or one more while something differs; then it is this process's
 * for a while. Null where it is due for neither, or another process compares it.
 */
async function claim(work: Work<JobActor>, key: AccountKey): Promise<'night' | 'again' | null> {
  const now = work.now()
  const { timeZone, today } = await practiceToday(work, key.practiceId)
  const { organizationId } = work.actor
  await work.tx
    .insert(paymentComparisons)
    .values({ organizationId, ...key })
    .onConflictDoNothing()
  const isOne = isOfAccount(work, paymentComparisons, key)
  const [free] = await work.tx
    .select({ comparedAt: paymentComparisons.comparedAt })
    .from(paymentComparisons)
    .where(and(isOne, or(isNull(paymentComparisons.claimedUntil), lt(paymentComparisons.claimedUntil, now))))
    .for('update', { skipLocked: true })
  if (free === undefined) return null
  const { comparedAt } = free
  const isNight =
    fromDate(now, timeZone).hour >= NIGHT_HOUR &&
    (comparedAt === null || nightOf(comparedAt, timeZone) < today)
  const isAgain =
    comparedAt !== null &&
    now.getTime() - comparedAt.getTime() >= AGAIN_AFTER_MS &&
    (await differencesOfAccount(work, key)).length > 0
  if (!isNight && !isAgain) return null
  const claimedUntil = new Date(now.getTime() + CLAIM_MS)
  await work.tx.update(paymentComparisons).set({ claimedUntil }).where(isOne)
  return isNight ? 'night' : 'again'
}

/** The day `YYYY-MM-DD` whose night had come last: before three o'clock it is the day before. */
function nightOf(instant: Date, timeZone: string): string {
  const day = dayOf(instant, timeZone)
  return fromDate(instant, timeZone).hour < NIGHT_HOUR ? addDays(day, -1) : day
}
