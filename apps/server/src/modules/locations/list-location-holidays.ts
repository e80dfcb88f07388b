import type * as api from '@oaklet/api/contract'
import type { Holiday } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { holidaysOfLocation } from '../holidays'
import { findLocation } from './select-locations'

/** The holidays of all locations and those of this one, by date. */
export async function listLocationHolidays(
  { actor, params: key, query: range }: CallOf<typeof api.listLocationHolidays>,
  work: Work,
): Promise<Holiday[]> {
  await findLocation(work, key)
  return holidaysOfLocation(work.tx, actor.organizationId, key, range)
}
