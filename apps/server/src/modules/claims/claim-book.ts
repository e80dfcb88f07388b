import type { ClaimLine } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { claimEntries } from '../../db/schema/claim-entries-table'
import type { Work } from '../../work'
import { standingEntries } from '../../x12/posting/claims-book'
import type { ClaimRow } from './find-claim'

type Entry = typeof claimEntries.$inferSelect

/**
 * Lets the book say what the insurer owes for each line of a claim that is sent: all of it the first time, and later
 * what has changed. An entry is never changed: another one takes it back.
 */
export async function chargeClaim(work: Work, claim: ClaimRow): Promise<void> {
  const standing = await standingCharges(work, claim.id)
  const isRight = ({ lineNumber, cents }: Entry) =>
    claim.form.lines.some((line) => line.controlNumber === lineNumber && line.chargeCents === cents)
  const kept = standing.filter(isRight)
  const added = claim.form.lines.filter(
    ({ controlNumber }) => !kept.some(({ lineNumber }) => lineNumber === controlNumber),
  )
  await write(work, claim, [
    ...standing.filter((entry) => !isRight(entry)).map(opposite),
    ...added.map(({ controlNumber, chargeCents }) => ({
      ...{ lineNumber: controlNumber, cents: chargeCents, reversesId: null },
    })),
  ])
}

/** Takes the charges of a claim back, but for those of these lines. */
export async function unchargeClaim(
  work: Work,
  claim: ClaimRow,
  but: readonly Pick<ClaimLine, 'controlNumber'>[] = [],
): Promise<void> {
  const standing = await standingCharges(work, claim.id)
  const dropped = standing.filter(
    ({ lineNumber }) => !but.some(({ controlNumber }) => controlNumber === lineNumber),
  )
  await write(work, claim, dropped.map(opposite))
}

const opposite = ({ id, lineNumber, cents }: Entry) => ({ lineNumber, cents: -cents, reversesId: id })

/** The charges of a claim that nothing has taken back. */
async function standingCharges({ tx, actor }: Work, claimId: string): Promise<Entry[]> {
  const entries = await tx
    .select()
    .from(claimEntries)
    .where(and(eq(claimEntries.organizationId, actor.organizationId), eq(claimEntries.claimId, claimId)))
  return standingEntries(entries)
}

async function write(
  { tx, actor, now, newId }: Work,
  { organizationId, practiceId, id: claimId }: ClaimRow,
  entries: readonly Pick<Entry, 'lineNumber' | 'cents' | 'reversesId'>[],
): Promise<void> {
  if (entries.length === 0) return
  const written = { writtenById: actor.staffId, writtenAt: now() }
  await tx.insert(claimEntries).values(
    entries.map((entry) => ({
      ...{ organizationId, id: newId(), practiceId, claimId, kind: 'charged' as const },
      ...{ ...entry, ...written },
    })),
  )
}
