import type { JobActor } from '../../actor'
import type { Deps } from '../../deps'
import { ProviderAway, type ProviderMovement } from '../../payment-provider'
import { inWork } from '../../work'
import { actOn } from '../payment-events'
import { settlePayout } from '../payouts'
import { type Difference, differencesOf, standingsOf, type TheirStanding } from './compare-books'
import { type AccountKey, differencesOfAccount } from './comparison-rows'
import { knownCharges, ourBook } from './our-book'

const DAY_MS = 24 * 3_600_000
/** How far back the provider's book is read, from the first difference that is known. */
const READ_MS = 14 * DAY_MS
/** How far back it must hold what ours holds: what was done at the provider itself may be known here days later. */
const HELD_MS = 7 * DAY_MS
/** What is younger may still be on its way from one book to the other. */
const FRESH_MS = 10 * 60_000

/**
 * Compares what moved in an account with our book, has what differs read anew, and returns what differs still. It looks
 * back from the first difference that is known, as a difference is settled by what the books say and never by its age.
 * May throw `ProviderAway` or `ProviderRefused`.
 */
export async function compareAccount(deps: Deps, actor: JobActor, key: AccountKey): Promise<Difference[]> {
  const account = key.accountId
  const { theirs, differences } = await compare(deps, actor, key)
  const toRead = theirs.filter((one) => differences.some(({ providerId }) => providerId === one.providerId))
  if (toRead.length === 0) return differences
  for (const about of distinct(toRead)) {
    await actOn(deps, actor, { account, about }).catch(unlessAway)
  }
  deps.changes.announce(actor.organizationId)
  return (await compare(deps, actor, key)).differences
}

/** Reads the payouts of the last days anew. May throw `ProviderAway` or `ProviderRefused`. */
export async function readPayouts(deps: Deps, actor: JobActor, account: string): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - READ_MS)
  for (const payoutId of await deps.paymentProvider.payoutIdsSince(account, since)) {
    await settlePayout(deps, actor, { account, payoutId })
  }
}

async function compare(
  deps: Deps,
  actor: JobActor,
  key: AccountKey,
): Promise<{ theirs: TheirStanding[]; differences: Difference[] }> {
  const now = deps.clock.now().getTime()
  const account = key.accountId
  const before = await inWork(deps, actor, (work) => differencesOfAccount(work, key))
  const first = Math.min(now, ...before.map(({ foundAt }) => foundAt.getTime()))
  const [from, until] = [new Date(first - HELD_MS), new Date(now - FRESH_MS)]
  const movements = await deps.paymentProvider.movementsSince(account, new Date(first - READ_MS))
  const all = standingsOf(movements)
  const fresh = all.filter(({ movedAt }) => movedAt > until).map(({ providerId }) => providerId)
  const providerIds = all.map(({ providerId }) => providerId)
  const { ours, known } = await inWork(deps, actor, async (work) => ({
    ours: await ourBook(work, { account, providerIds, from, until }),
    known: await knownCharges(
      work,
      all.map(({ chargeId }) => chargeId),
    ),
  }))
  const isSettled = ({ providerId }: { providerId: string }) => !fresh.includes(providerId)
  const theirs = all.filter(isSettled).filter((one) => isOurs(one, known, movements))
  return { theirs, differences: differencesOf(theirs, ours.filter(isSettled)) }
}

/** A practice may use its account for other things too: what no charge of ours is behind is none of our book. */
const isOurs = (
  { chargeId }: TheirStanding,
  known: ReadonlySet<string>,
  movements: readonly ProviderMovement[],
): boolean =>
  known.has(chargeId) ||
  movements.some((one) => one.kind === 'charge' && one.chargeId === chargeId && one.about.kind !== 'unknown')

/** What is to be read anew, each once; charges come first, as what is about them needs them. */
const distinct = (standings: readonly TheirStanding[]): TheirStanding['about'][] => {
  const sorted = standings.toSorted(
    (one, other) => Number(one.kind !== 'charge') - Number(other.kind !== 'charge'),
  )
  return [...new Map(sorted.map(({ about }) => [JSON.stringify(about), about])).values()]
}

/** A charge that isn't known yet keeps nothing else from being read. */
function unlessAway(error: unknown): void {
  if (!(error instanceof ProviderAway)) throw error
}
