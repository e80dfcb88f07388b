import {
  resolveDateRange,
  type Analytics,
  type AnalyticsQuery,
  type AnalyticsType,
  type ChosenRange,
} from '@oaklet/api/contract'
import { requirePractice, type StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { notFound } from '../../errors'
import { practiceToday } from '../organization'
import { requireScope, type AnalyticsScope } from './analytics-scope'
import { clinicalAnalytics } from './clinical-analytics'
import type { AnalyticsParts, ComparedRange } from './figures'
import { financialAnalytics } from './financial-analytics'
import { operationalAnalytics } from './operational-analytics'
import { practiceAnalytics } from './practice-analytics'

/** A query as it was parsed. */
export type AnalyticsChoice = ChosenRange & Pick<AnalyticsQuery, 'practiceId' | 'locationId' | 'clinicianId'>

const KINDS: Readonly<
  Record<
    AnalyticsType,
    (tx: Tx, scope: AnalyticsScope, spans: ComparedRange, actor: StaffActor) => Promise<AnalyticsParts>
  >
> = {
  practice: practiceAnalytics,
  clinical: clinicalAnalytics,
  financial: financialAnalytics,
  operational: operationalAnalytics,
}

/** One kind of analytics of a practice that the actor works in. */
export const getAnalytics = (
  deps: Deps,
  actor: StaffActor,
  type: AnalyticsType,
  choice: AnalyticsChoice,
): Promise<Analytics> =>
  inTenant(
    deps.db,
    actor.organizationId,
    async (tx) => (await readAnalytics(tx, deps, actor, type, choice)).analytics,
  )

/** Analytics with what they are of: the scope, the two spans, and today's date in the practice's time zone. */
export interface ReadAnalytics {
  analytics: Analytics
  today: string
  scope: AnalyticsScope
  spans: ComparedRange
}

/** The same inside a transaction. */
export async function readAnalytics(
  tx: Tx,
  deps: Deps,
  actor: StaffActor,
  type: AnalyticsType,
  choice: AnalyticsChoice,
): Promise<ReadAnalytics> {
  const { practiceId = actor.practiceIds[0], locationId, clinicianId } = choice
  if (practiceId === undefined) throw notFound()
  requirePractice(actor, practiceId)
  const { today, timeZone, currency } = await practiceToday(tx, deps, actor, practiceId)
  const scope = { organizationId: actor.organizationId, practiceId, timeZone, locationId, clinicianId }
  await requireScope(tx, scope)
  const spans = resolveDateRange(choice, today)
  const compare = { ...spans, now: deps.clock.now() }
  const parts = await KINDS[type](tx, scope, compare, actor)
  const analytics = { type, practiceId, timeZone, currency, ...spans, ...parts }
  return { analytics, today, scope, spans: compare }
}
