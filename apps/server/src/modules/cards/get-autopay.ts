import type * as api from '@oaklet/api/contract'
import type { Autopay } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { staff } from '../../db/schema/staff-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { clientOf, type ClientKey } from '../caseload'
import { findAutopayCard, findAutopayChoice, takesCopays } from './autopay-choice'

/** Whether a client’s default card is charged each night for what is due. */
export async function getAutopay(
  { params, scope }: CallOf<typeof api.getAutopay>,
  work: Work,
): Promise<Autopay> {
  await clientOf(work, params, scope)
  return autopayOf(work, params)
}

/** What was chosen for a client as the contract shows it. */
export async function autopayOf(work: Work, key: ClientKey): Promise<Autopay> {
  const choice = await findAutopayChoice(work, key)
  const { card, waitsFor } = await findAutopayCard(work, key, choice?.changedAt ?? work.now())
  const now = { takesCopays: takesCopays(choice, card), waitsFor }
  if (choice === null) {
    return { isOn: false, changedBy: null, changedAt: null, stopped: null, declines: 0, ...now }
  }
  const { isOn, changedById, changedAt, stopped, declines } = choice
  const changedBy = changedById === null ? null : await nameOf(work, changedById)
  return { isOn, changedBy, changedAt: changedAt.toISOString(), stopped, declines, ...now }
}

async function nameOf({ tx, actor }: Work, staffId: string): Promise<string | null> {
  const [person] = await tx
    .select({ name: staff.name })
    .from(staff)
    .where(and(eq(staff.organizationId, actor.organizationId), eq(staff.id, staffId)))
  return person?.name ?? null
}
