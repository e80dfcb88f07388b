import type { ClaimEvent, ClaimForm } from '@oaklet/api/contract'
import { and, desc, eq } from 'drizzle-orm'
import { staffIdOf, type Actor } from '../../actor'
import { insertRows } from '../../db/insert-rows'
import { claimEvents, type claims } from '../../db/schema/claims-table'
import { staff } from '../../db/schema/staff-table'
import type { Work } from '../../work'

type ClaimRow = Pick<typeof claims.$inferSelect, 'organizationId' | 'id' | 'state'>

type Happened = Pick<ClaimEvent, 'kind'> &
  Partial<Pick<ClaimEvent, 'reason' | 'changes' | 'remittanceId'> & { answerId: string | null }>

/** Keeps what happened to a claim, which has its new state already. */
export const addClaimEvent = (work: Work<Actor>, claim: ClaimRow, happened: Happened): Promise<void> =>
  addClaimEvents(work, [claim], happened)

/** Keeps what happened to several claims, likewise. */
export async function addClaimEvents(
  { tx, actor, now, newId }: Work<Actor>,
  rows: readonly ClaimRow[],
  { kind, reason = '', changes = [], answerId = null, remittanceId = null }: Happened,
): Promise<void> {
  const done = { doneById: staffIdOf(actor), doneAt: now() }
  await insertRows(
    tx,
    claimEvents,
    rows.map(({ organizationId, id: claimId, state }) => ({
      ...{ organizationId, id: newId(), claimId, kind, state, reason, changes, answerId, remittanceId },
      ...done,
    })),
  )
}

/** What happened to a claim, the newest first. */
export async function readClaimEvents({ tx, actor }: Work, claimId: string): Promise<ClaimEvent[]> {
  const rows = await tx
    .select({ event: claimEvents, byName: staff.name })
    .from(claimEvents)
    .leftJoin(
      staff,
      and(eq(staff.organizationId, claimEvents.organizationId), eq(staff.id, claimEvents.doneById)),
    )
    .where(and(eq(claimEvents.organizationId, actor.organizationId), eq(claimEvents.claimId, claimId)))
    .orderBy(desc(claimEvents.seq))
  return rows.map(({ event: { id, kind, state, reason, remittanceId, changes, doneAt }, byName }) => ({
    ...{ id, kind, state, reason, remittanceId, changes, byName },
    at: doneAt.toISOString(),
  }))
}

/** The fields in which two forms differ, as text. */
export function formChanges(before: ClaimForm, after: ClaimForm): ClaimEvent['changes'] {
  const [was, is] = [textsOf(before), textsOf(after)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((field) => {
    const change = { field, before: was.get(field) ?? '', after: is.get(field) ?? '' }
    return change.before === change.after ? [] : [change]
  })
}

/** Every field by its path, like `lines.0.code`; lists of texts and numbers are one field. */
function textsOf(value: unknown, path = ''): Map<string, string> {
  if (typeof value !== 'object' || value === null) {
    return new Map([[path, typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value)]])
  }
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) {
    return new Map([[path, value.join(', ')]])
  }
  return new Map(
    Object.entries(value).flatMap(([key, one]) => [...textsOf(one, path === '' ? key : `${path}.${key}`)]),
  )
}
