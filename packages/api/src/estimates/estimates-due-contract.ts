import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { CalendarDate, Id } from '../wire/scalars'

/**
 * Why an estimate is due: sessions are booked, a session differs from the estimate that was sent for its day, or the
 * client asked for one.
 */
export const ESTIMATE_DUE_CAUSES = ['scheduled', 'changed', 'requested'] as const
/** One of {@link ESTIMATE_DUE_CAUSES}. */
export type EstimateDueCause = (typeof ESTIMATE_DUE_CAUSES)[number]

const Named = z.object({ id: Id, name: z.string() })

/** A client to whom an estimate about a clinician’s sessions has to be sent. */
export const EstimateDue = z.object({
  client: Named,
  clinician: Named,
  cause: z.enum(ESTIMATE_DUE_CAUSES),
  /** The day of the first session that no sent estimate covers; null where the client asked and nothing is booked. */
  firstOn: z.nullable(CalendarDate),
  /** The days of the first and the last session of the two that are booked within 12 months; null as `firstOn`. */
  period: z.nullable(z.object({ from: CalendarDate, to: CalendarDate })),
  /** The last day on which it can be sent in time. */
  dueOn: CalendarDate,
  isOverdue: z.boolean(),
  /** The draft that waits to be sent; null where none is made. */
  draftId: z.nullable(Id),
})
export type EstimateDue = z.infer<typeof EstimateDue>

/** How many estimates that are due are answered at most. */
export const MAX_ESTIMATES_DUE = 200

/** The first {@link MAX_ESTIMATES_DUE} by the day on which they are due; `count` is how many there are. */
export const EstimatesDue = z.object({ items: z.array(EstimateDue), count: z.int() })
export type EstimatesDue = z.infer<typeof EstimatesDue>

/** Whose estimates are asked for; all of the practice’s where no client is named. */
export const EstimatesDueQuery = z.object({ clientId: z.optional(Id) })
export type EstimatesDueQuery = z.input<typeof EstimatesDueQuery>

/**
 * The estimates that have to be sent, for sessions within the next 12 months, which is the most that one covers. Clients
 * need one who pay themselves: the session is booked so, or no coverage is in force on its day.
 */
export const listEstimatesDue = endpoint({
  name: 'listEstimatesDue',
  method: 'GET',
  path: '/api/v1/practices/{practiceId}/estimates-due',
  access: 'invoices:view',
  query: EstimatesDueQuery,
  response: enveloped(EstimatesDue),
})
