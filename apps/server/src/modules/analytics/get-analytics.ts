import {
  resolveDateRange,
  type Analytics,
  type AnalyticsQuery,
  type AnalyticsType,
  type ChosenRange,
} from '@oaklet/api/contract'
import { requirePractice, type StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import { notFound } from '../../errors'
import type { Work } from '../../work'
import { practiceToday } from '../organization'
import { clinicalAnalytics } from './clinical/clinical-analytics'
import type { AnalyticsParts, ComparedRange } from './figures/figures'
import { financialAnalytics } from './figures/financial-analytics'
import { operationalAnalytics } from './figures/operational-analytics'
import { practiceAnalytics } from './figures/practice-analytics'
import { requireScope, type AnalyticsScope } from './scope/analytics-scope'

/** The parsed query. */
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

/** Makes the verb that returns one kind of analytics of a practice that the actor works in. */
export const getAnalytics =
  (type: AnalyticsType) =>
  async ({ query }: { query: AnalyticsChoice }, work: Work): Promise<Analytics> =>
    (await readAnalytics(work, type, query)).analytics

/** Analytics with their scope, the two compared spans, and today's date in the practice's time zone. */
export interface ReadAnalytics {
  analytics: Analytics
  today: string
  scope: AnalyticsScope
  spans: ComparedRange
}

/** Computes one kind of analytics; throws 404 for a practice where the actor doesn't work. */
export async function readAnalytics(
  work: Work,
  type: AnalyticsType,
  choice: AnalyticsChoice,
): Promise<ReadAnalytics> {
  const { practiceId = work.actor.practiceIds[0], locationId, clinicianId } = choice
  if (practiceId === undefined) throw notFound()
  requirePractice(work.actor, practiceId)
  const { today, timeZone, currency } = await practiceToday(work, practiceId)
  const scope = { organizationId: work.actor.organizationId, practiceId, timeZone, locationId, clinicianId }
  await requireScope(work.tx, scope)
  const spans = resolveDateRange(choice, today)
  const compare = { ...spans, now: work.now() }
  const parts = await KINDS[type](work.tx, scope, compare, work.actor)
  const analytics = { type, practiceId, timeZone, currency, ...spans, ...parts }
  return { analytics, today, scope, spans: compare }
}
