import type * as api from '@oaklet/api/contract'
import type { Clinician } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { findClinicians } from './find-clinicians'

/** Everyone who can hold appointments in the practice, by name. */
export async function listClinicians(
  { actor, params: { practiceId } }: CallOf<typeof api.listClinicians>,
  work: Work,
): Promise<Clinician[]> {
  return findClinicians(work.tx, actor.organizationId, practiceId)
}
