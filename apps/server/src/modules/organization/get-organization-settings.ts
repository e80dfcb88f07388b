import type { OrganizationSettings } from '@oaklet/api/contract'
import type { StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { inWork } from '../../work'
import { findSettings } from './find-settings'

/** The settings of the actor's organization. */
export function getOrganizationSettings(deps: Deps, actor: StaffActor): Promise<OrganizationSettings> {
  return inWork(deps, actor, (work) => findSettings(work))
}
