import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { JobActor } from '../../actor'
import type { ArrivedFile, ClaimTransport } from '../../claim-transport'
import { claimFolders, type SeenFile } from '../../db/schema/claim-folders-table'
import type { Work } from '../../work'

/** A file is complete once it has stayed the same for so long: what writes it may pause. */
const STAYS_MS = 45_000
/** A process that takes files has so long; if it ends before it is done, another one goes on after that. */
const TAKES_MS = 600_000
/** So many files are taken after one look. */
const FILES_AT_ONCE = 50

/** The files that one process takes, and until when no other process does. */
interface Taking {
  files: ArrivedFile[]
  takenUntil: Date
}

/**
 * Looks into the folders of an organization, keeps what was found, and returns the files that are complete. They are then
 * this process’s own until `endTaking`; null where there are none, or another process takes them. Folders that are not
 * set up are looked into only where they were before, so that somebody learns that they are gone.
 */
export async function lookIntoInbox(
  work: Work<JobActor>,
  transport: ClaimTransport,
  isSetUp: boolean,
): Promise<Taking | null> {
  const { tx, actor, now } = work
  const { organizationId } = actor
  if (isSetUp) {
    const nothing = { lookedAt: now(), takenUntil: null, inFault: null, outFault: null, seen: [] }
    await tx
      .insert(claimFolders)
      .values({ organizationId, ...nothing })
      .onConflictDoNothing()
  }
  const [before] = await tx
    .select()
    .from(claimFolders)
    .where(eq(claimFolders.organizationId, organizationId))
    .for('update', { skipLocked: true })
  if (before === undefined || (before.takenUntil !== null && before.takenUntil > now())) return null
  const { files, inFault, outFault } = await transport.look(organizationId)
  const seen = files.map((file) => seenNow(file, before.seen, now().getTime()))
  const complete = files
    .filter((_, index) => now().getTime() - (seen[index]?.since ?? Infinity) >= STAYS_MS)
    .slice(0, FILES_AT_ONCE)
  const takenUntil = complete.length === 0 ? null : new Date(now().getTime() + TAKES_MS)
  await tx
    .update(claimFolders)
    .set({ lookedAt: now(), inFault, outFault, seen, takenUntil })
    .where(eq(claimFolders.organizationId, organizationId))
  return takenUntil === null ? null : { files: complete, takenUntil }
}

/** Leaves the files to the next look of any process; where another process has begun to take them, they stay its own. */
export async function endTaking(
  { tx, actor }: Work<JobActor>,
  { takenUntil }: Pick<Taking, 'takenUntil'>,
): Promise<void> {
  await tx
    .update(claimFolders)
    .set({ takenUntil: null })
    .where(
      and(eq(claimFolders.organizationId, actor.organizationId), eq(claimFolders.takenUntil, takenUntil)),
    )
}

function seenNow(
  { key: name, size, changedAt }: ArrivedFile,
  before: readonly SeenFile[],
  at: number,
): SeenFile {
  const key = createHash('sha256').update(name).digest('hex')
  const same = before.find((one) => one.key === key && one.size === size && one.changedAt === changedAt)
  return same ?? { key, size, changedAt, since: at }
}
