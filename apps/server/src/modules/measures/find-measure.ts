import type { Measure } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { measures } from '../../db/schema/measures-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'
import type { ClientKey } from '../caseload'
import { selectMeasures } from './select-measures'

/** Names one measure of one client, as the routes' parameters do. */
export interface MeasureKey extends ClientKey {
  measureId: string
}

/** A client's measures. */
export const isOfClient = (
  { organizationId }: Pick<Actor, 'organizationId'>,
  { practiceId, clientId }: ClientKey,
) =>
  and(
    eq(measures.organizationId, organizationId),
    eq(measures.practiceId, practiceId),
    eq(measures.clientId, clientId),
  )

/** The row that `key` names. */
export const isMeasure = (actor: Pick<Actor, 'organizationId'>, key: MeasureKey) =>
  and(isOfClient(actor, key), eq(measures.id, key.measureId))

/** One measure as the contract shows it; whether the actor may know the client has been seen before. */
export async function findMeasure(work: Work<Actor>, key: MeasureKey): Promise<Measure> {
  const [found] = await selectMeasures(work.tx, { where: isMeasure(work.actor, key), limit: 1 })
  if (found === undefined) throw notFound()
  return found
}
