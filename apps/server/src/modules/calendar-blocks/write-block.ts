import type { CalendarBlockInput, SavedBlock } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import { calendarBlocks } from '../../db/schema/calendar-blocks-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'
import type { BlockRow } from '../availability'
import { appointmentsIn } from './appointments-in'
import { showBlocks } from './show-blocks'

/** Names one block of one practice, as the routes’ parameters do. */
export interface BlockKey {
  practiceId: string
  blockId: string
}

/** The columns of what a person said about a block. */
export const blockColumns = ({ start, ...input }: CalendarBlockInput) => ({
  ...{ kind: input.kind, title: input.title, isPrivate: input.isPrivate },
  ...{ staffIds: [...new Set(input.staffIds)], locationIds: [...new Set(input.locationIds)] },
  ...{ firstDay: input.firstDay, lastDay: input.lastDay, wallStart: start, minutes: input.minutes },
  ...{ rule: input.rule, skips: [...new Set(input.skips)].toSorted() },
})

/** Writes a new block. */
export async function insertBlock(
  work: Work,
  practiceId: string,
  timeZone: string,
  input: CalendarBlockInput,
): Promise<BlockRow> {
  const now = work.now()
  const [row] = await work.tx
    .insert(calendarBlocks)
    .values({
      ...{ organizationId: work.actor.organizationId, id: work.newId(), practiceId, timeZone },
      ...blockColumns(input),
      ...{ createdAt: now, updatedAt: now },
    })
    .returning()
  if (row === undefined) throw notFound()
  return row
}

/** Writes what has changed of a block. */
export async function writeBlock(
  work: Work,
  { organizationId, id, version }: BlockRow,
  changes: Partial<typeof calendarBlocks.$inferInsert>,
): Promise<BlockRow> {
  const [row] = await work.tx
    .update(calendarBlocks)
    .set({ ...changes, version: version + 1, updatedAt: work.now() })
    .where(and(eq(calendarBlocks.organizationId, organizationId), eq(calendarBlocks.id, id)))
    .returning()
  if (row === undefined) throw notFound()
  return row
}

const select = (work: Work, { practiceId, blockId }: BlockKey) =>
  work.tx
    .select()
    .from(calendarBlocks)
    .where(
      and(
        eq(calendarBlocks.organizationId, work.actor.organizationId),
        eq(calendarBlocks.practiceId, practiceId),
        eq(calendarBlocks.id, blockId),
      ),
    )

/** The block that `key` names; throws 404 where the practice has no such one. */
export async function findBlock(work: Work, key: BlockKey): Promise<BlockRow> {
  const [row] = await select(work, key)
  if (row === undefined) throw notFound()
  return row
}

/** Like {@link findBlock}, and locks the block until the transaction ends. */
export async function lockBlock(work: Work, key: BlockKey): Promise<BlockRow> {
  const [row] = await select(work, key).for('update')
  if (row === undefined) throw notFound()
  return row
}

/** What is answered once a block was written. */
export async function savedBlock(work: Work, actor: StaffActor, row: BlockRow): Promise<SavedBlock> {
  const [block] = await showBlocks(work, actor, [row])
  if (block === undefined) throw notFound()
  return { block, appointments: (await appointmentsIn(work, row)).length }
}
