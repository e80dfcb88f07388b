import type { Clinician } from '@oaklet/api/contract'
import { requirePractice, type StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { findClinicians } from './find-clinicians'

/** Everyone who can hold appointments in the practice, by name. */
export function listClinicians(deps: Deps, actor: StaffActor, practiceId: string): Promise<Clinician[]> {
  requirePractice(actor, practiceId)
  return inTenant(deps.db, actor.organizationId, (tx) => findClinicians(tx, actor.organizationId, practiceId))
}
