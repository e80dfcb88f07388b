import type * as api from '@oaklet/api/contract'
import type { PracticeName } from '@oaklet/api/contract'
import { asc, eq } from 'drizzle-orm'
import { folded } from '../../db/folded'
import { practices } from '../../db/schema/practices-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'

/** All practices of the organization by name, for who looks after its staff. */
export async function listPractices(
  { actor }: CallOf<typeof api.listPractices>,
  work: Work,
): Promise<PracticeName[]> {
  const { organizationId } = actor
  return work.tx
    .select({ id: practices.id, name: practices.name })
    .from(practices)
    .where(eq(practices.organizationId, organizationId))
    .orderBy(folded(practices.name), asc(practices.id))
}
