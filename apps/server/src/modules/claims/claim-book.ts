import type { ClaimLine } from '@oaklet/api/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { claimEntries } from '../../db/schema/claim-entries-table'
import type { Work } from '../../work'
import { standingEntries } from '../../x12/posting/claims-book'
import type { ClaimRow } from './find-claim'

type Entry = typeof claimEntries.$inferSelect
type NewEntry = Pick<Entry, 'practiceId' | 'claimId' | 'lineNumber' | 'cents' | 'reversesId'>

/**
 * Lets the book say what insurers owe for each line of claims that are sent: all of it the first time, and later what
 * has changed. An entry is never changed: another one takes it back.
 */
export async function chargeClaims(work: Work, sent: readonly ClaimRow[]): Promise<void> {
  const standing = await standingCharges(
    work,
    sent.map(({ id }) => id),
  )
  await write(
    work,
    sent.flatMap((claim) =>
      changesOf(
        claim,
        standing.filter(({ claimId }) => claimId === claim.id),
      ),
    ),
  )
}

/** The entries after which the book says of a claim what its lines charge. */
function changesOf({ id: claimId, practiceId, form }: ClaimRow, standing: readonly Entry[]): NewEntry[] {
  const isRight = ({ lineNumber, cents }: Entry) =>
    form.lines.some((line) => line.controlNumber === lineNumber && line.chargeCents === cents)
  const kept = standing.filter(isRight)
  const added = form.lines.filter(
    ({ controlNumber }) => !kept.some(({ lineNumber }) => lineNumber === controlNumber),
  )
  return [
    ...standing.filter((entry) => !isRight(entry)).map(opposite),
    ...added.map(({ controlNumber, chargeCents }) => ({
      ...{ practiceId, claimId, lineNumber: controlNumber, cents: chargeCents, reversesId: null },
    })),
  ]
}

/** Takes the charges of a claim back, but for those of these lines. */
export async function unchargeClaim(
  work: Work,
  claim: ClaimRow,
  but: readonly Pick<ClaimLine, 'controlNumber'>[] = [],
): Promise<void> {
  const standing = await standingCharges(work, [claim.id])
  const dropped = standing.filter(
    ({ lineNumber }) => !but.some(({ controlNumber }) => controlNumber === lineNumber),
  )
  await write(work, dropped.map(opposite))
}

const opposite = ({ id, practiceId, claimId, lineNumber, cents }: Entry): NewEntry => ({
  ...{ practiceId, claimId, lineNumber },
  ...{ cents: -cents, reversesId: id },
})

/** The charges of claims that nothing has taken back. */
async function standingCharges({ tx, actor }: Work, claimIds: readonly string[]): Promise<Entry[]> {
  const entries = await tx
    .select()
    .from(claimEntries)
    .where(
      and(
        eq(claimEntries.organizationId, actor.organizationId),
        inArray(claimEntries.claimId, [...claimIds]),
        eq(claimEntries.kind, 'charged'),
      ),
    )
  return standingEntries(entries)
}

async function write({ tx, actor, now, newId }: Work, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length === 0) return
  const written = { writtenById: actor.staffId, writtenAt: now() }
  await tx.insert(claimEntries).values(
    entries.map((entry) => ({
      ...{ organizationId: actor.organizationId, id: newId(), kind: 'charged' as const },
      ...{ ...entry, ...written },
    })),
  )
}
