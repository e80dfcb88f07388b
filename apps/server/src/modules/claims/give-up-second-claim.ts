import { and, asc, eq, inArray } from 'drizzle-orm'
import { claims } from '../../db/schema/claims-table'
import type { Work } from '../../work'
import { standingEntries } from '../../x12/posting/claims-book'
import { entriesOf, isByHand, opposite, writeClaimEntries } from './claim-book'
import { claimsBeside } from './claims-beside'
import { writeRest } from './close-rest'
import { isClaim } from './lock-claim'
import type { ClaimKey, ClaimRow } from './claim-row'

/** Holds the claims of the same sessions that pay before a claim; who holds the claim too, asks for these first. */
export async function lockEarlierClaims(work: Work, key: ClaimKey): Promise<void> {
  const [claim] = await work.tx.select().from(claims).where(isClaim(work.actor, key))
  if (claim !== undefined) await earlierClaims(work, claim)
}

async function earlierClaims(work: Work, claim: ClaimRow): Promise<ClaimRow[]> {
  const earlier = (await claimsBeside(work, claim)).filter(({ priority }) => priority < claim.priority)
  if (earlier.length === 0) return []
  const locked = await work.tx
    .select()
    .from(claims)
    .where(
      and(
        eq(claims.organizationId, work.actor.organizationId),
        inArray(
          claims.id,
          earlier.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(claims.id))
    .for('update')
  return locked.toSorted((one, other) => other.priority - one.priority)
}

/** Moves back to the earlier claim what a person moved from it into this one, both of which are held; nothing where they did not. */
export async function giveRestBack(work: Work, second: ClaimRow): Promise<void> {
  const received = movedByHand(await entriesOf(work, second.id), 'moved_in')
  if (received.length === 0) return
  await writeClaimEntries(work, received.map(opposite))
  for (const first of await earlierClaims(work, second)) {
    const before = await entriesOf(work, first.id)
    const given = movedByHand(before, 'moved_out')
    if (given.length === 0) continue
    await writeRest(work, first, {
      ...{ before, written: given.map(opposite), field: 'movedOutCents' },
      ...{ kind: 'second_claim_given_up', action: 'updated' },
      reason: `Claim ${second.pcn} to ${second.form.payer.name}`,
    })
    return
  }
  throw new Error('What a claim carries came from no other one')
}

/** What a person moved between the claims of two insurances. */
const movedByHand = (entries: Awaited<ReturnType<typeof entriesOf>>, kind: 'moved_in' | 'moved_out') =>
  standingEntries(entries).filter((entry) => entry.kind === kind && isByHand(entry))
