import * as z from 'zod/mini'
import { CalendarDate } from '../wire/scalars'

/** The authorizations that run out: how many are `low`, and the first day on which one of them ends; null without any. */
export const LowAuthorizations = z.object({ count: z.int(), soonestOn: z.nullable(CalendarDate) })
export type LowAuthorizations = z.infer<typeof LowAuthorizations>
