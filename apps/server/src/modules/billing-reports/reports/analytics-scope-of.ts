import type { AnalyticsScope } from '../../analytics'
import type { ReportCall } from '../report-rows'

/** The part of the practice that the figures are of, as the analytics take it. */
export const analyticsScopeOf = ({ work, practiceId, scope, timeZone }: ReportCall): AnalyticsScope => ({
  organizationId: work.actor.organizationId,
  practiceId,
  timeZone,
  ...(scope === 'own' && { clinicianId: work.actor.staffId }),
})
