import type * as api from '@oaklet/api/contract'
import { MAX_ESTIMATES_DUE, type EstimatesDue } from '@oaklet/api/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Scope } from '../../actor'
import { clients } from '../../db/schema/clients-table'
import { staff } from '../../db/schema/staff-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { displayName, NAMED_CLIENT } from '../caseload'
import { practiceToday } from '../organization'
import { estimatesDue, type DueEstimate } from './estimates-due'

/** The estimates that have to be sent, the first ones due first. */
export async function listEstimatesDue(
  { scope, params: { practiceId }, query: { clientId } }: CallOf<typeof api.listEstimatesDue>,
  work: Work,
): Promise<EstimatesDue> {
  const practice = await practiceToday(work, practiceId)
  const all = await estimatesDue(work, practiceId, scope, practice, clientId)
  const shown = all.slice(0, MAX_ESTIMATES_DUE)
  const names = shown.length === 0 ? new Map<string, string>() : await namesOf(work, shown)
  const named = (id: string) => ({ id, name: names.get(id) ?? '' })
  return {
    items: shown.map(({ clientId: client, clinicianId: clinician, ...due }) => ({
      ...due,
      client: named(client),
      clinician: named(clinician),
    })),
    count: all.length,
  }
}

/** How many estimates the actor knows to be due, and the day on which the first of them is. */
export async function sumEstimatesDue(
  work: Work,
  practiceId: string,
  scope: Scope,
): Promise<{ count: number; firstDueOn: string | null }> {
  const due = await estimatesDue(work, practiceId, scope, await practiceToday(work, practiceId))
  return { count: due.length, firstDueOn: due.at(0)?.dueOn ?? null }
}

/** The names of the clients and clinicians, by their ids. */
async function namesOf(
  { tx, actor: { organizationId } }: Work,
  due: readonly DueEstimate[],
): Promise<ReadonlyMap<string, string>> {
  const clientIds = [...new Set(due.map(({ clientId }) => clientId))]
  const clinicianIds = [...new Set(due.map(({ clinicianId }) => clinicianId))]
  const theirs = await tx
    .select(NAMED_CLIENT)
    .from(clients)
    .where(and(eq(clients.organizationId, organizationId), inArray(clients.id, clientIds)))
  const people = await tx
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(and(eq(staff.organizationId, organizationId), inArray(staff.id, clinicianIds)))
  return new Map([
    ...theirs.map((client) => [client.id, displayName(client)] as const),
    ...people.map(({ id, name }) => [id, name] as const),
  ])
}
