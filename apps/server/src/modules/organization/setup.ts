import type * as api from '@oaklet/api/contract'
import { SETUP_STEPS, type Setup } from '@oaklet/api/contract'
import { eq } from 'drizzle-orm'
import { organizations } from '../../db/schema/organizations-table'
import { notFound } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { lockOrganization } from './find-settings'

/** The set-up that a newly registered organization starts with. */
export const NEW_SETUP: Setup = { confirmed: [], isDismissed: false }

/** Of an organization that was never to be set up. */
const SET_UP: Setup = { confirmed: [...SETUP_STEPS], isDismissed: false }

/** How far the set-up of the actor's organization has come. */
export async function getSetup(_: CallOf<typeof api.getSetup>, work: Work): Promise<Setup> {
  return findSetup(work)
}

/** Confirms a step, or says whether the set-up is to be offered any more; no edit of the settings goes stale. */
export async function updateSetup(
  { actor, body: { confirm, isDismissed } }: CallOf<typeof api.updateSetup>,
  work: Work,
): Promise<Setup> {
  const { organizationId } = actor

  const before = (await lockOrganization(work)).setup ?? SET_UP
  const after: Setup = {
    confirmed: SETUP_STEPS.filter((step) => step === confirm || before.confirmed.includes(step)),
    isDismissed: isDismissed ?? before.isDismissed,
  }
  const changed = [
    ...after.confirmed.filter((step) => !before.confirmed.includes(step)).map((step) => `setup.${step}`),
    ...(after.isDismissed === before.isDismissed ? [] : ['setup.isDismissed']),
  ]
  if (changed.length === 0) return before
  await work.tx
    .update(organizations)
    .set({ setup: after, updatedAt: work.now() })
    .where(eq(organizations.organizationId, organizationId))
  const entry = { action: 'updated', resource: 'organization', recordId: organizationId } as const
  await recordAudit(work, { ...entry, changed })
  return after
}

async function findSetup(work: Work): Promise<Setup> {
  const [row] = await work.tx
    .select({ setup: organizations.setup })
    .from(organizations)
    .where(eq(organizations.organizationId, work.actor.organizationId))
  if (row === undefined) throw notFound()
  return row.setup ?? SET_UP
}
