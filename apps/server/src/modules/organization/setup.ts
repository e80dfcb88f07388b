import { SETUP_STEPS, type Setup, type UpdateSetupBody } from '@oaklet/api/contract'
import { eq } from 'drizzle-orm'
import { scopeOf, type StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { notFound } from '../../errors'
import { inWork, type Work } from '../../work'
import { recordAudit } from '../audit'
import { lockOrganization } from './find-settings'
import { organizations } from './organizations-table'

/** What an organization starts with that somebody registers. */
export const NEW_SETUP: Setup = { confirmed: [], isDismissed: false }

/** Of an organization that was never to be set up. */
const SET_UP: Setup = { confirmed: [...SETUP_STEPS], isDismissed: false }

/** How far the set-up of the actor's organization has come. */
export function getSetup(deps: Deps, actor: StaffActor): Promise<Setup> {
  scopeOf(actor, 'settings:edit')
  return inWork(deps, actor, (work) => findSetup(work))
}

/** Confirms a step, or says whether the set-up is to be offered any more; no edit of the settings goes stale. */
export function updateSetup(
  deps: Deps,
  actor: StaffActor,
  { confirm, isDismissed }: UpdateSetupBody,
): Promise<Setup> {
  scopeOf(actor, 'settings:edit')
  const { organizationId } = actor
  return inWork(deps, actor, async (work) => {
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
      .set({ setup: after, updatedAt: deps.clock.now() })
      .where(eq(organizations.organizationId, organizationId))
    const entry = { action: 'updated', resource: 'organization', recordId: organizationId } as const
    await recordAudit(work, { ...entry, changed })
    return after
  })
}

async function findSetup(work: Work): Promise<Setup> {
  const [row] = await work.tx
    .select({ setup: organizations.setup })
    .from(organizations)
    .where(eq(organizations.organizationId, work.actor.organizationId))
  if (row === undefined) throw notFound()
  return row.setup ?? SET_UP
}
