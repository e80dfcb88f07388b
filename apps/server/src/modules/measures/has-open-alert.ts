import { sql, type SQL } from 'drizzle-orm'
import { measures } from '../../db/schema/measures-table'

/**
 * A measure whose safety alert nobody has closed. It is written as the index `measures_with_open_alert` says it, with
 * the values written out: a partial index is only used where they are.
 */
export const HAS_OPEN_ALERT: SQL = sql`${measures.kind} = 'phq9' and ${measures.status} = 'final' and ${measures.answers}[9] > 0 and ${measures.alertClosedAt} is null`
