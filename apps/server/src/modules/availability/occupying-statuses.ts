import { APPOINTMENT_STATUSES, occupiesTime } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'

const OCCUPYING = JSON.stringify(APPOINTMENT_STATUSES.filter(occupiesTime))

/** The statuses in which an appointment takes up time, one a row. */
export const OCCUPYING_STATUSES = sql`(select jsonb_array_elements_text(${OCCUPYING}::jsonb))`
