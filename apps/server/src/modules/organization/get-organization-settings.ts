import type * as api from '@oaklet/api/contract'
import type { OrganizationSettings } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { findSettings } from './find-settings'

/** The settings of the actor's organization. */
export async function getOrganizationSettings(
  _: CallOf<typeof api.getOrganizationSettings>,
  work: Work,
): Promise<OrganizationSettings> {
  return findSettings(work)
}
